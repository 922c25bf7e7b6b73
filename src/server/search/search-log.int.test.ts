import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tailChanges, type Tail } from '../feed/change-tail.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, jacket, poles, tent } from '../testing/fixture.ts'
import { SearchLog } from './search-log.ts'
import { searchReport, successfulSearches } from './search-report.ts'

const soon = { timeout: 20_000, interval: 10 }
const id = (digit: string) => digit.repeat(32)

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  let now = 1_000_000_000_000
  const log = () => new SearchLog({ payload: async () => opened.payload, now: () => now })
  const asked = async () =>
    rowsOf(opened.payload)<{ query: string; hits: number | string }>(
      sql`select query, hits from search_queries order by id`,
    )

  test('only the last of the typed queries counts; an empty query, or one that could identify a person, is not stored', async () => {
    const own = log()
    const type = (query: string, more: object = {}, index = 'products_en') =>
      own.searched({ index, params: { query, ...more }, nbHits: query.length }, '192.0.2.1')
    for (const query of ['te', 'ten', 'tent']) type(query)
    type('kayak')
    type('', {})
    type('jo@example.ca')
    type('stove', { page: 1 })
    type('rope', { analytics: false })
    type('harness', { analyticsTags: ['mec', 'internal'] })
    type('tents', {}, 'suggestions_en')
    own.searched({ index: 'products_fr_price_asc', params: { query: 'Réchaud' }, nbHits: 0 }, '192.0.2.1')
    await own.write()
    expect((await asked()).map(({ query }) => query)).toEqual(['tent'])
    now += 31_000
    await own.write()
    expect((await asked()).map(({ query, hits }) => [query, Number(hits)])).toEqual([
      ['tent', 4],
      ['kayak', 5],
      ['rechaud', 0],
    ])
  })

  test('the report joins clicks and purchases with their query', async () => {
    await rowsOf(opened.payload)(sql`delete from search_queries`)
    const own = log()
    const search = (query: string, queryID: string | undefined, nbHits = 5) =>
      own.searched({ index: 'products_en', params: { query }, nbHits, ...(queryID && { queryID }) }, query + queryID)
    search('tent', id('a'))
    search('tent', id('b'))
    search('tent', undefined)
    search('snowmobile', id('c'), 0)
    const event = { eventName: 'x', index: 'products_en', userToken: 'somebody' }
    await own.happened(
      [
        { ...event, eventType: 'click', queryID: id('a'), objectIDs: ['p1'], positions: [2] },
        { ...event, eventType: 'click', queryID: id('a'), objectIDs: ['p2'], positions: [4] },
        { ...event, eventType: 'conversion', eventSubtype: 'addToCart', queryID: id('a'), objectIDs: ['p2'] },
        { ...event, eventType: 'view', queryID: id('b'), objectIDs: ['p2'] },
        { ...event, eventType: 'click', objectIDs: ['p2'] },
      ],
      '192.0.2.7',
    )
    await own.write(true)
    const report = await searchReport(opened.payload, 'en', now - 1000)
    expect(report).toMatchObject({ searches: 4, without: 1, clickRate: 1 / 3, conversionRate: 1 / 3, position: 3 })
    expect(
      report.top.map(({ query, searches, hits, clickRate, position }) => [query, searches, hits, clickRate, position]),
    ).toEqual([
      ['tent', 3, 5, 0.5, 3],
      ['snowmobile', 1, 0, 0, undefined],
    ])
    expect(report.empty.map(({ query }) => query)).toEqual(['snowmobile'])
    // Suggestions are made of what found something, often enough.
    expect(await successfulSearches(opened.payload, 'en', now - 1000, 3)).toEqual([{ query: 'tent', times: 3 }])
    expect(await successfulSearches(opened.payload, 'en', now - 1000, 4)).toEqual([])
    expect(await searchReport(opened.payload, 'fr', 0)).toMatchObject({ searches: 0, top: [], empty: [] })
    const stored = JSON.stringify([
      await rowsOf(opened.payload)(sql`select * from search_queries`),
      await rowsOf(opened.payload)(sql`select * from search_events`),
    ])
    expect(stored).not.toMatch(/somebody|192\.0\.2/)
  })

  test('says what was understood, which words no product has, and what was bought after which words', async () => {
    await rowsOf(opened.payload)(sql`delete from search_queries`)
    await rowsOf(opened.payload)(sql`delete from search_events`)
    const { queries } = createShop(async () => opened.payload)
    const own = new SearchLog({ payload: async () => opened.payload, queries, now: () => now })
    const search = (query: string, queryID: string, nbHits = 1) =>
      own.searched({ index: 'products_en', params: { query }, nbHits, queryID }, queryID)
    search('Jacket under $250', id('a'))
    search('jacket under 250', id('b'))
    search('zorblax tents', id('c'), 0)
    search('zorblax', id('d'), 0)
    const event = { eventName: 'x', index: 'products_en', userToken: 'somebody', eventType: 'conversion' as const }
    const happened = (
      network: number,
      eventSubtype: 'purchase' | 'addToCart',
      queryID: string,
      ...objectIDs: string[]
    ) => own.happened([{ ...event, eventSubtype, queryID, objectIDs }], `192.0.2.${network}`)
    await happened(1, 'purchase', id('a'), jacket, poles)
    await happened(2, 'purchase', id('b'), jacket, jacket, 'gone')
    await happened(2, 'addToCart', id('c'), tent)
    await own.write(true)
    const report = await searchReport(opened.payload, 'en', now - 1000)
    expect(report.kinds.find(({ kind }) => kind === 'price')).toMatchObject({ searches: 2 })
    expect(report.understood).toBeGreaterThanOrEqual(2)
    expect(report.unknown).toEqual([{ word: 'zorblax', searches: 2 }])
    expect(report.top.find(({ query }) => query === 'zorblax tents')?.unknown).toEqual(['zorblax'])
    expect(report.top.find(({ query }) => query === 'jacket under 250')?.parts).toContainEqual({
      kind: 'price',
      words: expect.stringContaining('250'),
    })
    const { docs } = await opened.payload.find({ collection: 'products', where: { code: { equals: jacket } } })
    const [first, ...others] = report.sold
    expect(others).toEqual([])
    expect([first?.query, first?.orders, first?.products[0]]).toEqual(['jacket under 250', 2, docs[0]?.title])
    expect(first?.products).toContain('gone')
    expect(await searchReport(opened.payload, 'fr', 0)).toMatchObject({
      understood: 0,
      kinds: [],
      unknown: [],
      sold: [],
    })
  })

  test('a search counts where its words cannot be looked up', async () => {
    await rowsOf(opened.payload)(sql`delete from search_queries`)
    const failed: string[] = []
    const queries = { explain: () => Promise.reject(new Error('no index')) }
    const own = new SearchLog({
      payload: async () => opened.payload,
      queries,
      now: () => now,
      log: (sentence) => failed.push(sentence),
    })
    own.searched({ index: 'products_en', params: { query: 'tent' }, nbHits: 1 }, '192.0.2.1')
    await own.write(true)
    expect((await asked()).map(({ query }) => query)).toEqual(['tent'])
    expect(failed).toHaveLength(1)
  })

  test('of very many events at once as many are stored as a request may have', async () => {
    await rowsOf(opened.payload)(sql`delete from search_events`)
    const event = { eventName: 'x', index: 'products_en', userToken: 'somebody', eventType: 'conversion' as const }
    await log().happened(
      Array.from({ length: 400 }, (_, i) => ({
        ...event,
        queryID: id('d'),
        objectIDs: Array.from({ length: 20 }, (__, j) => `p${i}-${j}`),
      })),
      '192.0.2.9',
    )
    expect(await rowsOf(opened.payload)(sql`select id from search_events`)).toHaveLength(1000)
  })

  test('what is older than 90 days is removed', async () => {
    now += 91 * 86_400_000
    await log().prune()
    for (const table of ['search_queries', 'search_events'])
      expect(await rowsOf(opened.payload)(sql.raw(`select id from ${table}`)), table).toEqual([])
  })

  describe('rules and synonyms of editors', () => {
    let [server, tail]: [ShopServer, Tail | undefined] = [undefined as never, undefined]
    const data = (collection: 'search-rules' | 'search-synonyms', more: object) =>
      creator(opened.payload)(collection as never, { language: 'en', ...more })
    const found = async (query: string, index = 'products_en') =>
      (await server.searchEngine.search(index, { query })).hits.map(({ objectID }) => objectID)
    beforeAll(async () => {
      server = createShop(async () => opened.payload)
      tail = await tailChanges(opened.payload, {
        changed: async (changes, last) => void (await server.take(changes, last)),
        flush: () => server.forget(),
        log: () => {},
      })
      await server.warm()
    })
    afterAll(async () => {
      await tail?.stop()
      await server.indexes.stop()
    })

    test('reach the search within a second of the save, in their language, and go with it', async () => {
      const began = performance.now()
      const synonym = await data('search-synonyms', { kind: 'same', words: 'anorak, jacket' })
      await vi.waitFor(async () => expect(await found('anorak')).toEqual([jacket]), soon)
      expect(performance.now() - began).toBeLessThan(1000)
      expect(await found('anorak', 'products_fr')).toEqual([])
      await opened.payload.delete({ collection: 'search-synonyms', id: synonym })
      await vi.waitFor(async () => expect(await found('anorak')).toEqual([]), soon)
    })

    test.each([
      [
        'pin',
        { anchoring: 'is', query: 'ridge', action: 'pin', products: [giftCard, tent] },
        'ridge',
        [giftCard, tent, poles],
      ],
      ['hide', { anchoring: 'contains', query: 'gift', action: 'hide', products: [giftCard] }, 'gift card', []],
      ['replace', { anchoring: 'is', query: 'basin', action: 'replace', replacement: 'fundy' }, 'basin', [jacket]],
    ] as const)(
      '%s',
      async (name, { products, ...rule }: { products?: readonly string[] } & object, query, expected) => {
        const made = await data('search-rules', {
          name,
          ...rule,
          products: products?.map((code) => opened.fixture.products[code]),
        })
        await vi.waitFor(async () => expect(await found(query)).toEqual(expected), soon)
        await opened.payload.update({ collection: 'search-rules', id: made, data: { active: false } as never })
        await vi.waitFor(async () => expect(await found(query)).not.toEqual(expected), soon)
      },
    )

    test('a redirect is returned, within its dates only', async () => {
      const url = async () =>
        (await server.searchEngine.search('products_en', { query: 'store hours' })).renderingContent?.['redirect']
      const made = await data('search-rules', {
        name: 'Hours',
        anchoring: 'contains',
        query: 'hours',
        action: 'redirect',
        url: '/en/stores',
      })
      await vi.waitFor(async () => expect(await url()).toEqual({ url: '/en/stores' }), soon)
      await opened.payload.update({
        collection: 'search-rules',
        id: made,
        data: { until: '2020-01-01T00:00:00.000Z' } as never,
      })
      await vi.waitFor(async () => expect(await url()).toBeUndefined(), soon)
    })

    test.each([
      [
        'search-rules',
        { name: 'x', anchoring: 'is', query: 'x', action: 'redirect', url: 'https://elsewhere.example' },
      ],
      ['search-rules', { name: 'x', anchoring: 'is', query: 'x', action: 'redirect' }],
      ['search-synonyms', { kind: 'same', words: 'alone' }],
      ['search-synonyms', { kind: 'one-way', words: 'tent' }],
    ] as const)('%s refuses %j', async (collection, more) => expect(data(collection, more)).rejects.toThrow())
  })
})
