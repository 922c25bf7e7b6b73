import { describe, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'
import { codesInMarkdowns, markdownRules } from './running-markdowns.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const off = { name: 'Sale', kind: 'percentage', percent: 50, rounding: 'none' }

  let signedIn: Promise<string> | undefined
  const merchandiser = () => (signedIn ??= staffCookie(shop.payload, 'merchandiser'))

  /** The codes on sale: as the form says before it is saved, as pages read them, and as a change of the sale finds them. */
  async function onSale(sale: object): Promise<string[]> {
    const cookie = await merchandiser()
    const ask = async <Answer>(method: string, at: string, json?: object) =>
      (await (await admin(method, at, { cookie, ...(json && { json }) })).json()) as Answer
    const before = await ask<{ products: number }>('POST', '/markdowns/preview', { ...off, ...sale })
    const { doc } = await ask<{ doc: { id: number } }>('POST', '/markdowns', { ...off, ...sale })
    const rows = rowsOf(shop.payload)
    const { products } = shop.fixture
    const rulesOf = await markdownRules(rows, Object.values(products))
    const codes = await codesInMarkdowns(rows, [doc.id])
    expect([
      before.products,
      Object.keys(products)
        .filter((code) => rulesOf(products[code] ?? 0).length > 0)
        .toSorted(),
    ]).toEqual([codes.length, codes.toSorted()])
    await ask('DELETE', `/markdowns/${doc.id}`)
    return codes.toSorted()
  }

  test('a sale leaves out what it excepts, by any way in which a product belongs there', async () => {
    const { brands, categories, collections, products } = shop.fixture
    const camping = { categories: [categories.camping] }
    const both = { categories: [categories.camping, categories.clothing] }
    const listed = { products: [products[jacket], products[tent]] }
    expect(await onSale(camping)).toEqual([tent, poles])
    expect(await onSale({ ...camping, exceptCategories: [categories.tents] })).toEqual([poles])
    expect(await onSale({ ...camping, exceptProducts: [products[poles]] })).toEqual([tent])
    expect(await onSale({ ...both, exceptBrands: [brands.lowcloud] })).toEqual([jacket])
    expect(await onSale({ ...both, exceptCategories: [categories.women], exceptProducts: [products[tent]] })).toEqual([
      poles,
    ])
    expect(await onSale({ ...listed, exceptCollections: [collections.ultralight] })).toEqual([tent])
  })

  test('a sale that excepts all it has is refused', async () => {
    const cookie = await merchandiser()
    const { brands } = shop.fixture
    const json = { ...off, brands: [brands.lowcloud], exceptBrands: [brands.lowcloud] }
    expect(await (await admin('POST', '/markdowns', { cookie, json })).json()).toMatchObject({
      errors: [{ data: { errors: [{ path: 'percent' }] } }],
    })
  })
})
