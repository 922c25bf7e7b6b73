import { expect, test } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Locale } from '../../domain/locale.ts'
import { listings } from './listings.ts'
import { catalogue, hits, searchClient, vocabulary } from '../testing/vocabulary.ts'

const shop = listings({ catalogue, hits, searchClient })
const query = (search = '') => parseListingQuery(new URLSearchParams(search))
const listing = async (locale: Locale, splat: string, search?: string) =>
  (await shop.listing(locale, splat, query(search), () => {})) as ListingPage
const ids = ({ tiles }: Pick<ListingPage, 'tiles'>) => tiles.map(({ id }) => id).join('')

test.each([
  ['', '123'],
  ['clothing', '123'],
  ['clothing/jackets', '12'],
  ['clothing/jackets/shells', '1'],
  ['women', '1'],
  ['brands/saltspray', '123'],
  ['brands/saltspray/clothing/jackets', '12'],
  ['brands/nobody', ''],
  ['collections/ultralight', '1'],
  // acceptance 22
  ['deals', '2'],
  ['clothing/deals', '2'],
  ['clothing/jackets/new', ''],
  ['new', '3'],
])('/en/products/%s lists %s', async (splat, expected) => expect(ids(await listing('en', splat))).toBe(expected))

test('a merchandiser’s order counts for the shop’s own order only, what they leave out never', async () => {
  const clothing = { ...vocabulary.tree.byPath.en.get('clothing')!, placement: { first: [3, 2], hidden: [1] } }
  const byPath = { ...vocabulary.tree.byPath, en: new Map([['clothing', clothing]]) }
  const placed = listings({
    catalogue: Object.assign(Object.create(catalogue), {
      vocabulary: async () => ({ ...vocabulary, tree: { ...vocabulary.tree, byPath } }),
    }),
    hits,
    searchClient,
  })
  const page = async (search: string) =>
    ids((await placed.listing('en', 'clothing', query(search), () => {})) as ListingPage)
  expect([await page(''), await page('sort=price-asc'), await page('brand=saltspray')]).toEqual(['32', '23', '32'])
})

// acceptance 14
test.each([
  ['en', 'vetements/vestes', '/en/products/clothing/jackets'],
  ['fr', 'brands/saltspray', '/fr/produits/marques/saltspray'],
  ['fr', 'femmes/deals', undefined],
] as const)('%s %s moves to %s (acceptance 14)', async (locale, splat, movedTo) =>
  expect(await shop.listing(locale, splat, query(), () => {})).toEqual(movedTo && { movedTo }),
)

test.each(['nothing', 'brands/no-one', 'collections/none'])('there is no %s', async (splat) =>
  expect(await shop.listing('en', splat, query(), () => {})).toBeUndefined(),
)

test('a category without a name in the language is neither linked nor in the way of its parent', async () => {
  const children = async (locale: Locale, splat: string) =>
    (await listing(locale, splat)).children.map(({ name }) => name)
  expect(await children('en', 'clothing')).toEqual(['Jackets'])
  expect(await children('fr', 'vetements')).toEqual(['Vestes', 'Coupe-vent'])
})

test('a listing is titled and described in its language, and knows its twin', async () => {
  expect(await listing('fr', 'vetements')).toMatchObject({
    title: 'Vêtements',
    description: 'Des couches.',
    path: { en: '/en/products/clothing', fr: '/fr/produits/vetements' },
  })
})

test.each([
  ['clothing/jackets', ['/en', '/en/products/clothing', '/en/products/clothing/jackets']],
  [
    'brands/saltspray/clothing',
    ['/en', '/en/brands', '/en/products/brands/saltspray', '/en/products/brands/saltspray/clothing'],
  ],
  ['clothing/deals', ['/en', '/en/products/clothing', '/en/products/clothing/deals']],
  ['collections/ultralight', ['/en', '/en/products/collections/ultralight']],
  ['', ['/en', '/en/products']],
])('the crumbs of "%s" lead from the root down', async (splat, hrefs) =>
  expect((await listing('en', splat)).crumbs.map(({ href }) => href)).toEqual(hrefs),
)

test('children are the next narrower categories with something in them, counted', async () => {
  const children = async (splat: string) =>
    (await listing('en', splat)).children.map(({ name, href, count }) => [name, href, count])
  expect(await children('clothing')).toEqual([['Jackets', '/en/products/clothing/jackets', 2]])
  expect(await children('')).toEqual([
    ['Clothing', '/en/products/clothing', 3],
    ['Women', '/en/products/women', 1],
  ])
  expect(await children('clothing/deals')).toEqual([['Jackets', '/en/products/clothing/jackets/deals', 1]])
  expect(await children('brands/saltspray')).toContainEqual(['Clothing', '/en/products/brands/saltspray/clothing', 3])
  expect(await children('collections/ultralight')).toEqual([])
})

test('a brand’s page shows its facts', async () =>
  expect((await listing('fr', 'marques/saltspray')).brand).toEqual({
    name: 'Saltspray',
    origin: 'Nouvelle-Écosse',
    founded: 1990,
    logo: undefined,
  }))

test('filters, sort and page apply', async () => {
  expect(ids(await listing('en', 'clothing', 'gender=femmes'))).toBe('1')
  expect(ids(await listing('en', 'clothing', 'sort=price-asc'))).toBe('213')
  expect((await listing('en', 'clothing', 'page=9')).query.page).toBe(1)
})

test('a listing is cached under its own tag, its tiles and the names it shows', async () => {
  const tagsOf = async (splat: string) => {
    const tags: string[] = []
    await shop.listing('en', splat, query(), (...more) => void tags.push(...more))
    return tags
  }
  expect([
    (await tagsOf('clothing'))[0],
    (await tagsOf('brands/saltspray'))[0],
    await tagsOf('collections/ultralight'),
    await tagsOf('deals'),
  ]).toEqual([
    'scope:category/clothing',
    'scope:brand/saltspray',
    [
      'scope:collection/ultralight',
      'tile:1',
      ...['clothing', 'jackets', 'shells', 'women', 'women-jackets'].map((key) => `term:categories/${key}`),
      'term:brands/saltspray',
      'term:collections/ultralight',
    ],
    ['scope:all', 'tile:2', 'term:categories/clothing', 'term:categories/jackets', 'term:brands/saltspray'],
  ])
})

// acceptance 13
test('/category/{slug} is its listing', async () =>
  expect(await shop.category('en', 'shells', query(), () => {})).toMatchObject({
    title: 'Shells',
    total: 1,
    path: { fr: '/fr/produits/vetements/vestes/coquilles' },
  }))

test('an unknown category has no listing', async () =>
  expect(await shop.category('en', 'nothing', query(), () => {})).toBeUndefined())
