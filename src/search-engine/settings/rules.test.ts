import { expect, test } from 'vitest'
import { createEngine, Refusal } from '../index.ts'

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
