import { liteClient } from 'algoliasearch/lite'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../search-engine/index.ts'
import { SEARCH_API, searchApi } from './search-api.ts'
import { hostedApi, hostedClient, hostedSearchClient } from './hosted.ts'
import { synonymsOf, settingsOf } from './index-settings.ts'
import { hostedSettings, pushIndexes } from './push.ts'

/** Hosted Algolia is played by our own protocol, on another port; what is asked is asked by the official client. */
const [own, there] = [createEngine(), createEngine()]
const keys = { search: 'the search key', admin: 'the admin key' }
const servers: http.Server[] = []
let [thereHost, hereHost] = ['', '']
const events: unknown[] = []

async function listen(
  handler: (request: http.IncomingMessage, response: http.ServerResponse, url: URL) => Promise<void>,
): Promise<string> {
  const server = http.createServer(
    (request, response) => void handler(request, response, new URL(request.url ?? '/', 'http://test')),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const record = (i: number) => ({
  objectID: `p${i}`,
  title: `Tent ${i}`,
  lowestPrice: 2000 - i,
  popularity: i,
  brand: 'Nunatak',
})

beforeAll(async () => {
  const api = searchApi(async () => there, keys, {
    counter: { searched: () => {}, happened: (more) => void events.push(...more) },
    recommend: async ({ model, objectID }) =>
      model === 'bought-together' && objectID === 'p1' ? ['p9', 'p4'] : undefined,
  })
  thereHost = await listen((request, response, url) =>
    api(request, response, new URL(url.pathname.replace(/^/, SEARCH_API.slice(0, -1)) + url.search, 'http://test')),
  )
  const proxy = hostedApi({ appId: 'portage', searchKey: keys.search, host: thereHost }, SEARCH_API)
  hereHost = await listen(proxy)
  for (const [name, settings] of Object.entries(settingsOf('en'))) await own.index(name).setSettings(settings)
  const index = own.index('products_en')
  await index.saveSynonyms(synonymsOf('en'), { replace: true, forward: true })
  await index.saveObjects(Array.from({ length: 1500 }, (_, i) => record(i)))
  await index.saveRules([
    {
      objectID: 'pin',
      conditions: [{ pattern: 'tent', anchoring: 'is' }],
      consequence: { promote: [{ objectID: 'p7', position: 0 }] },
    },
  ])
  await pushIndexes(own, hostedClient({ appId: 'portage', searchKey: keys.admin, host: thereHost }))
}, 30_000)
afterAll(() => servers.forEach((server) => server.close()))

const client = () => hostedSearchClient(hostedClient({ appId: 'portage', searchKey: keys.search, host: thereHost }))

test('records, settings, synonyms and rules are copied', () => {
  const copy = there.index('products_en')
  expect(copy.size).toBe(1500)
  expect(copy.settings).toMatchObject({
    customRanking: ['desc(popularity)', 'desc(createdAt)'],
    replicas: own.index('products_en').settings.replicas,
  })
  expect(there.live.get('products_en')?.synonyms.size).toBe(synonymsOf('en').length)
  expect(there.live.get('products_en')?.rules.size).toBe(1)
  expect([...there.live.keys()]).not.toContain('_shop')
})

test('pushing again changes nothing, and takes away what is gone', async () => {
  await own.index('products_en').deleteObjects(['p3'])
  await pushIndexes(own, hostedClient({ appId: 'portage', searchKey: keys.admin, host: thereHost }))
  expect(there.index('products_en').size).toBe(1499)
  expect(there.index('products_en').getObject('p3')).toBeUndefined()
}, 30_000)

test('the client answers from there: the rule, and the order of a replica', async () => {
  expect(
    (await client().search('products_en', { query: 'tent', hitsPerPage: 2 })).hits.map(({ objectID }) => objectID)[0],
  ).toBe('p7')
  const [cheap, dear] = await client().searchMany([
    { indexName: 'products_en_price_asc', hitsPerPage: 1 },
    { indexName: 'products_en_price_desc', hitsPerPage: 1 },
  ])
  expect([cheap?.hits[0]?.['lowestPrice'], dear?.hits[0]?.['lowestPrice']]).toEqual([501, 2000])
})

test.each([[{ results: [] }], [{ results: [{ foo: 1 }] }], [{}]])(
  'an answer in another shape, %j, is refused, so that the engine inside answers',
  async (body) => {
    const host = await listen(async (_, response) => void response.end(JSON.stringify(body)))
    const odd = hostedSearchClient(hostedClient({ appId: 'portage', searchKey: keys.search, host }))
    await expect(odd.search('products_en', { query: 'tent' })).rejects.toThrow()
  },
)

test('settings are said in words that hosted Algolia knows', () =>
  expect(
    hostedSettings({ ranking: ['asc(lowestPrice)', 'match', 'relevance'], relaxBelow: 3, hitsPerPage: 5 }),
  ).toEqual({
    hitsPerPage: 5,
    ranking: ['asc(lowestPrice)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  }))

const post = (path: string, body: unknown) =>
  fetch(`http://${hereHost}/api/search${path}`, { method: 'POST', body: JSON.stringify(body) })

test('a browser asks under /api/search as always, without a key', async () => {
  const answer = await post('/1/indexes/*/queries', { requests: [{ indexName: 'products_en', query: 'tnet' }] })
  expect(((await answer.json()) as { results: { nbHits: number }[] }).results[0]?.nbHits).toBe(1499)
  const event = {
    eventType: 'click',
    eventName: 'Hit clicked',
    index: 'products_en',
    userToken: 'u',
    objectIDs: ['p1'],
    positions: [1],
    queryID: 'a'.repeat(32),
  }
  expect((await post('/1/events', { events: [event] })).status).toBe(200)
  expect(events).toHaveLength(1)
})

test('what is recommended there is asked for under /api/search too, by Algolia’s client, without its key', async () => {
  const browser = liteClient('portage', 'nothing', {
    hosts: [{ url: `${hereHost}/api/search`, accept: 'readWrite', protocol: 'http' }],
  })
  const ask = (model: 'bought-together' | 'looking-similar') =>
    browser.getRecommendations({ requests: [{ indexName: 'products_en', model, objectID: 'p1', threshold: 0 }] })
  const { results } = await ask('bought-together')
  expect(results[0]?.hits).toMatchObject([{ objectID: 'p9' }, { objectID: 'p4' }])
  // What is refused there is refused here, in the same words.
  await expect(ask('looking-similar')).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('looking-similar is not offered'),
  })
})

test.each([
  ['DELETE', '/1/indexes/products_en'],
  ['POST', '/1/indexes/products_en/batch'],
  ['PUT', '/1/indexes/products_en/settings'],
  ['GET', '/1/indexes/products_en/p1/../../../keys'],
  ['POST', '/1/keys'],
])('%s %s does not get through', async (method, path) =>
  expect(
    (await fetch(`http://${hereHost}/api/search${path}`, { method, ...(method === 'GET' ? {} : { body: '{}' }) }))
      .status,
  ).toBe(403),
)

test('out of reach is 503, so the page can say so', async () => {
  const dead = await listen(hostedApi({ appId: 'portage', searchKey: 'k', host: '127.0.0.1:1' }, SEARCH_API))
  expect(
    (await fetch(`http://${dead}/api/search/1/indexes/products_en/query`, { method: 'POST', body: '{}' })).status,
  ).toBe(503)
})

test('what was read from a query goes there as filters; how it was typed, and what pins meet, stays here', async () => {
  const request = { indexName: 'products_en', query: 'tents', numericFilters: ['lowestPrice<=600'], hitsPerPage: 1 }
  const [answer] = await client().searchMany([
    { ...request, askedAs: 'tents under 600', pinsMeet: { numericFilters: [] } },
  ])
  expect([answer?.nbHits, answer?.query]).toEqual([100, 'tents'])
})
