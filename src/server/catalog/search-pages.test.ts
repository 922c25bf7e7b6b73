import { expect, test } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Locale } from '../../domain/locale.ts'
import { searchPages } from './search-pages.ts'
import type { SearchClient } from '../search/search-client.ts'
import { catalogue, hits, queries, searchClient } from '../testing/vocabulary.ts'

const searchWith =
  (own: SearchClient, first: readonly string[] = []) =>
  (locale: Locale, text: string, filters = '') =>
    searchPages({ catalogue, hits, queries, searchClient: own, choices: { first: () => first } }).search(
      locale,
      text,
      parseListingQuery(new URLSearchParams(filters)),
      () => {},
    )
const search = async (locale: Locale, text: string, filters?: string) =>
  (await searchWith(searchClient)(locale, text, filters)) as ListingPage
const ids = ({ tiles }: Pick<ListingPage, 'tiles'>) => tiles.map(({ id }) => id).join('')

// acceptance 8
test.each([
  ['en', 'shell', '1'],
  ['en', 'shlel', '1'],
  ['fr', 'coquille', '1'],
  ['fr', 'Coquilles', '1'],
  ['en', 'saltspray', '123'],
  ['en', 'basin', '2'],
  ['en', '  ', ''],
  ['en', 'zzz', ''],
] as const)('%s for "%s" finds %s (acceptance 8)', async (locale, text, expected) =>
  expect(ids(await search(locale, text))).toBe(expected),
)

test.each([
  ['saltspray', '', '312'],
  ['saltspray', 'sort=price-asc', '213'],
  ['saltspray', 'gender=women', '1'],
  ['basin', '', '2'],
])(
  'what shoppers chose after “%s” %s comes first, adds nothing and hides nothing: %s',
  async (text, filters, expected) => {
    const page = await searchWith(searchClient, ['3', '1'])('en', text, filters)
    expect('tiles' in page && [ids(page), page.total]).toEqual([expected, expected.length])
  },
)

test('names what was asked, and its twin in the other language', async () => {
  const page = await search('fr', 'sac à dos')
  expect([page.title.includes('sac à dos'), page.path]).toEqual([
    true,
    { en: '/en/search?q=sac%20%C3%A0%20dos', fr: '/fr/search?q=sac%20%C3%A0%20dos' },
  ])
})

test('a query too long for the provider is cut, not failed (acceptance 96)', async () =>
  expect((await search('en', 'shell '.repeat(500))).total).toBeGreaterThanOrEqual(0))

test('categories are a facet, and open one by one', async () => {
  const shown = async (filters: string) =>
    (await search('en', 'saltspray', filters)).facets.category.map(({ name, count, above = [] }) =>
      [...above, name, count].join(' '),
    )
  expect(await shown('')).toEqual(['Clothing 3'])
  expect(await shown('category=clothing')).toEqual(['Clothing 3', 'clothing Jackets 2'])
  expect(ids(await search('en', 'saltspray', 'category=jackets'))).toBe('12')
})

test.each([
  ['sort=price-asc', '213'],
  ['sort=price-desc', '132'],
  ['gender=women', '1'],
  ['price=-90', '2'],
  ['stock=in', '12'],
])('of a search, %s lists %s', async (filters, expected) =>
  expect(ids(await search('en', 'saltspray', filters))).toBe(expected),
)

test('where nothing is found, what may have been meant and where to look', async () => {
  const { total, instead } = await search('en', 'umbrela')
  expect(total).toBe(0)
  expect(instead?.searches).toEqual([{ text: 'umbrellas', href: '/en/search?q=umbrellas' }])
  expect(instead?.categories).toContainEqual({ name: 'Clothing', href: '/en/products/clothing' })
})

test.each(['zzz', ''])('where nothing is near to "%s", the widest categories', async (text) => {
  const { instead } = await search('fr', text)
  expect(instead?.categories.map(({ name }) => name)).toEqual(['Vêtements', 'Femmes'])
})

test('filters that leave nothing need no other ways', async () =>
  expect((await search('en', 'saltspray', 'colour=purple')).instead).toBeUndefined())

test.each([
  ['/en/products/tents', { movedTo: '/en/products/tents' }],
  ['/fr', { movedTo: '/fr' }],
])('a rule leads to %s', async (url, expected) =>
  expect(await searchWith(redirecting(url))('en', 'tents')).toEqual(expected),
)

test.each(['https://elsewhere.example/', '//elsewhere.example', '/en\\..', '/admin', 7])(
  'a rule does not lead to %s',
  async (url) => expect(await searchWith(redirecting(url))('en', 'basin')).not.toHaveProperty('movedTo'),
)

test.each([
  ['en', 'women’s jackets', '', '1', { categories: ['jackets'], genders: ['women'] }, ''],
  ['en', 'jackets under $90', '', '2', { categories: ['jackets'], price: { to: 90_00 } }, ''],
  ['en', 'saltspray under $90', '', '2', { brands: ['saltspray'], price: { to: 90_00 } }, ''],
  ['en', 'new saltspray', '', '3', { brands: ['saltspray'], isNew: true }, ''],
  ['en', 'saltspray on sale', '', '2', { brands: ['saltspray'], onSale: true }, ''],
  ['en', 'saltspray in stock', '', '12', { brands: ['saltspray'], inStock: true }, ''],
  ['en', 'jakets for womn', '', '1', { categories: ['jackets'], genders: ['women'] }, ''],
  ['fr', 'vestes pour femmes', '', '1', { categories: ['jackets'], genders: ['women'] }, ''],
  ['fr', 'saltspray moins de 90 $', '', '2', { brands: ['saltspray'], price: { to: 90_00 } }, ''],
  ['en', 'women’s jackets', 'unread=gender', '12', { categories: ['jackets'], genders: [] }, ''],
  ['en', 'new saltspray', 'unread=new', '123', { brands: ['saltspray'] }, ''],
] as const)('%s for “%s” with “%s” finds %s by what it means', async (locale, text, filters, expected, query, rest) => {
  const page = await search(locale, text, filters)
  expect(ids(page)).toBe(expected)
  expect(page.query).toMatchObject(query)
  expect(page.understood).toMatchObject({ isApplied: true, rest })
})

test('where nothing is all that was read, the words are looked for, and the page says so', async () => {
  const page = await search('en', 'shell under $5')
  expect(page.understood).toMatchObject({ isApplied: false, read: { price: { to: 5_00 } } })
  expect([ids(page).charAt(0), page.query.price]).toEqual(['1', undefined])
})

test('with all taken back the words are words', async () => {
  const page = await search('en', 'new saltspray', 'unread=all')
  expect([page.understood, page.query.unread]).toEqual([undefined, ['all']])
})

test('the shopper’s own store is for the browser to know', async () =>
  expect((await search('en', 'saltspray in my store')).understood).toMatchObject({ inMyStore: true, rest: '' }))

test('names of what was read are there, whatever the facets show', async () =>
  expect((await search('fr', 'vestes saltspray')).understood?.names).toEqual({
    'category:jackets': 'Vestes',
    'brand:saltspray': 'Saltspray',
  }))

test('where nothing is found, what is popular and can be bought', async () =>
  expect((await search('en', 'zzz')).instead?.popular.map(({ id }) => id)).toEqual(['1', '2']))

test('where little is found, the category that was meant and those around it', async () => {
  const few = await search('en', 'women’s shells')
  expect(few.total).toBe(1)
  expect(few.instead?.categories.map(({ name }) => name)).toEqual(['Shells', 'Jackets'])
  expect(few.instead?.popular).toEqual([])
})

/** The client of an engine with a rule of an editor. */
const redirecting = (url: unknown): SearchClient => ({
  ...searchClient,
  searchMany: async (requests) =>
    (await searchClient.searchMany(requests)).map((answer) => ({
      ...answer,
      renderingContent: { redirect: { url } } as never,
    })),
})

test.each([
  ['shell jackets for women', true, undefined],
  ['waterproof shell jackets for women', true, ['waterproof']],
  // What is sure of the thing stays, also where nothing has the other word.
  ['waterproof jackets for women', true, ['waterproof']],
  ['fundy zzz', undefined, ['zzz']],
])('of “%s” no product found has the words %j', async (text, isApplied, unmet) => {
  const page = await search('en', text)
  expect([page.understood?.isApplied, page.unmet]).toEqual([isApplied, unmet])
})
