import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { ProductIndexes } from './product-indexes.ts'

const sku = '5104-400'
/** So many that the feed does not wait for them. */
const unknown = new Set(Array.from({ length: 21 }, (_, at) => `unknown-${at}`))
const many = new Set([poles, ...unknown])

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  let server: ShopServer
  beforeAll(async () => {
    server = createShop(async () => opened.payload)
    await server.warm()
    // Of a count it is not read.
    await rowsOf(opened.payload)(
      sql`update products_locales set title = 'Other Poles' where _locale = 'en' and _parent_id = ${opened.fixture.products[poles]!} returning id`,
    )
  })
  afterAll(() => server.indexes.stop())

  const shown = async () => {
    const { hits } = await server.searchEngine.search('products_en', { query: 'poles' })
    return [hits[0]?.['title'], hits[0]?.['stock'], hits[0]?.['availableIn']]
  }
  const count = async (codes: Set<string>, location: string, quantity: number) => {
    await rowsOf(opened.payload)(
      sql`insert into inventory (sku, location, quantity, created_at, updated_at) values (${sku}, ${location}, ${quantity}, '2026-11-30', '2026-11-30') on conflict (sku, location) do update set quantity = excluded.quantity returning id`,
    )
    const none = { tags: new Set<string>(), filters: [], isStructural: false }
    const changed = { ...none, saved: new Set<string>(), referring: new Set<string>(), counted: codes }
    return server.indexes.take([], changed)
  }

  test('what is counted of a few products is in the search at once, and names what shows it', async () => {
    expect([...(await count(new Set([poles]), 'online', 0))]).toContain(`tile:${poles}@fr`)
    expect(await shown()).toEqual(['Ridge Poles', 'OUT_OF_STOCK', []])
    expect([...(await count(new Set([poles]), 'halifax', 2))]).toContain('store-stock@en')
    expect(await shown()).toEqual(['Ridge Poles', 'OUT_OF_STOCK', ['halifax']])
    // What changes nothing concerns no page.
    expect([...(await count(new Set([poles]), 'halifax', 3))]).toEqual([])
  })

  test('as in all other places, what is not shown in a language is not counted in it', async () => {
    expect([...(await count(new Set(['unknown']), 'online', 3))]).toEqual([])
  })

  test('after products were read suggestions are made anew, also where counts of others wait', async () => {
    const suggest = vi.spyOn(server.indexes, 'suggest')
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const real = ProductIndexes.prototype.renew
    const renew = vi.spyOn(ProductIndexes.prototype, 'renew').mockImplementation(async function (
      this: ProductIndexes,
      ...[products, ...more]
    ) {
      if (products.read.length > 0) await gate
      return real.call(this, products, ...more)
    })
    try {
      const none = { tags: new Set<string>(), filters: [], isStructural: false, counted: new Set<string>() }
      await server.indexes.take([], { ...none, saved: unknown, referring: new Set<string>() })
      const isRead = () => renew.mock.calls.some(([{ read }]) => read.length > 0)
      await vi.waitFor(() => expect(isRead()).toBe(true), 10_000)
      await count(many, 'online', 0)
      expect(suggest).not.toHaveBeenCalled()
    } finally {
      go()
    }
    await vi.waitFor(() => expect(suggest).toHaveBeenCalledOnce(), 10_000)
    vi.restoreAllMocks()
  })

  test('what is counted of many follows beside, and what words find is not counted again', async () => {
    const suggest = vi.spyOn(server.indexes, 'suggest')
    await count(many, 'online', 30)
    const now = ['Ridge Poles', 'IN_STOCK', ['online', 'halifax']]
    await vi.waitFor(async () => expect(await shown()).toEqual(now), 10_000)
    await server.indexes.stop()
    expect(suggest).not.toHaveBeenCalled()
  })
})
