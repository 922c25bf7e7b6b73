import { expect, test } from 'vitest'
import { parseListingQuery } from '../catalog/listing-query.ts'
import type { Scope } from '../catalog/scope.ts'
import { listingIndex, listingRequests, listingView } from './listing-search.ts'

const search = (parameters = '', scope: Scope = {}, text?: string) => ({
  locale: 'fr' as const,
  scope,
  text,
  query: parseListingQuery(new URLSearchParams(parameters)),
})
const filters = (parameters: string, scope?: Scope) => {
  const [page] = listingRequests(search(parameters, scope))
  return [page?.facetFilters, page?.numericFilters]
}

test.each<[string, Scope, string[][], string[]]>([
  ['', {}, [], []],
  ['', { category: 'tents', brand: 'lowcloud' }, [['categoryKeys:tents'], ['brandKey:lowcloud']], []],
  ['', { collection: 'ultralight', narrow: 'new' }, [['collectionKeys:ultralight'], ['isNew:true']], []],
  ['', { narrow: 'deals' }, [['priceType:-regular']], []],
  [
    'gender=hommes,unisexe&size=m',
    {},
    [['custom_fields.Gender:men', 'custom_fields.Gender:unisex'], ['sizeKeys:m']],
    [],
  ],
  ['brand=-x', {}, [['brandKey:\\-x']], []],
  ['price=50-100', {}, [], ['lowestPrice>=50', 'lowestPrice<=100']],
  ['price=-100', {}, [], ['lowestPrice<=100']],
  ['rating=4', {}, [], ['rating>=4']],
  ['stock=in&store=calgary', {}, [['inStock:true'], ['availableIn:calgary']], []],
])('%s in %j filters by %j and %j (acceptance 24, 25)', (parameters, scope, facets, numbers) =>
  expect(filters(parameters, scope)).toEqual([facets, numbers]),
)

test.each([
  ['', 1],
  ['sort=price-asc&page=3', 1],
  ['gender=men', 3],
  ['gender=men&brand=a&price=5-', 5],
  ['rating=4', 3],
  // Stock is not a facet that is counted.
  ['stock=in', 2],
])('%s takes %i searches: the page, each chosen facet without itself, the scope', (parameters, count) => {
  const requests = listingRequests(search(parameters))
  expect(requests).toHaveLength(count)
  expect(requests.slice(1).every(({ hitsPerPage }) => hitsPerPage === 0)).toBe(true)
})

test.each([
  ['popular', 'products_fr'],
  ['rating', 'products_fr_rating'],
  ['newest', 'products_fr_newest'],
  ['price-asc', 'products_fr_price_asc'],
  ['price-desc', 'products_fr_price_desc'],
] as const)('sorted by %s it asks %s, of the page\u2019s language (acceptance 105)', (sort, index) =>
  expect(listingIndex('fr', sort)).toBe(index),
)

test('the server\u2019s own searches are not counted: its pages are cached for all visitors', () =>
  expect(listingRequests(search('brand=a', {}, 'tente')).every(({ analytics }) => !analytics)).toBe(true))

test.each([
  ['tente', true, 'search'],
  ['  ', false, 'listing'],
  [undefined, false, 'listing'],
])('the view of %j is counted: %s, as %s', (text, analytics, tag) =>
  expect(listingView(search('', {}, text), { width: 700, storePc: true, isHosted: false })).toMatchObject({
    analytics,
    clickAnalytics: true,
    analyticsTags: ['mec', tag, 'mobile', 'internal'],
  }),
)

test('pins meet the filters that were chosen, and not those that were read from the words', () => {
  const chosen = parseListingQuery(new URLSearchParams('size=m'))
  const asked = { ...search('size=m&gender=hommes', {}, 'botte'), askedAs: 'botte homme', chosen }
  const [page] = listingRequests(asked)
  expect(page?.facetFilters).toHaveLength(2)
  expect(page?.pinsMeet).toEqual({ facetFilters: [['sizeKeys:m']], numericFilters: [] })
  expect(listingView(asked, { width: 390, storePc: false, isHosted: false })).not.toHaveProperty('pinsMeet')
})
