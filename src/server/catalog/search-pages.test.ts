import { expect, test } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Locale } from '../../domain/locale.ts'
import { searchPages } from './search-pages.ts'
import type { SearchClient } from '../search/search-client.ts'
import { catalogue, hits, searchClient } from '../testing/vocabulary.ts'

const searchWith =
  (own: SearchClient) =>
  (locale: Locale, text: string, filters = '') =>
    searchPages({ catalogue, hits, searchClient: own }).search(
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

/** The client of an engine with a rule of an editor. */
const redirecting = (url: unknown): SearchClient => ({
  ...searchClient,
  searchMany: async (requests) =>
    (await searchClient.searchMany(requests)).map((answer) => ({
      ...answer,
      renderingContent: { redirect: { url } } as never,
    })),
})
