import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FuzzyDictionary } from './fuzzy.ts'

const dictionaryOf = (words: string[]) => {
  const terms = [...new Set(words)].sort()
  const fuzzy = new FuzzyDictionary(terms, Uint32Array.from(terms.keys()))
  return (word: string, edits: number, prefix = false, first: 1 | 2 = 2) =>
    fuzzy.near(word, edits, prefix, first).map(({ term, edits: count }) => `${terms[term]}:${count}`)
}

test.each([
  ['tnete', 1, false, ['tente:1']],
  ['tent', 1, false, ['ten:1', 'tent:0', 'tente:1', 'tents:1']],
  ['ttente', 1, false, ['tente:1']],
  ['lente', 1, false, []],
  ['lente', 2, false, ['tente:2']],
  ['jakcet', 1, true, ['jacket:1', 'jackets:1']],
  ['jakc', 1, true, ['jacket:1', 'jackets:1']],
] as const)('%s within %i, prefix %s: %j', (word, edits, prefix, found) =>
  expect(dictionaryOf(['tente', 'tent', 'tents', 'ten', 'jacket', 'jackets', 'boot'])(word, edits, prefix)).toEqual(
    found,
  ),
)

/** The textbook table, without the trie. */
function distance(a: string, b: string, first: number): number {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => table[i]![j]!
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 && j === 0) continue
      const options = [
        i > 0 ? at(i - 1, j) + (i === 1 ? first : 1) : 99,
        j > 0 ? at(i, j - 1) + (j === 1 ? first : 1) : 99,
        i > 0 && j > 0 ? at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : i === 1 || j === 1 ? first : 1) : 99,
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + (i === 2 || j === 2 ? first : 1)
          : 99,
      ]
      table[i]![j] = Math.min(...options)
    }
  }
  return at(a.length, b.length)
}

test('the walk finds what comparing with every term finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      word,
      fc.constantFrom(1, 2),
      fc.boolean(),
      fc.constantFrom(1 as const, 2 as const),
      (words, wanted, edits, prefix, first) => {
        const expected = [...new Set(words)].sort().flatMap((term) => {
          const beginnings = prefix ? Array.from({ length: term.length }, (_, i) => term.slice(0, i + 1)) : [term]
          const least = Math.min(...beginnings.map((each) => distance(each, wanted, first)))
          return least <= edits ? [`${term}:${least}`] : []
        })
        expect(dictionaryOf(words)(wanted, edits, prefix, first)).toEqual(expected)
      },
    ),
    { numRuns: 500 },
  )
})
