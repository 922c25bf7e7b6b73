import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { testServer, type TestServer } from './test-server.ts'

/** Asked by the client of Algolia as it is published. */
const engine = createEngine()
let server: TestServer
const indexName = 'products_en'

beforeAll(async () => {
  server = await testServer(engine, {
    recommend: async ({ model, objectID, facet }) =>
      model === 'bought-together'
        ? objectID === 'tent'
          ? ['stove', 'gone', 'pad', '-20-bag']
          : []
        : model === 'trending-items'
          ? [facet?.value ?? 'pad']
          : undefined,
  })
  await engine.index(indexName).setSettings({ attributesForFaceting: ['filterOnly(objectID)', 'brand'] })
  await engine.index(indexName).saveObjects([
    { objectID: 'tent', title: 'Tent', brand: 'Nunatak' },
    { objectID: 'pad', title: 'Sleeping pad', brand: 'Baffin' },
    { objectID: 'stove', title: 'Stove', brand: 'Nunatak' },
    { objectID: '-20-bag', title: 'Sleeping bag', brand: 'Baffin' },
  ])
})
afterAll(() => server.close())

const ask = async (request: object) => {
  const client = liteClient('portage', 'public', {
    hosts: [{ url: server.host, accept: 'readWrite', protocol: 'http' }],
  })
  const asked = { indexName, model: 'bought-together', objectID: 'tent', threshold: 0, ...request }
  const { results } = await client.getRecommendations({ requests: [asked as never] })
  return results[0]!.hits as { objectID: string; title?: string; brand?: string; _score: number }[]
}
const ids = async (request: object) => (await ask(request)).map(({ objectID }) => objectID).join(' ')

test.each([
  ['what is recommended and there, in its order', {}, 'stove pad -20-bag'],
  ['at most so many', { maxRecommendations: 2 }, 'stove pad'],
  ['what meets the filters', { queryParameters: { facetFilters: ['brand:Baffin'] } }, 'pad -20-bag'],
  ['what meets an expression', { queryParameters: { filters: 'brand:Nunatak' } }, 'stove'],
  ['what is sure enough', { threshold: 99 }, 'stove'],
  ['nothing beside what nobody knows', { objectID: 'canoe' }, ''],
  ['what is popular', { model: 'trending-items', objectID: undefined }, 'pad'],
  ['… of a value', { model: 'trending-items', facetName: 'brand', facetValue: 'stove' }, 'stove'],
])('%s', async (_, request, expected) => expect(await ids(request)).toBe(expected))

test('a hit has what was asked for, and a score that falls', async () => {
  const [first, second] = await ask({ queryParameters: { attributesToRetrieve: ['title'] } })
  expect(first).toMatchObject({ objectID: 'stove', title: 'Stove', _score: 100 })
  expect(first).not.toHaveProperty('brand')
  expect(second!._score).toBeLessThan(100)
})

test.each([
  ['a model that is not offered', { model: 'looking-similar' }],
  ['no record', { objectID: undefined }],
  ['an index that there is not', { indexName: 'products_de' }],
  ['too many', { maxRecommendations: 1000 }],
  ['a score that there is not', { threshold: 101 }],
  ['parameters of the wrong kind', { queryParameters: 'brand:Baffin' }],
])('%s is refused in words', async (_, request) => {
  await expect(ask(request)).rejects.toMatchObject({ status: expect.any(Number), message: expect.stringMatching(/\w/) })
})
