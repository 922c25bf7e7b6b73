import { expect, test } from 'vitest'
import { editsAllowed, editsBetween, Spelling } from './misspelt.ts'

test.each([
  ['tent', 'tent', 0],
  ['tetn', 'tent', 1],
  ['tnt', 'tent', 1],
  ['tentt', 'tent', 1],
  ['tens', 'tent', 1],
  ['snowshoe', 'snwoshoes', 2],
  ['tent', 'boot', 3],
])('between %s and %s are %d edits', (a, b, edits) => {
  expect(editsBetween(a, b, 2)).toBe(edits)
  expect(editsBetween(b, a, 2)).toBe(edits)
})

test.each([
  ['red', 0],
  ['tent', 1],
  ['snowshoe', 2],
  ['20liters', 0],
] as const)('%s may have %d edits', (word, edits) => expect(editsAllowed(word)).toBe(edits))

test('homophones come before words that are written alike, whatever their first letter', () => {
  const keyOf = (word: string) => word.replace('eau', 'o').replace('h', '')
  const spelling = new Spelling(['manteau', 'manton', 'hiver'], keyOf)
  expect(['manto', 'iver', 'mar'].map((word) => spelling.nearest(word))).toEqual([['manteau', 'manton'], ['hiver'], []])
})

test.each([
  ['jaket', ['jacket']],
  ['bots', ['boots', 'boys']],
  ['racket', []],
  ['hat', []],
])('%s means %j', (word, meant) =>
  expect(new Spelling(['jacket', 'boots', 'boys', 'hats']).nearest(word)).toEqual(meant),
)
