import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { testServer, type TestServer } from './test-server.ts'

/** The clients of Algolia as they are published, configured with the address only. */
const engine = createEngine()
let server: TestServer
const hosts = () => ({ hosts: [{ url: server.host, accept: 'readWrite' as const, protocol: 'http' as const }] })
const admin = () => algoliasearch('portage', 'secret', hosts())
const shopper = () => liteClient('portage', 'public', hosts())
const indexName = 'products_en'

beforeAll(async () => {
  server = await testServer(engine)
  const client = admin()
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title', 'brand'],
      attributesForFaceting: ['searchable(brand)', 'price'],
      customRanking: ['desc(popularity)'],
      replicas: ['products_en_price_asc'],
    },
  })
  const { taskID } = (
    await client.saveObjects({
      indexName,
      objects: [
        { objectID: '1', title: 'Two-person tent', brand: 'Nunatak', price: 399, popularity: 1 },
        { objectID: '2', title: 'Family tent', brand: 'Baffin', price: 599, popularity: 2 },
        { objectID: '3', title: 'Rain jacket', brand: 'Baffin', price: 199, popularity: 3 },
      ],
    })
  )[0]!
  await client.waitForTask({ indexName, taskID })
  await client.setSettings({ indexName: 'products_en_price_asc', indexSettings: { ranking: ['asc(price)'] } })
})
afterAll(() => server.close())

test('algoliasearch lite: several queries, facets, highlights, queryID', async () => {
  const { results } = await shopper().search({
    requests: [
      { indexName, query: 'tnet', clickAnalytics: true, facets: ['*'] },
      { indexName: 'products_en_price_asc', query: '', filters: 'price < 500' },
      { indexName, type: 'facet', facet: 'brand', facetQuery: 'baf', query: '' },
    ],
  })
  const [tents, byPrice, brands] = results as Record<string, unknown>[]
  expect(tents).toMatchObject({
    nbHits: 2,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    index: indexName,
    query: 'tnet',
    exhaustiveNbHits: true,
    facets: { brand: { Baffin: 1, Nunatak: 1 } },
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    processingTimeMS: expect.any(Number),
    params: expect.stringContaining('query=tnet'),
  })
  expect((tents!['hits'] as { objectID: string; _highlightResult: unknown }[])[0]).toMatchObject({
    objectID: '2',
    _highlightResult: { title: { value: 'Family <em>tent</em>', matchLevel: 'full' } },
  })
  expect((byPrice!['hits'] as { price: number }[]).map(({ price }) => price)).toEqual([199, 399])
  expect(brands).toMatchObject({ facetHits: [{ value: 'Baffin', highlighted: '<em>Baf</em>fin', count: 2 }] })
})

test('stopIfEnoughMatches leaves out what follows a full page', async () => {
  const { results } = await shopper().search({
    requests: [
      { indexName, query: 'tent', hitsPerPage: 1 },
      { indexName, query: 'jacket' },
    ],
    strategy: 'stopIfEnoughMatches',
  })
  expect(results.map((each) => (each as { hits: unknown[] }).hits.length)).toEqual([1, 0])
})

test('algoliasearch: records, partial updates, deletion, browsing', async () => {
  const client = admin()
  const other = { indexName: 'scratch' }
  await client.saveObjects({ ...other, objects: Array.from({ length: 5 }, (_, i) => ({ objectID: `r${i}`, n: i })) })
  const saved = await client.saveObject({ ...other, body: { title: 'no id' } })
  expect(saved.objectID).toMatch(/.{10}/)
  await client.partialUpdateObject({
    ...other,
    objectID: 'r1',
    attributesToUpdate: { n: { _operation: 'Increment', value: 10 } },
  })
  expect(await client.getObject({ ...other, objectID: 'r1' })).toEqual({ objectID: 'r1', n: 11 })
  await client.deleteBy({ ...other, deleteByParams: { filters: 'n >= 3' } })
  await client.deleteObject({ ...other, objectID: saved.objectID! })
  const seen: string[] = []
  await client.browseObjects({
    ...other,
    browseParams: { hitsPerPage: 1 },
    aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(seen).toEqual(['r0', 'r2'])
  expect(
    (
      await client.getObjects({
        requests: [
          { ...other, objectID: 'r0' },
          { ...other, objectID: 'gone' },
        ],
      })
    ).results,
  ).toEqual([{ objectID: 'r0', n: 0 }, null])
  await client.replaceAllObjects({ ...other, objects: [{ objectID: 'z', title: 'new' }] })
  expect((await client.searchSingleIndex({ ...other })).hits.map(({ objectID }) => objectID)).toEqual(['z'])
  expect((await client.listIndices()).items.map(({ name }) => name)).toContain('scratch')
  await client.deleteIndex(other)
  await expect(client.searchSingleIndex(other)).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('does not exist'),
  })
})

test('saveObject preserves the id of a record and replaces its contents', async () => {
  const other = { indexName: 'saved' }
  for (const title of ['first', 'second'])
    expect((await admin().saveObject({ ...other, body: { objectID: 'mine', title } })).objectID).toBe('mine')
  expect((await admin().browse<{ title: string }>(other)).hits).toEqual([{ objectID: 'mine', title: 'second' }])
})

describe('by place and by words', () => {
  const other = { indexName: 'places' }
  const montreal = { aroundLatLng: '45.5,-73.6', aroundRadius: 10_000 }
  beforeEach(async () => {
    await admin().clearObjects(other)
    await admin().setSettings({ ...other, indexSettings: { attributesForFaceting: ['brand'] } })
    await admin().saveObjects({
      ...other,
      objects: [
        { objectID: 'near', title: 'Tent', brand: 'Baffin', _geoloc: { lat: 45.51, lng: -73.6 } },
        { objectID: 'near-other', title: 'Kayak', brand: 'Nunatak', _geoloc: { lat: 45.5, lng: -73.61 } },
        { objectID: 'far', title: 'Large tent', brand: 'Baffin', _geoloc: { lat: 49.3, lng: -123.1 } },
        { objectID: 'nowhere', title: 'Boot', brand: 'Baffin' },
      ],
    })
  })
  const left = async (browseParams: object = {}) => {
    const ids: string[] = []
    await admin().browseObjects({
      ...other,
      browseParams: { hitsPerPage: 1, ...browseParams },
      aggregator: ({ hits }) => void ids.push(...hits.map(({ objectID }) => objectID)),
    })
    return ids
  }

  test.each([
    [{ filters: 'brand:Baffin', ...montreal }, ['far', 'near-other', 'nowhere']],
    [montreal, ['far', 'nowhere']],
    [{ insideBoundingBox: [[50, -124, 49, -123]] }, ['near', 'near-other', 'nowhere']],
  ])('deleteBy %j leaves %j', async (deleteByParams, ids) => {
    await admin().deleteBy({ ...other, deleteByParams })
    expect(await left()).toEqual(ids)
  })

  test.each([
    {},
    { filters: '' },
    { aroundLatLng: '45.5,-73.6', aroundRadius: 'all' as const },
    { insidePolygon: [] },
    { filters: 'brand:Baffin', query: 'tent' },
  ])('deleteBy %j is refused', async (deleteByParams) => {
    await expect(admin().deleteBy({ ...other, deleteByParams })).rejects.toMatchObject({ status: 400 })
    expect(await left()).toHaveLength(4)
  })

  test.each([
    [{ query: 'tent' }, ['far', 'near']],
    [{ query: 'large tent' }, ['far']],
    [{ query: 'tent', ...montreal }, ['near']],
    [montreal, ['near', 'near-other']],
  ])('browsing %j gives %j', async (params, ids) => expect(await left(params)).toEqual(ids))
})

test('algoliasearch: synonyms, rules, settings', async () => {
  const client = admin()
  await client.saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['shelter', 'tent'] }],
  })
  expect((await client.searchSynonyms({ indexName, searchSynonymsParams: { query: 'shel' } })).nbHits).toBe(1)
  expect((await client.searchSingleIndex({ indexName, searchParams: { query: 'shelter' } })).nbHits).toBe(2)
  await client.saveRule({
    indexName,
    objectID: 'r',
    rule: {
      objectID: 'r',
      conditions: [{ pattern: 'tent', anchoring: 'is' }],
      consequence: { promote: [{ objectID: '3', position: 0 }] },
    },
  })
  expect((await client.searchSingleIndex({ indexName, searchParams: { query: 'tent' } })).hits[0]?.objectID).toBe('3')
  expect((await client.getRule({ indexName, objectID: 'r' })).objectID).toBe('r')
  await client.clearRules({ indexName })
  await client.deleteSynonym({ indexName, objectID: 's' })
  expect((await client.getSettings({ indexName })).searchableAttributes).toEqual(['title', 'brand'])
})

test('the search key may not write, a wrong key may nothing, mistakes have their status', async () => {
  const wrong = (key: string) => algoliasearch('portage', key, hosts())
  await expect(wrong('public').saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(wrong('wrong').searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 403 })
  await expect(admin().searchSingleIndex({ indexName, searchParams: { filters: 'a AND' } })).rejects.toMatchObject({
    status: 400,
  })
  await expect(admin().searchSingleIndex({ indexName, searchParams: { hitsPerPage: 5000 } })).rejects.toMatchObject({
    status: 400,
  })
})
