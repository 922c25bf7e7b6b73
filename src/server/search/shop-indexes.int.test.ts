import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { tailChanges, type Tail } from '../feed/change-tail.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, jacket, poles, tent } from '../testing/fixture.ts'
import { persistentEngine, type PersistentEngine } from './persistent-engine.ts'
import { KNOWN } from './shop-indexes.ts'

const soon = { timeout: 20_000, interval: 10 }

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'search-'))
  let [server, engine, tail]: [ShopServer, PersistentEngine, Tail | undefined] = [
    undefined as never,
    undefined as never,
    undefined,
  ]

  const open = async () => {
    engine = persistentEngine(folder)
    server = createShop(async () => opened.payload, { engine: engine.engine, snapshot: engine.snapshot })
    tail = await tailChanges(opened.payload, {
      changed: async (changes, last) => void (await server.take(changes, last)),
      flush: () => server.forget(),
      log: () => {},
    })
    await server.warm()
  }
  const close = async () => {
    await tail?.stop()
    await server.indexes.stop()
    await engine.close()
  }
  beforeAll(open)
  afterAll(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  const ids = async (index: string, query: string) =>
    (await server.searchEngine.search(index, { query })).hits.map(({ objectID }) => objectID)
  /** So many that the feed does not wait for them. */
  const many = (code: string) => new Set([code, ...Array.from({ length: 20 }, (_, at) => `unknown-${at}`)])
  const update = (collection: 'products' | 'brands' | 'inventory', id: number, data: object, locale?: 'en' | 'fr') =>
    opened.payload.update({ collection, id, data: data as never, ...(locale && { locale }) })

  test('both languages are filled, with their replicas', async () => {
    for (const index of [
      'products_en',
      'products_fr',
      'products_en_price_asc',
      'products_fr_price_desc',
      'products_fr_newest',
    ])
      expect((await server.searchEngine.search(index, {})).nbHits, index).toBe(4)
    expect(
      (await server.searchEngine.search('products_en_price_asc', {})).hits.map(({ lowestPrice }) => lowestPrice),
    ).toEqual([50, 120, 240, 399])
  })

  test.each([
    ['products_fr', 'tnete', tent],
    ['products_fr', 'batons', poles],
    ['products_fr', 'bâtons', poles],
    ['products_en', 'poles', poles],
    ['products_en', '5101-204-MOSS-M', jacket],
    ['products_en', '5101-204', jacket],
    ['products_en', 'coat', jacket],
  ])('in %s "%s" finds %s', async (index, query, id) => expect(await ids(index, query)).toEqual([id]))

  test('facets know brands, categories and prices in dollars', async () => {
    const { facets, facets_stats: stats } = await server.searchEngine.search('products_en', {
      facets: ['brandKey', 'categoryKeys', 'custom_fields.Gender', 'lowestPrice'],
      hitsPerPage: 0,
    })
    expect(facets).toMatchObject({
      brandKey: { lowcloud: 3, saltspray: 1 },
      categoryKeys: { clothing: 1, jackets: 1, women: 1, camping: 3, tents: 1 },
      'custom_fields.Gender': { women: 1 },
    })
    expect(stats?.lowestPrice).toMatchObject({ min: 50, max: 399 })
  })

  test('suggestions come from categories, brands, collections and menus', async () => {
    expect(
      (await server.searchEngine.search('suggestions_fr', { hitsPerPage: 50 })).hits.map(({ query }) => query),
    ).toEqual(expect.arrayContaining(['tentes', 'Saltspray', 'ultraléger']))
    expect(await ids('suggestions_en', 'low')).toEqual(['lowcloud'])
  })

  test('an edited title is found within a second, in its language', async () => {
    await update('products', opened.fixture.products[tent]!, { title: 'Palace Shelter' }, 'en')
    const began = performance.now()
    await vi.waitFor(async () => expect(await ids('products_en', 'palace')).toEqual([tent]), soon)
    const took = Math.round(performance.now() - began)
    console.log(`${database}: save to found in ${took} ms`)
    expect(took).toBeLessThan(1000)
    expect(await ids('products_en', 'basin')).toEqual([])
    expect(await ids('products_fr', 'tente')).toEqual([tent])
  })

  test('what is unpublished goes, and comes back; so does stock', async () => {
    const id = opened.fixture.products[poles]!
    await update('products', id, { _status: 'draft' })
    await vi.waitFor(async () => expect(await ids('products_en', 'poles')).toEqual([]), soon)
    await update('products', id, { _status: 'published' })
    await vi.waitFor(async () => expect(await ids('products_en', 'poles')).toEqual([poles]), soon)
  })

  test('stock in a store makes it available there, and no more when it is gone', async () => {
    const level = await creator(opened.payload)('inventory', { sku: '5104-400', location: 'halifax', quantity: 2 })
    const places = async () =>
      (await server.searchEngine.search('products_en', { query: 'poles' })).hits[0]?.['availableIn']
    await vi.waitFor(async () => expect(await places()).toEqual(['online', 'halifax']), soon)
    await opened.payload.delete({ collection: 'inventory', id: level })
    await vi.waitFor(async () => expect(await places()).toEqual(['online']), soon)
  })

  test('a renamed brand is found in every product of it', async () => {
    await update('brands', opened.fixture.brands.lowcloud!, { name: 'Nimbus' })
    await vi.waitFor(async () => expect((await ids('products_fr', 'nimbus')).length).toBe(3), soon)
  })

  test('a product saved together with a brand does not wait until all are compared', async () => {
    await tail?.stop()
    const id = opened.fixture.products[tent]!
    await update('products', id, { title: 'Beacon Shelter' }, 'en')
    await server.take([
      { target: 'brands', docId: String(opened.fixture.brands.lowcloud) },
      { target: 'products', docId: String(id) },
    ])
    expect(await ids('products_en', 'beacon')).toEqual([tent])
  })

  test('of an import the search follows beside, and a save does not wait for it', async () => {
    const titles = [
      [poles, 'Pillar Poles'],
      [tent, 'Harbour Shelter'],
    ] as const
    for (const [code, title] of titles) await update('products', opened.fixture.products[code]!, { title }, 'en')
    const none = { counted: new Set<string>(), tags: new Set<string>(), filters: [], isStructural: false }
    await server.indexes.take([], { ...none, saved: new Set([tent]), referring: many(poles) })
    expect(await ids('products_en', 'harbour')).toEqual([tent])
    expect(await ids('products_en', 'pillar')).toEqual([])
    await vi.waitFor(async () => expect(await ids('products_en', 'pillar')).toEqual([poles]), soon)
  })

  test('a comparison yields to other work, and reports whether anything differed', async () => {
    const turn = vi.fn()
    const timer = setInterval(turn, 0)
    await server.indexes.reconcile()
    expect(turn).toHaveBeenCalled()
    clearInterval(timer)
    expect(await server.indexes.reconcile()).toBe(false)
    await opened.payload.update({
      collection: 'products',
      id: opened.fixture.products[tent]!,
      locale: 'en',
      data: { title: 'Lantern Shelter' } as never,
    })
    expect(await server.indexes.reconcile()).toBe(true)
  })

  test('a synonym saved during a rebuild is not lost', async () => {
    const own = await engine.engine()
    const write = own.write.bind(own)
    const saving = vi.spyOn(own, 'write').mockImplementation(async (operation) => {
      await write(operation)
      if (operation.kind !== 'copy' || operation.index !== 'products_fr') return
      const id = await creator(opened.payload)('search-synonyms' as never, {
        language: 'en',
        kind: 'same',
        words: 'igloo, shelter',
      })
      await server.take([{ target: 'search-synonyms', docId: String(id) }])
    })
    await server.indexes.rebuild()
    saving.mockRestore()
    for (const index of ['products_en', 'products_en_price_asc'])
      expect(await ids(index, 'igloo'), index).toEqual([tent])
  })

  test('a later process loads what is there and takes in what it missed', async () => {
    await close()
    await update('products', opened.fixture.products[jacket]!, { title: 'Gale Jacket' }, 'en')
    await open()
    expect(await ids('products_en', 'gale')).toEqual([jacket])
    expect((await engine.engine()).index('products_en').size).toBe(4)
  })

  test('a later process is open before it has compared what may show a change that it missed', async () => {
    await close()
    await update('brands', opened.fixture.brands.lowcloud!, { name: 'Cirrus' })
    await open()
    expect(server.indexes.state).toBe('ready')
    expect(await ids('products_fr', 'cirrus')).toEqual([])
    await vi.waitFor(async () => expect((await ids('products_fr', 'cirrus')).length).toBe(3), soon)
    // The next one compares nothing.
    const known = async () => (await engine.engine()).index(KNOWN).getObject('state')
    const change = await newestChange(opened.payload)
    await vi.waitFor(async () => expect(await known()).toMatchObject({ change }), soon)
  })

  test('with a database that was set back behind it, the index is compared as a whole', async () => {
    await close()
    await rowsOf(opened.payload)(sql`delete from changes`)
    await opened.payload.update({
      collection: 'brands',
      id: opened.fixture.brands.lowcloud!,
      data: { name: 'Nimbus' },
      context: { silent: true },
    })
    await open()
    await vi.waitFor(async () => expect((await ids('products_fr', 'nimbus')).length).toBe(3), soon)
  })

  test('what is damaged or missing on disk is made anew', async () => {
    await close()
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'no snapshot')
    await open()
    expect(await ids('products_en', 'gale')).toEqual([jacket])
    expect((await server.searchEngine.search('suggestions_en', {})).nbHits).toBeGreaterThan(3)
  })
})
