import { expect, test } from 'vitest'
import { sampleCategory } from '../testing/samples.ts'
import { categoryFacet, toggledCategory } from './category-facet.ts'
import { categoryTree } from './category-tree.ts'

const tree = categoryTree([
  sampleCategory('camping'),
  sampleCategory('tents', 'camping'),
  sampleCategory('domes', 'tents'),
  sampleCategory('stoves', 'camping'),
  sampleCategory('clothing'),
  sampleCategory('bikes'),
  sampleCategory('women', undefined, { rule: { genders: ['women'], categories: [], activities: [] } }),
])
const counts = { camping: 20, tents: 12, domes: 3, stoves: 8, clothing: 30, women: 40 }
const facet = (chosen: string[], own: Record<string, number> = counts) => categoryFacet(tree, own, chosen, 'en')
const shown = (chosen: string[], own?: Record<string, number>) =>
  facet(chosen, own).map(({ key, above = [], chosen: on }) => [...above, key].join('/') + (on ? ' ✓' : ''))

test.each([
  [[], ['clothing', 'camping']],
  [['camping'], ['clothing', 'camping ✓', 'camping/tents', 'camping/stoves']],
  [['tents'], ['clothing', 'camping', 'camping/tents ✓', 'camping/tents/domes', 'camping/stoves']],
  [['bikes'], ['clothing', 'camping', 'bikes ✓']],
  [['nothing'], ['clothing', 'camping']],
])('with %j chosen there are %j', (chosen, expected) => expect(shown(chosen)).toEqual(expected))

test('a category without a name in the language is not among them', () => {
  const named = categoryTree([
    sampleCategory('camping'),
    sampleCategory('tentes', undefined, { name: { en: '', fr: 'Tentes' } }),
  ])
  const keys = (locale: 'en' | 'fr') =>
    categoryFacet(named, { camping: 2, tentes: 5 }, [], locale).map(({ key }) => key)
  expect([keys('en'), keys('fr')]).toEqual([['camping'], ['tentes', 'camping']])
})

test('a product in no category has no facet', () => expect(shown([], {})).toEqual([]))

test.each([
  [['camping'], 'tents', ['tents']],
  [['tents'], 'camping', ['camping']],
  [['tents'], 'clothing', ['tents', 'clothing']],
  [['tents', 'clothing'], 'tents', ['clothing']],
  [['tents'], 'stoves', ['tents', 'stoves']],
  [['tents'], 'domes', ['domes']],
])('%j with %s switched is %j', (chosen, key, expected) => {
  const values = facet(chosen)
  expect(
    toggledCategory(
      values,
      values.find((value) => value.key === key)!,
    ),
  ).toEqual(expected)
})

test('a category that is its own ancestor, by a slip of an editor, ends the tree', () => {
  const odd = categoryTree([sampleCategory('a'), sampleCategory('b', 'a'), sampleCategory('a', 'b')])
  expect(categoryFacet(odd, { a: 1, b: 1 }, ['b'], 'en').length).toBeLessThan(5)
})
