import { expect, test } from 'vitest'
import { createEngine, Refusal, type SearchIndex, type SearchParams } from '../index.ts'

/** Some gear and these rules. */
async function shop(...rules: object[]): Promise<SearchIndex> {
  const index = createEngine().index('shop')
  await index.setSettings({
    searchableAttributes: ['title'],
    attributesForFaceting: ['brand', 'colours', 'price'],
    indexLanguages: ['en'],
  })
  await index.saveObjects([
    { objectID: 'a', title: 'Big tent', brand: 'Nunatak', colours: ['blue'], price: 10 },
    { objectID: 'b', title: 'Small tent', brand: 'Nunatak', colours: ['red'], price: 20 },
    { objectID: 'c', title: 'Winter tent', brand: 'Tuque Bleue', colours: ['blue'], price: 1 },
  ])
  await index.saveRules(rules.map((rule, i) => ({ objectID: `rule ${i}`, ...rule })))
  return index
}

const ids = (index: SearchIndex, params: SearchParams) =>
  index
    .search(params)
    .hits.map(({ objectID }) => objectID)
    .sort()
    .join('')

const fired = (index: SearchIndex, params: SearchParams) => (index.search(params).appliedRules ?? []).length > 0

test.each([
  [{ validity: 'x', consequence: {} }],
  [{ validity: ['x'], consequence: {} }],
  [{ validity: [{ from: 1 }], consequence: {} }],
  [{ conditions: 'x', consequence: {} }],
  [{ conditions: ['x'], consequence: {} }],
  [{ conditions: [{ pattern: 5, anchoring: {} }], consequence: {} }],
  [{ conditions: [{ pattern: 'tent' }], consequence: {} }],
  [{ conditions: [{ filters: '(' }], consequence: {} }],
  [{ conditions: [{ context: [] }], consequence: {} }],
  [{ condition: 7, consequence: {} }],
  [{ consequence: 'x' }],
  [{}],
  [{ consequence: { promote: 'no' } }],
  [{ consequence: { promote: [{ position: 0 }] } }],
  [{ consequence: { promote: [{ objectIDs: [null], position: 0 }] } }],
  [{ consequence: { hide: [null] } }],
  [{ consequence: { params: 'x' } }],
  [{ consequence: { params: { automaticFacetFilters: [null] } } }],
  [{ consequence: { params: { query: { edits: [{ type: 'remove' }] } } } }],
  [{ consequence: { params: { query: { remove: [{}] } } } }],
  [{ consequence: { params: { filters: '(' } } }],
])('%j is refused', (rule) =>
  expect(() =>
    createEngine()
      .index('shop')
      .saveRules([{ objectID: 'bad', ...rule }]),
  ).toThrow(Refusal),
)

test('a refusal names the rule and the error in it', () =>
  expect(() =>
    createEngine()
      .index('shop')
      .saveRules([{ objectID: 'bad', consequence: { promote: [{ objectID: 'a', position: 'first' }] } }]),
  ).toThrow('Invalid rule "bad": Invalid value for "position" parameter'))

test('a rule stays as it was saved', async () => {
  const engine = createEngine()
  const rule = {
    objectID: 'r',
    description: 'd',
    enabled: true,
    conditions: [{ pattern: 'x', anchoring: 'is' }],
    consequence: {
      params: { future: { option: 1 }, query: { remove: ['x'] } },
      promote: [{ objectIDs: ['a'], position: 0 }],
      filterPromotes: true,
      userData: [1],
    },
    validity: [{ from: 0, until: 9.5 }],
    tags: ['t'],
  }
  await engine.index('shop').saveRules([rule])
  expect(JSON.stringify(engine.live.get('shop')?.rules.get('r'))).toBe(JSON.stringify(rule))
})

test.each([[{ conditions: [] }], [{ conditions: null }], [{}]])('with %j a rule always applies', async (given) => {
  const index = await shop({ ...given, consequence: { hide: [{ objectID: 'a' }] } })
  expect([ids(index, {}), ids(index, { query: 'tent' })]).toEqual(['bc', 'bc'])
})

test.each([
  [{ filters: 'brand:Nunatak' }, true],
  [{ filters: 'brand:"Nunatak"' }, true],
  [{ filters: ' brand : nunatak ' }, true],
  [{ filters: 'brand:Nunatak AND price > 1' }, true],
  [{ facetFilters: [['brand:Nunatak']] }, true],
  [{ facetFilters: 'brand:Nunatak,colours:blue' }, true],
  [{ filters: 'price > 1', facetFilters: ['brand:Nunatak'] }, true],
  [{}, false],
  [{ filters: 'NOT brand:Nunatak' }, false],
  [{ filters: 'brand:Nunatak OR brand:Baffin' }, false],
  [{ facetFilters: [['brand:Nunatak', 'brand:Baffin']] }, false],
  [{ facetFilters: ['brand:-Nunatak'] }, false],
  [{ filters: 'brand:Baffin' }, false],
] as [SearchParams, boolean][])('%j meets a condition on a brand: %s', async (params, met) => {
  expect(fired(await shop({ conditions: [{ filters: 'brand:Nunatak' }], consequence: {} }), params)).toBe(met)
})

test('every filter of a condition must be asked for', async () => {
  const index = await shop({
    conditions: [{ filters: 'brand:Nunatak AND (colours:red OR colours:blue)' }],
    consequence: {},
  })
  expect(fired(index, { filters: 'brand:Nunatak' })).toBe(false)
  expect(fired(index, { facetFilters: ['brand:Nunatak', ['colours:blue', 'colours:red']] })).toBe(true)
})

test.each([
  [{ numericFilters: ['price>5'] }, { numericFilters: ['price<15'] }, 'a'],
  [{ numericFilters: 'price>5' }, { numericFilters: 'price<15' }, 'a'],
  [{ numericFilters: ['price>5'] }, {}, 'ab'],
  [{ numericFilters: ['price>5'] }, { filters: 'price<15' }, 'a'],
  [{ filters: 'price > 5' }, { filters: 'colours:blue OR colours:green' }, 'a'],
  [{ filters: ' ' }, { filters: 'colours:red' }, 'b'],
  [{ facetFilters: [] }, { facetFilters: 'colours:red' }, 'b'],
  [{ facetFilters: 'brand:Nunatak,colours:blue' }, {}, 'a'],
  [{ facetFilters: ['brand:Nunatak'] }, { facetFilters: 'colours:blue,price:10' }, 'a'],
  [{ facetFilters: 'brand:Nunatak,colours:blue' }, { facetFilters: [['price:10', 'price:20']] }, 'a'],
  [{ tagFilters: ['x'] }, { tagFilters: [] }, ''],
] as [SearchParams, SearchParams, string][])('a rule with %j narrows %j down to %s', async (params, given, found) => {
  expect(ids(await shop({ consequence: { params } }), given)).toBe(found)
})

test('the filters of several rules are all to be met', async () => {
  const index = await shop(
    { consequence: { params: { numericFilters: ['price>5'] } } },
    { consequence: { params: { numericFilters: ['price<15'], filters: 'brand:Nunatak' } } },
    { consequence: { params: { filters: 'colours:blue' } } },
  )
  expect(ids(index, {})).toBe('a')
})

test('optional filters of a rule are read as one text, too', async () => {
  const index = await shop({ consequence: { params: { optionalFilters: 'price:20,colours:none' } } })
  expect(index.search({}).hits[0]?.objectID).toBe('b')
})

test.each([
  ['{facet:brand} tent', 'is', 'tuque bleue tent', 'c'],
  ['{facet:brand}', 'is', 'Tuque Bleue', 'c'],
  ['{facet:brand}', 'contains', 'a tuque-bleue tent', 'c'],
  ['{facet:brand} {facet:colours}', 'endsWith', 'tent nunatak red', 'b'],
  ['{facet:brand}', 'startsWith', 'nunatak tent', 'ab'],
  ['{facet:brand}', 'endsWith', 'nunatak tent', 'abc'],
  ['{facet:brand}', 'contains', 'tuque tent', 'abc'],
  ['{facet:constructor}', 'contains', 'tent', 'abc'],
])('%j that a query %s, of %j', async (pattern, anchoring, query, found) => {
  const index = await shop({
    conditions: [{ pattern, anchoring }],
    consequence: { params: { query: '', automaticFacetFilters: ['brand', 'colours'] } },
  })
  expect(fired(index, { query })).toBe(found !== 'abc')
  if (found !== 'abc') expect(ids(index, { query })).toBe(found)
})

test('filters that are incomplete by themselves do not get round those of a rule', async () => {
  const index = await shop({ consequence: { params: { filters: 'brand:Nunatak' } } })
  expect(() => index.search({ filters: 'price>0) OR (price<5' })).toThrow(Refusal)
  expect(ids(index, { filters: 'price>0 OR price<5' })).toBe('ab')
})
