import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { storeNames } from './store-names.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('stores are known by their names in both languages and their city', async () => {
    await creator(shop.payload)('stores', {
      slug: 'gaspe-names',
      name: { en: 'Gaspé, Harbour', fr: 'Gaspé, le port' },
      street: '1 rue de la Reine',
      city: 'Gaspé',
      province: 'QC',
      postalCode: 'G4X 1A1',
      latitude: 48.8,
      longitude: -64.5,
      phone: '418-555-0101',
      timeZone: 'America/Toronto',
    })
    expect((await storeNames(shop.payload)).find(({ slug }) => slug === 'gaspe-names')).toEqual({
      slug: 'gaspe-names',
      name: { en: 'Gaspé, Harbour', fr: 'Gaspé, le port' },
      city: 'Gaspé',
    })
  })
})
