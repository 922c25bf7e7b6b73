import { expect, test } from 'vitest'
import { sampleCategory } from '../testing/samples.ts'
import { categoriesOf, categoryTree, narrownessOf, trailOf } from './category-tree.ts'

const rule = (more: object) => ({ rule: { genders: [], categories: [], activities: [], ...more } })
const tree = categoryTree([
  sampleCategory('clothing'),
  sampleCategory('jackets', 'clothing'),
  sampleCategory('shells', 'jackets'),
  sampleCategory('women', undefined, rule({ genders: ['women'] })),
  sampleCategory('women-jackets', 'women', rule({ genders: ['women'], categories: ['jackets'] })),
  sampleCategory('skiing', undefined, rule({ activities: ['ski-touring', 'alpine-skiing'] })),
])
const product = (more: object) => ({ categories: [], activities: [], ...more })

test.each([
  ['shells', ['clothing', 'jackets', 'shells']],
  ['clothing', ['clothing']],
  ['nothing', []],
])('the trail of %s is %j', (key, keys) => expect(trailOf(tree, key).map((category) => category.key)).toEqual(keys))

test.each([
  [{ categories: ['shells'] }, ['clothing', 'jackets', 'shells']],
  [{ categories: ['shells'], gender: 'women' }, ['clothing', 'jackets', 'shells', 'women', 'women-jackets']],
  [{ categories: ['clothing'], gender: 'women' }, ['clothing', 'women']],
  [{ categories: ['shells'], gender: 'unisex' }, ['clothing', 'jackets', 'shells']],
  [{ activities: ['ski-touring'] }, ['skiing']],
  [{ categories: ['gone'] }, []],
  [{}, []],
] as const)('%j belongs to %j', (more, keys) =>
  expect(categoriesOf(tree, product(more) as never).toSorted()).toEqual(keys.toSorted()),
)

test.each([
  [{ categories: ['shells'] }, ['shells', 'jackets', 'clothing']],
  // A kind that is narrowed by gender stands above the kind, and below one that is a step deeper.
  [{ categories: ['shells'], gender: 'women' }, ['shells', 'women-jackets', 'jackets', 'clothing', 'women']],
  [
    { categories: ['jackets'], gender: 'women', activities: ['ski-touring'] },
    ['women-jackets', 'jackets', 'clothing', 'women', 'skiing'],
  ],
  // Put there by hand, where the rule would not: a kind by its own depth.
  [{ categories: ['women-jackets'], gender: 'men' }, ['women-jackets', 'women']],
] as const)('of what %j is in, the narrowest first: %j', (more, keys) => {
  const narrowness = narrownessOf(tree, product(more) as never)
  expect([...narrowness].toSorted(([, a], [, b]) => b - a).map(([key]) => key)).toEqual(keys)
  expect(Math.min(...narrowness.values())).toBeGreaterThan(0)
})

test('children keep their order; the top has those without a parent', () => {
  expect(tree.childrenOf('clothing').map(({ key }) => key)).toEqual(['jackets'])
  expect(tree.childrenOf(undefined).map(({ key }) => key)).toEqual(['clothing', 'women', 'skiing'])
  expect(tree.childrenOf('shells')).toEqual([])
})

test('a category is found by its path in each language', () => {
  expect([
    tree.byPath.en.get('clothing/jackets')?.key,
    tree.byPath.fr.get('clothing/jackets-fr')?.key,
    tree.byPath.fr.get('clothing/jackets'),
  ]).toEqual(['jackets', 'jackets', undefined])
})

test('a category that is its own ancestor ends the trail there', () => {
  const round = categoryTree([sampleCategory('a', 'b'), sampleCategory('b', 'a'), sampleCategory('self', 'self')])
  expect(trailOf(round, 'a').map(({ key }) => key)).toEqual(['b', 'a'])
  expect(categoriesOf(round, product({ categories: ['self'] }))).toEqual(['self'])
})
