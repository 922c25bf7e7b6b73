import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { engine, fillHostileIndex, junk, value } from '../testing/hostile-inputs.ts'
import { handleProtocol } from './handle.ts'

beforeAll(fillHostileIndex)

/** A mostly valid value, now and then with an invalid part. */
const mostly = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: value })
const someOf = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  mostly(
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, mostly(each)])), { requiredKeys }),
  )
const listOf = (each: fc.Arbitrary<unknown>) => fc.array(each, { maxLength: 3 })
const condition = someOf(
  {
    pattern: junk,
    anchoring: fc.constantFrom('is', 'startsWith', 'endsWith', 'contains'),
    context: junk,
    filters: fc.constantFrom('', 'brand:b1', 'brand:b1 AND price > 1'),
  },
  ['anchoring'],
)
const params = someOf({
  query: fc.oneof(
    junk,
    someOf({
      edits: listOf(someOf({ type: fc.constant('remove'), delete: junk }, ['type', 'delete'])),
      remove: listOf(junk),
    }),
  ),
  automaticFacetFilters: listOf(fc.constant('brand')),
  facetFilters: fc.constant('brand:b1,brand:b2'),
  filters: fc.constant('price < 9'),
  hitsPerPage: fc.nat(9),
})
const consequence = someOf({
  params,
  promote: listOf(someOf({ objectID: fc.constant('1'), position: fc.nat(9) }, ['objectID', 'position'])),
  hide: listOf(someOf({ objectID: junk }, ['objectID'])),
  userData: value,
})
const rule = fc.record(
  {
    objectID: fc.constantFrom('r', 's'),
    consequence,
    conditions: mostly(listOf(condition)),
    validity: mostly(listOf(someOf({ from: fc.nat(), until: fc.nat() }, ['from', 'until']))),
    enabled: mostly(fc.boolean()),
  },
  { requiredKeys: ['objectID', 'consequence'] },
)
const synonym = fc.record(
  {
    objectID: fc.constantFrom('r', 's'),
    type: fc.constantFrom('synonym', 'oneWaySynonym', 'altCorrection1', 'placeholder', 'x'),
    synonyms: mostly(listOf(junk)),
    input: mostly(junk),
    word: mostly(junk),
    corrections: mostly(listOf(junk)),
    placeholder: mostly(junk),
    replacements: mostly(listOf(junk)),
  },
  { requiredKeys: ['objectID'] },
)
const saved = fc.oneof(fc.tuple(fc.constant('rules'), rule), fc.tuple(fc.constant('synonyms'), synonym))

test('a rule or synonym is refused, or searches go on with it', async () => {
  const ask = async (path: string, body: unknown) =>
    (
      await handleProtocol(
        engine,
        {
          method: 'POST',
          path: `/1/indexes/p/${path}`,
          query: new URLSearchParams(),
          headers: { 'x-algolia-api-key': 'admin-key' },
          bodyText: JSON.stringify(body),
        },
        { keys: { admin: 'admin-key' } },
      )
    ).status
  let taken = 0
  await fc.assert(
    fc.asyncProperty(saved, junk, async ([kind, each], query) => {
      const status = await ask(`${kind}/batch`, [each])
      expect([200, 400]).toContain(status)
      if (status === 200) taken++
      expect(await ask('query', { query: query.slice(0, 100) })).toBeLessThan(500)
      expect(await ask('query', { query: 'tent' })).toBeLessThan(500)
    }),
    { numRuns: 500 },
  )
  // How many are taken is chance: 100 was once missed by one.
  expect(taken).toBeGreaterThan(50)
  for (const kind of ['rules', 'synonyms']) await ask(`${kind}/clear`, {})
}, 120_000)
