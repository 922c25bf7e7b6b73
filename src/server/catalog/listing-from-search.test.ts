import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../../domain/catalog/listing.ts'
import { emptyQuery, parseListingQuery, type Sort } from '../../domain/catalog/listing-query.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import type { Catalogue } from './catalogue.ts'
import { listingFromSearch } from './listing-from-search.ts'
import { sampleSearch } from '../testing/search-client.ts'
import { vocabulary } from '../testing/vocabulary.ts'

const colour = (key: string, family: string) => ({ key, name: key, hex: '#000000', family, pictures: [] })
const size = (key: string) => ({ key, name: key.toUpperCase() })
const brand = (key: string) => ({ key, name: key, slug: key })
const at = (price: number, quantity = 10) => [sampleVariant({ price, quantity })]

const products: Partial<CatalogueProduct>[] = [
  {
    id: 'a',
    rating: { average: 3.9, count: 100 },
    activities: ['climbing'],
    brand: brand('saltspray'),
    gender: 'men',
    popularity: 90,
    variants: at(100_00),
    colours: [colour('plum', 'purple'), colour('lilac', 'purple')],
    sizes: [size('s'), size('m')],
    publishedOn: '2026-01-01',
  },
  {
    id: 'b',
    rating: { average: 5, count: 1 },
    activities: ['hiking'],
    brand: brand('saltspray'),
    gender: 'women',
    popularity: 80,
    variants: at(50_00, 2),
    colours: [colour('moss', 'green')],
    sizes: [size('m')],
    publishedOn: '2026-05-01',
  },
  {
    id: 'c',
    brand: brand('-lowcloud'),
    gender: 'unisex',
    popularity: 80,
    variants: at(200_00, 0),
    colours: [colour('plum', 'purple')],
    publishedOn: '2025-01-01',
  },
  {
    id: 'd',
    rating: { average: 2, count: 4 },
    activities: ['hiking', 'camping'],
    brand: brand('-lowcloud'),
    popularity: 10,
    variants: at(50_00),
    publishedOn: '2026-03-01',
  },
]

const brands = new Map(
  Object.entries({ saltspray: 'Saltspray', '-lowcloud': '-lowcloud', nobody: 'Nobody' }).map(([key, name]) => [
    key,
    { key, name },
  ]),
)
const colours = new Map(
  ['purple', 'green'].map((family) => [family, { key: family, name: { en: '', fr: '' }, hex: '', family }]),
)

function sources(given: Partial<CatalogueProduct>[]) {
  const samples = given.map((each) => {
    const product = sampleProduct(each)
    return { product, record: toProductRecord(product, ['jackets'], 'en') }
  })
  const catalogue = {
    vocabulary: async () => ({ ...vocabulary, brands, colours }),
    storeName: async (slug: string) => (slug === 'halifax' ? 'Halifax, Agricola Street' : undefined),
  } as unknown as Catalogue
  return { catalogue, ...sampleSearch({ en: samples, fr: [] }, vocabulary) }
}

const own = sources(products)
const list = (search: string, from = own) =>
  listingFromSearch(from, { locale: 'en', scope: {}, query: parseListingQuery(new URLSearchParams(search)) }, false)
const ids = async (search: string) => (await list(search)).tiles.map(({ id }) => id).join('')

test.each([
  ['', 'abcd'],
  ['gender=hommes,unisexe', 'ac'],
  ['gender=martiens', 'abcd'],
  ['brand=saltspray', 'ab'],
  // A value that begins with a hyphen is no "not".
  ['brand=-lowcloud', 'cd'],
  ['brand=saltspray,-lowcloud', 'abcd'],
  // Known here, and no product has it.
  ['brand=nobody', ''],
  // Acceptance 24: what means nothing in this shop neither empties nor widens.
  ['brand=zzz', 'abcd'],
  ['brand=saltspray,zzz', 'ab'],
  ['brand=Saltspray', 'ab'],
  ['colour=zzz&size=zzz&activity=zzz&category=zzz', 'abcd'],
  ['colour=__proto__', 'abcd'],
  ['size=constructor,m', 'ab'],
  ['brand=__proto__,saltspray&activity=toString', 'ab'],
  ['gender=women&filters[custom_fields.Gender][0]=xyz', 'b'],
  ['brand=saltspray&gender=women', 'b'],
  ['colour=purple', 'ac'],
  ['colour=purple,green', 'abc'],
  ['size=m', 'ab'],
  ['price=50-100', 'abd'],
  ['price=-49', ''],
  ['price=100-', 'ac'],
  ['rating=4', 'b'],
  ['rating=3', 'ab'],
  ['rating=4&gender=men', ''],
  ['stock=in', 'abd'],
  ['activity=hiking', 'bd'],
  ['activity=hiking,climbing', 'abd'],
  ['store=halifax', ''],
  ['store=nowhere', 'abcd'],
  ['category=jackets', 'abcd'],
  ['category=shells', ''],
])('%s lists %s: any value of a facet, all facets (acceptance 24)', async (search, expected) =>
  expect([...(await ids(search))].toSorted().join('')).toBe(expected),
)

test('a store that filters is named, one that is not known filters nothing', async () => {
  const named = async (search: string) => (await list(search)).storeName
  expect([await named('store=halifax'), await named('store=nowhere'), await named('')]).toEqual([
    'Halifax, Agricola Street',
    undefined,
    undefined,
  ])
})

test.each<[Sort, string]>([
  ['popular', 'abcd'],
  // Many who like it, one who does, none who said anything, some who do not.
  ['rating', 'abcd'],
  ['newest', 'bdac'],
  ['price-asc', 'bdac'],
  ['price-desc', 'cabd'],
])('sorted by %s: %s', async (sort, expected) => expect(await ids(`sort=${sort}`)).toBe(expected))

describe('facets', () => {
  const counts = async (search: string, facet: 'brand' | 'colour' | 'size' | 'gender') =>
    Object.fromEntries((await list(search)).facets[facet].map(({ key, count }) => [key, count]))

  test.each([
    ['', 'brand', { saltspray: 2, '-lowcloud': 2 }],
    ['brand=saltspray', 'brand', { saltspray: 2, '-lowcloud': 2 }],
    ['gender=women', 'brand', { saltspray: 1 }],
    ['brand=saltspray', 'gender', { men: 1, women: 1 }],
    ['', 'size', { m: 2, s: 1 }],
    // A product in two purples is one purple product.
    ['', 'colour', { purple: 2, green: 1 }],
    // What was chosen stays, so that it can be taken back.
    ['gender=women&brand=-lowcloud', 'brand', { saltspray: 1, '-lowcloud': 0 }],
  ] as const)('of "%s" the %s counts are %j', async (search, facet, expected) =>
    expect(await counts(search, facet)).toEqual(expected),
  )

  test('a value knows its name and whether it is chosen', async () =>
    expect((await list('size=m')).facets.size).toEqual([
      { key: 'm', name: 'M', count: 2, chosen: true },
      { key: 's', name: 'S', count: 1, chosen: false },
    ]))

  test('sizes that share a key are called as the products of the listing call them', async () => {
    const shared = sources([
      { id: 'ski', title: 'Ski', sizes: [{ key: '200', name: '200 cm' }] },
      { id: 'card', title: 'Card', sizes: [{ key: '200', name: '$200' }] },
    ])
    const names = async (text: string) => {
      const query = emptyQuery
      const { facets } = await listingFromSearch(shared, { locale: 'en', scope: {}, text, query }, true)
      return facets.size.map(({ name }) => name)
    }
    expect([await names('ski'), await names('card'), await names('')]).toEqual([
      ['200 cm'],
      ['$200'],
      ['$200 / 200 cm'],
    ])
  })

  test('a brand has its name, not its key', async () =>
    expect((await list('')).facets.brand.map(({ name }) => name)).toEqual(['-lowcloud', 'Saltspray']))

  test.each([
    ['', { low: 50_00, high: 200_00 }],
    ['price=60-', { low: 50_00, high: 200_00 }],
    ['gender=women', { low: 50_00, high: 50_00 }],
    ['brand=nobody', undefined],
  ])('of "%s" the prices go from and to %j', async (search, expected) =>
    expect((await list(search)).facets.price).toEqual(expected),
  )

  test('so many have so many stars or more, whichever is chosen', async () =>
    expect((await list('rating=4&activity=hiking,climbing')).facets.rating).toEqual([
      { least: 4, count: 1, chosen: true },
      { least: 3, count: 2, chosen: false },
    ]))

  test.each(['', 'gender=women&price=-60'])('with "%s" the whole scope is counted by category', async (search) =>
    expect((await list(search)).inScope).toEqual({ jackets: 4 }),
  )
})

describe('pages', () => {
  const many = sources(Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, i) => ({ id: String(i).padStart(3, '0') })))
  const page = (n: number) => list(`page=${n}`, many)

  test.each([
    [1, 1, PAGE_SIZE],
    [3, 3, 1],
    [9, 3, 1],
  ])('page %i is page %i with %i products', async (asked, given, length) => {
    const found = await page(asked)
    expect(found).toMatchObject({ total: PAGE_SIZE * 2 + 1, pages: 3, page: given, query: { page: given } })
    expect(found.tiles).toHaveLength(length)
  })

  test('no product is on two pages, and none is missing', async () =>
    expect(
      new Set((await Promise.all([1, 2, 3].map(page))).flatMap(({ tiles }) => tiles.map(({ id }) => id))).size,
    ).toBe(PAGE_SIZE * 2 + 1))

  test('nothing found is one empty page', async () =>
    expect(await list('', sources([]))).toMatchObject({ total: 0, pages: 1, page: 1, tiles: [] }))
})
