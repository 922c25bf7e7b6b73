import { expect, test } from 'vitest'
import { isSuggestable } from './suggestable.ts'
import { plain, suggestionsOf, type CategoryCounts, type SuggestionSources } from './suggestion.ts'

test.each([
  ['tents', true],
  ['sac à dos', true],
  ['violet', true],
  ['cocktail shaker', true],
  ['ab', false],
  ['a'.repeat(41), false],
  ['merde', false],
  ['Shitty tent', false],
  ['crisse de tente', false],
  ['jo@example.ca', false],
  ['514 555 0199', false],
  ['(514) 555-0199', false],
  ['https://example.ca', false],
  // A code finds its product, but is of no use as a suggestion.
  ['5101-204', false],
])('"%s" may be suggested: %s', (query, may) => expect(isSuggestable(query)).toBe(may))

const inTents: Record<string, CategoryCounts> = {
  tents: { all: 4, genders: { women: 3 }, brands: { lowcloud: 3 } },
}
const sources: SuggestionSources = {
  locale: 'en',
  inCategory: async (key) => inTents[key] ?? { all: 0, genders: {}, brands: {} },
  categories: [
    { key: 'camping', name: 'Camping', isLeaf: false },
    { key: 'tents', name: 'Tents', isLeaf: true },
    { key: 'empty', name: 'Empty', isLeaf: true },
  ],
  brands: [{ key: 'lowcloud', name: 'Lowcloud' }],
  collections: [{ key: 'pfas-free', name: 'PFAS-free' }],
  menus: ['Tents', 'Gift Cards', 'Made in Canada', 'Lowcloud Classics', 'For women', 'A to B', 'All tents'],
  searched: [
    { query: 'tents', times: 4 },
    { query: 'Blue tent', times: 9 },
    { query: 'merde', times: 50 },
  ],
}
const count = async (query: string) => (query === 'empty' ? 0 : 4)

test('suggests what the catalogue, the menus and shoppers call things, each once, the most wanted first', async () =>
  expect((await suggestionsOf(sources, count)).map(({ query, kind, popularity }) => [query, kind, popularity])).toEqual(
    [
      ['Blue tent', 'search', 94],
      ['tents', 'category', 64],
      ['camping', 'category', 24],
      ['Lowcloud tents', 'category', 24],
      ['women’s tents', 'category', 24],
      ['Lowcloud', 'brand', 14],
      ['PFAS-free', 'collection', 9],
      ['gift cards', 'menu', 4],
      ['Lowcloud Classics', 'menu', 4],
      ['made in Canada', 'menu', 4],
    ],
  ))

test('what finds nothing is not suggested, nor what must not be read by others', async () => {
  const queries = (await suggestionsOf(sources, count)).map(({ query }) => query)
  expect(queries).not.toContain('empty')
  expect(queries).not.toContain('merde')
})

test('French says it the French way', async () => {
  const french = (
    await suggestionsOf(
      { ...sources, locale: 'fr', categories: [{ key: 'tents', name: 'Tentes', isLeaf: true }] },
      count,
    )
  ).map(({ query }) => query)
  expect(french).toEqual(expect.arrayContaining(['tentes', 'tentes Lowcloud', 'tentes pour femmes']))
})

test.each([
  ['Sac à dos', 'sac a dos'],
  ['  GORE-TEX® ', 'gore tex'],
  ['…', ''],
])('"%s" is plainly "%s"', (query, words) => expect(plain(query)).toBe(words))

test.each<[SuggestionSources['locale'], string, string]>([
  ['en', 'Women’s Tops', 'women’s tops'],
  ['en', 'Men’s Rain Jackets', 'men’s rain jackets'],
  ['fr', 'Manteaux pour femmes', 'manteaux pour femmes'],
  ['fr', 'Bottes de fille et de garçon', 'bottes de fille et de garçon'],
])('%s: nobody is named twice: only %s', async (locale, name, query) => {
  const inCategory = async () => ({ all: 9, genders: { women: 3, men: 3, kids: 3 }, brands: {} })
  const only = { ...sources, locale, inCategory, categories: [{ key: 'x', name, isLeaf: true }], brands: [] }
  const made = await suggestionsOf({ ...only, collections: [], menus: [], searched: [] }, count)
  expect(made.map((each) => each.query)).toEqual([query])
})

test.each<[SuggestionSources['locale'], string[], string[]]>([
  ['fr', ['Sacs et sacs à dos', 'Sacs à dos et sacs', 'Sacs à dos'], ['sacs à dos', 'sacs et sacs à dos']],
  ['en', ['Women’s jackets', 'Jackets for women', 'Tents', 'Tent'], ['tents', 'women’s jackets']],
])('%s: of %j only %j are offered', async (locale, menus, queries) => {
  const made = await suggestionsOf({ ...sources, locale, menus, categories: [], searched: [] }, count)
  expect(made.filter(({ kind }) => kind === 'menu').map(({ query }) => query)).toEqual(queries)
})
