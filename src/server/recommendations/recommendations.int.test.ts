import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopDay } from '../../domain/shop-day.ts'
import { isoInstant } from '../../domain/time.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { rowsOf, sql } from '../database/database.ts'
import { cachedReads, readCache } from '../feed/cached-reads.ts'
import { newestChange } from '../feed/changes.ts'
import { tags } from '../feed/cache-tags.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, jacket, poles, tent } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'
import { learnRecommendations } from './learn.ts'

const NOW = Date.parse('2026-11-23T20:00:00Z')
const DAY = 86_400_000

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  let server: ShopServer
  beforeAll(async () => {
    server = createShop(async () => opened.payload)
    await server.warm()
  })
  beforeEach(async () => {
    for (const table of ['orders', 'visit_events', 'recommendations'])
      await rowsOf(opened.payload)(sql.raw(`delete from ${table}`))
  })

  let count = 0
  const order = async (products: readonly string[], { state = 'paid', at = NOW - DAY } = {}) => {
    const data = JSON.stringify({ lines: products.map((productId) => ({ productId })) })
    await rowsOf(opened.payload)(
      sql`insert into orders (number, key, state, fulfilment, language, placed_at, email, total, due, paid, refunded, data, created_at, updated_at)
        values (${`P-${300_000 + ++count}`}, ${`key-${count}`}, ${state}, 'ship', 'en', ${isoInstant(at)}, 'a@example.com', 1, 1, 1, 0, ${data}, ${isoInstant(at)}, ${isoInstant(at)})`,
    )
  }
  const visit = async (products: readonly string[]) => {
    const id = `visit-${++count}`
    for (const product of products)
      await rowsOf(opened.payload)(
        sql`insert into visit_events (day, at, visit, language, name, path, label) values (${shopDay(NOW)}, ${NOW}, ${id}, 'en', 'view_item', '/en', ${product})`,
      )
  }
  const learn = async () => {
    const last = await newestChange(opened.payload)
    await learnRecommendations(opened.payload, NOW)
    return changesAfter(opened.payload, last)
  }
  const beside = async (id: string, shop = server.shop) =>
    (await shop.product('en', id, () => {}))?.companions.map((tile) => tile.id)
  const edit = (code: string, data: Record<string, unknown>) =>
    opened.payload.update({ collection: 'products', id: opened.fixture.products[code]!, data } as never)

  test('what was bought twice together is beside each other, on the page, in the cart and in either language', async () => {
    for (let i = 0; i < 2; i++) await order([jacket, poles])
    expect((await learn()).map(({ target, docId }) => [target, docId]).toSorted()).toEqual([
      ['recommendations', jacket],
      ['recommendations', poles],
    ])
    expect([await beside(jacket), await beside(poles)]).toEqual([[poles], []])
    expect((await server.shop.companions('fr', [tent, jacket])).map((tile) => tile.id)).toEqual([poles])
    // Nothing new, nothing written.
    expect(await learn()).toEqual([])
  })

  test('clients of the search protocol are recommended the same, by its own models', async () => {
    for (let i = 0; i < 2; i++) await order([jacket, poles])
    await learn()
    const asked = (model: string, more: object = { objectID: jacket }) =>
      server.recommend({ index: 'products_fr', model, ...more })
    const page = await server.shop.product('fr', jacket, () => {})
    expect(await asked('bought-together')).toEqual([poles])
    expect(await asked('related-products')).toEqual(expect.arrayContaining(page!.related.map(({ id }) => id)))
    expect(await asked('related-products', { objectID: 'no-such' })).toEqual([])
    const popular = (await asked('trending-items', {}))!
    expect(popular).toContain(poles)
    const facet = { name: 'custom_fields.Gender', value: 'kids' }
    expect((await asked('trending-items', { facet }))!.length).toBeLessThan(popular.length)
    expect([await asked('constructor'), await asked('trending-facets')]).toEqual([undefined, undefined])
    expect(await server.recommend({ index: 'suggestions_fr', model: 'trending-items' })).toBeUndefined()
  })

  test('ten visits count, and neither cancelled orders, old ones nor one alone do', async () => {
    for (let i = 0; i < 3; i++) await order([jacket, poles], { state: 'cancelled' })
    for (let i = 0; i < 3; i++) await order([jacket, poles], { at: NOW - 400 * DAY })
    await order([jacket, poles])
    expect(await learn()).toEqual([])
    for (let i = 0; i < 5; i++) await visit([jacket, poles])
    await learn()
    expect(await beside(jacket)).toEqual([poles])
  })

  test('what is no longer so is forgotten', async () => {
    for (let i = 0; i < 2; i++) await order([jacket, poles])
    await learn()
    await rowsOf(opened.payload)(sql`delete from orders`)
    expect(await learn()).toHaveLength(2)
    expect(await beside(jacket)).toEqual([])
  })

  test('a page that is cached changes when something was learned, and when a merchandiser pins or bars', async () => {
    const cache = readCache()
    const cached = cachedReads(server.shop, cache)
    const take = async (last: number) => {
      const dropped = await server.take(await changesAfter(opened.payload, last))
      cache.drop(dropped ?? [])
      return dropped
    }
    expect(await beside(jacket, cached)).toEqual([])
    for (let i = 0; i < 2; i++) await order([jacket, poles])
    let last = await newestChange(opened.payload)
    await learn()
    expect(await take(last)).toEqual(new Set([tags.product(jacket), tags.product(poles)]))
    expect(await beside(jacket, cached)).toEqual([poles])

    last = await newestChange(opened.payload)
    const { [tent]: tentId, [giftCard]: cardId, [poles]: polesId } = opened.fixture.products
    await edit(jacket, { goesWith: [cardId, tentId], neverWith: [polesId] })
    await take(last)
    expect(await beside(jacket, cached)).toEqual([giftCard, tent])

    last = await newestChange(opened.payload)
    await edit(jacket, { goesWith: [], neverWith: [] })
    await take(last)
    expect(await beside(jacket, cached)).toEqual([poles])
  })

  test('what is beside a product is not among what is like it', async () => {
    await edit(jacket, { goesWith: [opened.fixture.products[tent]] })
    const page = await server.shop.product('en', jacket, () => {})
    expect(page?.companions.map((tile) => tile.id)).toEqual([tent])
    expect(page?.related.map((tile) => tile.id)).not.toContain(tent)
    await edit(jacket, { goesWith: [] })
  })

  test('a product that is gone leaves what went with it on its page, unless it is barred', async () => {
    for (let i = 0; i < 2; i++) await order([jacket, poles])
    await learn()
    const instead = async () =>
      (await server.shop.tilesFor('fr', { words: '', product: jacket }, () => {})).map((tile) => tile.id)
    await edit(jacket, { _status: 'draft' })
    try {
      expect((await instead())[0]).toBe(poles)
      await edit(jacket, { neverWith: [opened.fixture.products[poles]], _status: 'draft' })
      expect(await instead()).not.toContain(poles)
      expect(await instead()).not.toContain(jacket)
    } finally {
      await edit(jacket, { neverWith: [], _status: 'published' })
    }
  })
})
