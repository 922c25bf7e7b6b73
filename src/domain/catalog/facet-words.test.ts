import { expect, test } from 'vitest'
import { activities } from './activity.ts'
import { colourFamilies } from './colour-family.ts'
import { facetKey, facetWord } from './facet-words.ts'
import { genders } from './product.ts'

const values = [
  ...genders.map((key) => ['gender', key] as const),
  ...colourFamilies.map((key) => ['colour', key] as const),
  ...activities.map((key) => ['activity', key] as const),
]

test.each(values)('the %s “%s” is read in both languages (acceptance 24)', (facet, key) => {
  const [en, fr] = [facetWord(facet, key, 'en'), facetWord(facet, key, 'fr')]
  expect([en, facetKey(facet, en), facetKey(facet, fr), facetKey(facet, fr.toUpperCase())]).toEqual([
    key,
    key,
    key,
    key,
  ])
  expect(fr).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
test('a word means one value', () => {
  const words = values.flatMap(([facet, key]) =>
    [...new Set([key, facetWord(facet, key, 'fr')])].map((word) => `${facet} ${word}`),
  )
  expect(new Set(words).size).toBe(words.length)
})
test.each(['martiens', 'toString', 'constructor', '__proto__', ''])('“%s” is not a word and stays', (word) =>
  expect([facetKey('colour', word), facetWord('activity', word, 'fr')]).toEqual([word, word]),
)
