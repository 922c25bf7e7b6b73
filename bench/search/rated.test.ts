// @long
import { expect, test } from 'vitest'
import { searchQuality } from '../search-quality.ts'
import { fts5, mean, ndcg, ours, ratedSet } from './rated.ts'

test.each([
  [['a', 'b'], { a: 3, b: 1 }, 1],
  [['b', 'a'], { a: 3, b: 1 }, 0.797],
  [['x', 'y'], { a: 3 }, 0],
  [[], { a: 3 }, 0],
])('%j rated by %j gains %d', (found, grades, gain) =>
  expect(ndcg(found, new Map(Object.entries(grades)))).toBeCloseTo(gain, 3),
)

// The floors are a hundredth below what was measured when ranking was last changed; nothing is tuned to single queries.
test.each([
  ['en', false, 0.62],
  ['en', true, 0.82],
  ['fr', false, 0.64],
  ['fr', true, 0.83],
] as const)(
  'in %s, with kinds %s, the first ten gain more than SQLite’s, and %d',
  async (locale, withKind, floor) => {
    const { records, queries } = ratedSet(locale, withKind)
    const [own, database] = [await ours(records, locale), fts5(records)]
    const gain = (search: (query: string) => string[]) =>
      mean(queries.map(({ query, grades }) => ndcg(search(query), grades)))
    const [ourGain, databaseGain] = [gain(own), gain(database)]
    expect(queries.length).toBeGreaterThan(200)
    expect(ourGain).toBeGreaterThan(databaseGain)
    expect(ourGain).toBeGreaterThan(floor)
  },
  60_000,
)

test.each([
  ['sleepingbag', 5, /sleeping bag/i],
  ['snow shoe', 5, /snowshoe/i],
])('%j finds first what is called so, in two words or in one', async (query, count, name) => {
  const { records } = ratedSet('en', false)
  const titles = new Map(records.map(({ objectID, title }) => [objectID, title]))
  const found = (await ours(records, 'en'))(query)
  for (const id of found.slice(0, count)) expect(titles.get(id)).toMatch(name)
})

test('what is promised of the first ten answers is kept', async () => {
  const figures = await searchQuality.measure(undefined as never, [])
  for (const { page, name, value, promise } of figures)
    expect(value, `${page}: ${name}`).toBeGreaterThan(promise && 'atLeast' in promise ? promise.atLeast : 1)
  expect(figures.length).toBe(5)
}, 60_000)
