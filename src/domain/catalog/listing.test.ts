import { describe, expect, test } from 'vitest'
import { sampleRecord, sampleVariant } from '../testing/samples.ts'
import { listProducts, PAGE_SIZE } from './listing.ts'
import { parseListingQuery, type Sort } from './listing-query.ts'

const colour = (key: string, family: string) => ({ key, name: key, hex: '#000000', family, pictures: [] })
const size = (key: string) => ({ key, name: key.toUpperCase() })
const brand = (key: string) => ({ key, name: key, slug: key })
const at = (price: number, quantity = 10) => [sampleVariant({ price, quantity })]

const records = [
  sampleRecord({ id: 'a', brand: brand('saltspray'), gender: 'men', popularity: 90, variants: at(100_00), colours: [colour('plum', 'purple'), colour('lilac', 'purple')], sizes: [size('s'), size('m')], publishedOn: '2026-01-01' }),
  sampleRecord({ id: 'b', brand: brand('saltspray'), gender: 'women', popularity: 80, variants: at(50_00, 2), colours: [colour('moss', 'green')], sizes: [size('m')], publishedOn: '2026-05-01' }),
  sampleRecord({ id: 'c', brand: brand('lowcloud'), gender: 'unisex', popularity: 80, variants: at(200_00, 0), colours: [colour('plum', 'purple')], isNew: true, publishedOn: '2025-01-01' }),
  sampleRecord({ id: 'd', brand: brand('lowcloud'), popularity: 10, variants: at(50_00), publishedOn: '2026-03-01' }),
]
const list = (search: string) => listProducts(records, parseListingQuery(new URLSearchParams(search)))
const ids = (search: string) => list(search).hits.map(({ id }) => id).join('')

test.each([
  ['', 'abcd'],
  ['gender=hommes,unisexe', 'ac'],
  ['gender=martiens', 'abcd'],
  ['brand=saltspray', 'ab'],
  ['brand=saltspray,lowcloud', 'abcd'],
  ['brand=nobody', ''],
  ['brand=saltspray&gender=women', 'b'],
  ['colour=purple', 'ac'],
  ['colour=purple,green', 'abc'],
  ['size=m', 'ab'],
  ['price=50-100', 'abd'],
  ['price=-49', ''],
  ['price=100-', 'ac'],
  ['stock=in', 'abd'],
])('%s lists %s: any value of a facet, all facets (acceptance 24)', (search, expected) => expect(ids(search)).toBe(expected))

test.each<[Sort, string]>([
  ['popular', 'abcd'],
  ['newest', 'cbda'],
  ['price-asc', 'bdac'],
  ['price-desc', 'cabd'],
])('sorted by %s: %s', (sort, expected) => expect(ids(`sort=${sort}`)).toBe(expected))

test('the records are left in their order', () => {
  list('sort=price-asc')
  expect(records.map(({ id }) => id).join('')).toBe('abcd')
})

describe('facets', () => {
  const counts = (search: string, facet: 'brand' | 'colour' | 'size' | 'gender') => Object.fromEntries(list(search).facets[facet].map(({ key, count }) => [key, count]))

  test.each([
    ['', 'brand', { saltspray: 2, lowcloud: 2 }],
    ['brand=saltspray', 'brand', { saltspray: 2, lowcloud: 2 }],
    ['gender=women', 'brand', { saltspray: 1 }],
    ['brand=saltspray', 'gender', { men: 1, women: 1 }],
    ['', 'size', { m: 2, s: 1 }],
    // A product in two purples is one purple product.
    ['', 'colour', { purple: 2, green: 1 }],
    // What was chosen stays, so that it can be taken back.
    ['gender=women&brand=lowcloud', 'brand', { saltspray: 1, lowcloud: 0 }],
  ] as const)('of "%s" the %s counts are %j', (search, facet, expected) => expect(counts(search, facet)).toEqual(expected))

  test('a value knows its name and whether it is chosen', () => expect(list('size=m').facets.size).toEqual([{ key: 'm', name: 'M', count: 2, chosen: true }, { key: 's', name: 'S', count: 1, chosen: false }]))

  test.each([
    ['', { low: 50_00, high: 200_00 }],
    ['price=60-', { low: 50_00, high: 200_00 }],
    ['gender=women', { low: 50_00, high: 50_00 }],
    ['brand=nobody', undefined],
  ])('of "%s" the prices go from and to %j', (search, expected) => expect(list(search).facets.price).toEqual(expected))
})

describe('pages', () => {
  const many = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, i) => sampleRecord({ id: String(i).padStart(3, '0') }))
  const page = (n: number) => listProducts(many, { ...parseListingQuery([]), page: n })

  test.each([
    [1, 1, PAGE_SIZE],
    [3, 3, 1],
    [9, 3, 1],
  ])('page %i is page %i with %i products', (asked, given, length) => expect(page(asked)).toMatchObject({ total: many.length, pages: 3, page: given, hits: { length } }))

  test('no product stands on two pages, and none is missing', () => expect(new Set([1, 2, 3].flatMap((n) => page(n).hits.map(({ id }) => id))).size).toBe(many.length))

  test('nothing found is one empty page', () => expect(listProducts([], parseListingQuery([]))).toMatchObject({ total: 0, pages: 1, page: 1, hits: [] }))
})
