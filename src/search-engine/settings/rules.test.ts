import { expect, test } from 'vitest'
import { createEngine, Refusal, type SearchIndex, type SearchParams } from '../index.ts'

/** Some gear and these rules. */
async function shop(...rules: object[]): Promise<SearchIndex> {
  const index = createEngine().index('shop')
  await index.setSettings({ searchableAttributes: ['title'], attributesForFaceting: ['brand', 'colours', 'price'], indexLanguages: ['en'] })
  await index.saveObjects([
    { objectID: 'a', title: 'Big tent', brand: 'Nunatak', colours: ['blue'], price: 10 },
    { objectID: 'b', title: 'Small tent', brand: 'Nunatak', colours: ['red'], price: 20 },
    { objectID: 'c', title: 'Winter tent', brand: 'Tuque Bleue', colours: ['blue'], price: 1 },
  ])
  await index.saveRules(rules.map((rule, i) => ({ objectID: `rule ${i}`, ...rule })))
  return index
}

const ids = (index: SearchIndex, params: SearchParams) => index.search(params).hits.map(({ objectID }) => objectID).sort().join('')

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
])('%j is refused', (rule) => expect(() => createEngine().index('shop').saveRules([{ objectID: 'bad', ...rule }])).toThrow(Refusal))

test('a refusal names the rule and what is wrong in it', () => expect(() => createEngine().index('shop').saveRules([{ objectID: 'bad', consequence: { promote: [{ objectID: 'a', position: 'first' }] } }])).toThrow('Invalid rule "bad": Invalid value for "position" parameter'))

test('a rule stays as it was saved', async () => {
  const engine = createEngine()
  const rule = { objectID: 'r', description: 'd', enabled: true, conditions: [{ pattern: 'x', anchoring: 'is' }], consequence: { params: { future: { option: 1 }, query: { remove: ['x'] } }, promote: [{ objectIDs: ['a'], position: 0 }], filterPromotes: true, userData: [1] }, validity: [{ from: 0, until: 9.5 }], tags: ['t'] }
  await engine.index('shop').saveRules([rule])
  expect(JSON.stringify(engine.live.get('shop')?.rules.get('r'))).toBe(JSON.stringify(rule))
})

test.each([[{ conditions: [] }], [{ conditions: null }], [{}]])('with %j a rule always applies', async (given) => {
  const index = await shop({ ...given, consequence: { hide: [{ objectID: 'a' }] } })
  expect([ids(index, {}), ids(index, { query: 'tent' })]).toEqual(['bc', 'bc'])
})
