import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles } from '../testing/fixture.ts'
import { kidsTaxedInFull } from './tax-report.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('children’s products without a tax class are listed, and classified one by one', async () => {
    const { payload, fixture } = shop
    const key = await creator(payload)('categories', {
      key: 'baby-gear',
      name: { en: 'Baby gear', fr: 'Bébés' },
      slug: { en: 'baby-gear', fr: 'bebes' },
    })
    const change = (data: Record<string, unknown>) =>
      payload.update({
        collection: 'products',
        id: fixture.products[poles]!,
        data: { _status: 'published', ...data } as never,
        overrideAccess: true,
      })
    const listed = async () => (await kidsTaxedInFull(payload)).map(({ code }) => code)
    expect(await listed()).toEqual([])
    await change({ gender: 'kids', categories: [key], taxClass: null })
    expect(await kidsTaxedInFull(payload)).toMatchObject([
      { id: String(fixture.products[poles]), categories: [{ en: 'Baby gear', fr: 'Bébés' }] },
    ])
    // “Taxed in full” is an answer too.
    await change({ taxClass: 'standard' })
    expect(await listed()).toEqual([])
    await change({ taxClass: null })
    expect(await listed()).toHaveLength(1)
    // A product under clothing needs no class.
    await change({ categories: [fixture.categories.jackets] })
    expect(await listed()).toEqual([])
  })
})
