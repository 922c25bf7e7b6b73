import { expect, test } from 'vitest'
import { MOST_RECENT, readRecent, recentFor, withRecent } from './recent-searches.ts'

test.each([
  [[], 'tente', ['tente']],
  [['sac'], '  tente   4 places ', ['tente 4 places', 'sac']],
  [['Sac à dos', 'tente'], 'sac a dos', ['sac a dos', 'tente']],
  [['sac'], '   ', ['sac']],
  [['sac'], '', ['sac']],
])('%j with %j is %j', (list, query, expected) => expect(withRecent(list, query)).toEqual(expected))

test('only a limited number is stored, the newest', () => {
  const list = Array.from({ length: MOST_RECENT + 3 }).reduce<string[]>(
    (all, _, at) => withRecent(all, `tente ${at}`),
    [],
  )
  expect(list).toHaveLength(MOST_RECENT)
  expect(list[0]).toBe(`tente ${MOST_RECENT + 2}`)
})

const stored = ['tente', 'Éternel', 'sac', 'table', 'tapis', 'tuque']
test.each([
  ['', ['tente', 'Éternel', 'sac', 'table', 'tapis']],
  ['t', ['tente', 'table', 'tapis']],
  ['ete', ['Éternel']],
  ['tente', []],
  ['zzz', []],
])('for %j there are %j', (query, expected) => expect(recentFor(stored, query)).toEqual(expected))

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["a",1,"",null,"b"]', ['a', 'b']],
])('a browser that stored %s has %j', (json, expected) => expect(readRecent(json)).toEqual(expected))
