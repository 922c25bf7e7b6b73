import { expect, test } from 'vitest'
import { kindLines, partsOf, storedParts, unknownOf, wordLines } from './logged-understanding.ts'

test('what was understood is stored folded, and read as it was', () => {
  const stored = storedParts([
    { kind: 'gender', text: 'Women’s' },
    { kind: 'price', text: 'under $150; =' },
  ])
  expect(partsOf(stored)).toEqual([
    { kind: 'gender', words: 'women’s' },
    { kind: 'price', words: 'under $150' },
  ])
  expect(partsOf('gender=womens;colour=red')).toEqual([
    { kind: 'gender', words: 'womens' },
    { kind: 'colour', words: 'red' },
  ])
  expect(partsOf(null)).toEqual([])
  expect(partsOf('owner=somebody;colour')).toEqual([])
  expect(unknownOf('zorb  quux')).toEqual(['zorb', 'quux'])
})

test('kinds are counted by searches, with their words by frequency', () => {
  expect(
    kindLines([
      { stored: 'colour=red;colour=blue', searches: 2 },
      { stored: 'colour=blue;gender=mens', searches: 3 },
      { stored: 'brand=saltspray', searches: 3 },
    ]),
  ).toEqual([
    { kind: 'colour', searches: 5, words: ['blue', 'red'] },
    { kind: 'gender', searches: 3, words: ['mens'] },
    { kind: 'brand', searches: 3, words: ['saltspray'] },
  ])
})

test('unknown words are counted by searches, as many as a table has lines', () => {
  const counted = [
    { stored: 'zorb', searches: 2 },
    { stored: 'zorb quux zorb', searches: 1 },
    { stored: 'abc', searches: 1 },
  ]
  expect(wordLines(counted).slice(0, 2)).toEqual([
    { word: 'zorb', searches: 3 },
    { word: 'abc', searches: 1 },
  ])
})
