import { mergeListSearchAndWhere } from 'payload/shared'
import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, tent } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const path = '/products/list-facts'

  test('a page of products is answered with prices, stock and languages, in one request', async () => {
    const cookie = await staffCookie(shop.payload, 'store-staff')
    const { products } = shop.fixture
    const draft = await shop.payload.create({
      collection: 'products',
      data: { code: '7801', title: 'Half', _status: 'draft' } as never,
      draft: true,
      locale: 'en',
    })
    // What is in the shop stays there until the draft is published.
    await shop.payload.update({
      collection: 'products',
      id: products[tent] ?? 0,
      data: { title: 'Later', _status: 'draft' },
      draft: true,
      locale: 'en',
    })
    const ids = [products[jacket], products[tent], draft.id]
    const answer = await admin('POST', path, { cookie, json: { ids } })
    const { facts } = (await answer.json()) as { facts: Record<string, object> }
    expect(ids.map((id) => facts[String(id)])).toMatchObject([
      { prices: [240_00, 240_00], stock: 42, complete: { en: true, fr: true }, isPublished: true },
      { prices: [399_00, 399_00], stock: 9, isPublished: true },
      { complete: { en: false, fr: false }, isPublished: false },
    ])
    expect(facts[String(draft.id)]).not.toHaveProperty('stock')
  })

  test('the search of the list finds a product by its title, its code and the SKU of a variant', async () => {
    const id = shop.fixture.products[jacket] ?? 0
    const { variants, title, code } = await shop.payload.findByID({ collection: 'products', id, locale: 'en' })
    const collectionConfig = shop.payload.collections.products.config
    for (const search of [title, code, variants.at(-1)!.sku]) {
      const where = mergeListSearchAndWhere({ collectionConfig, search })
      const { docs } = await shop.payload.find({ collection: 'products', where, draft: true, depth: 0, locale: 'en' })
      expect(docs.map((doc) => doc.id)).toEqual([id])
    }
  })

  test('variants at or below the limit of their product are low; without one, by that of the shop', async () => {
    const cookie = await staffCookie(shop.payload, 'service')
    const ids = [shop.fixture.products[jacket] ?? 0, shop.fixture.products[tent] ?? 0]
    const low = async () => {
      const { facts } = (await (await admin('POST', path, { cookie, json: { ids } })).json()) as {
        facts: Record<string, { low: number }>
      }
      return ids.map((id) => facts[String(id)]?.low)
    }
    const limited = (lowStockUpTo: number | null) =>
      shop.payload.update({ collection: 'products', id: ids[0]!, data: { lowStockUpTo } })
    const { docs } = await shop.payload.find({ collection: 'inventory', where: { location: { equals: 'online' } } })
    const { variants } = await shop.payload.findByID({ collection: 'products', id: ids[0]!, depth: 0 })
    const units = variants.map(({ sku }) => docs.find((row) => row.sku === sku)?.quantity ?? 0)
    const highest = Math.max(...units)
    expect(highest).toBeGreaterThan(3)
    const [, ofTent] = await low()
    expect(await low()).toEqual([units.filter((each) => each > 0 && each <= 3).length, ofTent])
    await limited(highest)
    expect(await low()).toEqual([units.filter((each) => each > 0).length, ofTent])
    await limited(0)
    expect(await low()).toEqual([0, ofTent])
    await limited(null)
  })

  test('what nobody counted is sold out; what is no longer sold online has no stock', async () => {
    const cookie = await staffCookie(shop.payload, 'merchandiser')
    const id = shop.fixture.products[tent] ?? 0
    const { variants } = await shop.payload.findByID({ collection: 'products', id, depth: 0 })
    const listed = async () => {
      const answer = await admin('POST', path, { cookie, json: { ids: [id] } })
      const { facts } = (await answer.json()) as { facts: Record<string, { stock?: number }> }
      return facts[String(id)]?.stock
    }
    const uncounted = variants.map((variant) => ({ ...variant, sku: `${variant.sku}-2` }))
    await shop.payload.update({ collection: 'products', id, data: { variants: uncounted } })
    expect(await listed()).toBe(0)
    const unsold = variants.map((variant) => ({ ...variant, stocked: false }))
    await shop.payload.update({ collection: 'products', id, data: { variants: unsold } })
    expect(await listed()).toBeUndefined()
  })

  test('nobody, and no page without end, is answered', async () => {
    const cookie = await staffCookie(shop.payload, 'editor')
    expect((await admin('POST', path, { json: { ids: [1] } })).status).toBe(403)
    expect(
      (await admin('POST', path, { cookie, json: { ids: Array.from({ length: 251 }, (_, i) => i) } })).status,
    ).toBe(400)
    expect((await admin('POST', path, { cookie, json: {} })).status).toBe(400)
  })
})
