import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { droppedPages } from '../testing/dropped-pages.ts'
import { creator } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const { opened, shop, dropped } = droppedPages(database)

  test('without its last store the shop has none, on every page, until there is a first', async () => {
    const lacked = async () => [(await shop().shell('en', () => {})).lacks, await shop().lacks()]
    const { docs } = await opened.payload.find({ collection: 'stores', depth: 0 })
    const open = (slug: string) =>
      creator(opened.payload)('stores', {
        slug,
        name: { en: slug, fr: slug },
        street: '1 rue Principale',
        city: 'Matane',
        province: 'QC',
        postalCode: 'G4W 1A1',
        latitude: 48.85,
        longitude: -67.53,
        phone: '418-555-0101',
        timeZone: 'America/Toronto',
      })
    const another = await open('rimouski')
    expect(await lacked()).toEqual([undefined, []])

    expect(await dropped(() => opened.payload.delete({ collection: 'stores', id: docs[0]!.id }))).not.toBe('all')
    expect(await lacked()).toEqual([undefined, []])
    expect(await dropped(() => opened.payload.delete({ collection: 'stores', id: another }))).toBe('all')
    expect(await lacked()).toEqual([['stores'], ['stores']])

    expect(await dropped(() => open('matane'))).toBe('all')
    expect(await lacked()).toEqual([undefined, []])
    expect(await dropped(() => open('gaspe'))).not.toBe('all')
  })
})
