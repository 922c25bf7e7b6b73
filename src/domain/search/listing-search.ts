import { PAGE_SIZE } from '../catalog/listing.ts'
import { facetNames, type FacetName, type ListingQuery, type Sort } from '../catalog/listing-query.ts'
import type { Scope } from '../catalog/scope.ts'
import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { PriceRange } from '../pricing/price.ts'
import { attributes, conditionsOf, is, NEW, PRICE, RATING, REDUCED, type Condition } from './listing-conditions.ts'
import { cutQuery, productIndex, searchTags, type SearchTags } from './search-request.ts'

/** A listing's query to the index: a part of the catalogue, the words of a search, the filters and order of the URL. */
export type ListingSearch = {
  locale: Locale
  scope: Scope
  /** The words that are looked for. */
  text?: string
  /** As typed, with what was read as filters: what the rules of editors are about. */
  askedAs?: string
  /** The filters without what was read: those that pinned products must meet. */
  chosen?: ListingQuery
  /** Products that come first where the order is the shop’s own, of those that are found. */
  first?: readonly string[]
  /** Products that are left out, whatever is asked for. */
  without?: readonly string[]
  query: ListingQuery
}

type Filters = { facetFilters: string[][]; numericFilters: string[] }

/** One search of the provider, as the protocol names its parts. */
export type ListingRequest = {
  indexName: string
  query: string
  /** Both for the engine of this process alone. */
  askedAs?: string
  pinsMeet?: Filters
  /** From 0. */
  page: number
  hitsPerPage: number
  facetFilters: Filters['facetFilters']
  numericFilters: Filters['numericFilters']
  optionalFilters?: string[]
  facets: string[]
  maxValuesPerFacet: number
  attributesToRetrieve: string[]
  attributesToHighlight: string[]
  attributesToSnippet: string[]
  analytics: boolean
  enableRules?: boolean
}

/** The part of a response that is read. */
export type ListingAnswer = {
  hits: readonly { objectID: string }[]
  nbHits: number
  nbPages: number
  facets?: Counts
  facets_stats?: Record<string, { min: number; max: number }>
}
type Counts = Record<string, Record<string, number>>

/** How many products each value of each facet has, by key; the results, in order. */
export type ListingResult = {
  ids: string[]
  total: number
  pages: number
  counts: Record<FacetName, Record<string, number>>
  /** The names of the sizes, as products of the listing call them. */
  sizeNames: string[]
  /** How many products have a size as one of a group (`sizeGroupLabel`). */
  sizeGroups: Record<string, number>
  price?: PriceRange
  /** How many products have an average of so many stars: `4.3`. */
  ratings: Record<string, number>
  /** Products of the whole scope by category, whatever the filters. */
  inScope: Record<string, number>
}

const SIZE_NAMES = 'sizes'
const SIZE_GROUPS = 'sizeGroups'

/** Orders other than the index's own are replicas of it. */
const replica: Record<Sort, string> = {
  popular: '',
  rating: '_rating',
  newest: '_newest',
  'price-asc': '_price_asc',
  'price-desc': '_price_desc',
}
/** The index of the products in an order. */
export const listingIndex = (locale: Locale, sort: Sort): string => productIndex(locale) + replica[sort]

/** More values than this no facet shows. */
const MOST_VALUES = 1000

/**
 * The searches of a listing's page. Within a facet any chosen value suffices, so a facet with chosen values is counted
 * by a search of its own, without them. The first search is the page itself; the last, where filters are set, counts
 * the scope.
 */
export function listingRequests(search: ListingSearch): ListingRequest[] {
  const chosen = conditionsOf(search.query)
  const without = (name: Condition['name']) => chosen.filter((each) => each.name !== name)
  const isFree = (name: Condition['name']) => chosen.every((each) => each.name !== name)
  const wanted: [name: Condition['name'], ...paths: string[]][] = [
    ...facetNames.map((name): [FacetName, ...string[]] =>
      name === 'size' ? [name, attributes.size, SIZE_NAMES, SIZE_GROUPS] : [name, attributes[name]],
    ),
    ['price', PRICE],
    ['rating', RATING],
  ]
  const page = requestOf(
    search,
    chosen,
    wanted.filter(([name]) => isFree(name)).flatMap(([, ...paths]) => paths),
    true,
  )
  const own = wanted
    .filter(([name]) => !isFree(name))
    .map(([name, ...paths]) => requestOf(search, without(name), paths))
  return [page, ...own, ...(chosen.length > 0 ? [requestOf(search, [], [attributes.category])] : [])]
}

/** How many products a listing has, and nothing of them. */
export const listingCount = (search: ListingSearch): ListingRequest => requestOf(search, conditionsOf(search.query), [])

/**
 * Asked by the browser of a shopper who may be measured: the page's own search once more, for its query id, without
 * hits. A search with words is counted by it; a category that is looked at is not a search.
 * @param from.width of the window in CSS pixels
 * @param from.isHosted whether the words are not read where it is asked
 */
export function listingView(
  search: ListingSearch,
  from: { width: number; storePc: boolean; isHosted: boolean },
): ListingRequest & { clickAnalytics: true; analyticsTags: SearchTags<'search' | 'listing'> } {
  const { askedAs, chosen: _, ...asked } = search
  const counts = (askedAs ?? search.text ?? '').trim() !== ''
  const isRead = askedAs !== undefined
  // The same is read again from the words as typed, unless some of it was taken back.
  const isReadAgain = isRead && !from.isHosted && !search.query.unread
  return {
    ...requestOf(isReadAgain ? { ...asked, text: askedAs } : asked, conditionsOf(search.query), [], true),
    ...(isRead && !isReadAgain && { enableRules: false }),
    hitsPerPage: 1,
    page: 0,
    analytics: counts,
    clickAnalytics: true,
    analyticsTags: searchTags(counts ? 'search' : 'listing', from),
  }
}

/** Reads the answers to `listingRequests`, which must be of the same search. */
export function readListing(search: ListingSearch, answers: readonly ListingAnswer[]): ListingResult {
  const [page, ...others] = answers
  if (!page) throw new Error('No answer to a listing')
  const all: Counts = Object.assign(
    {},
    ...(conditionsOf(search.query).length > 0 ? others.slice(0, -1) : others).map(({ facets }) => facets ?? {}),
    page.facets ?? {},
  )
  const stats = answers.find(({ facets_stats }) => facets_stats?.[PRICE])?.facets_stats?.[PRICE]
  return {
    ids: page.hits.map(({ objectID }) => objectID),
    total: page.nbHits,
    pages: Math.max(1, page.nbPages),
    counts: Object.fromEntries(
      facetNames.map((name) => [name, all[attributes[name]] ?? {}]),
    ) as ListingResult['counts'],
    sizeNames: Object.keys(all[SIZE_NAMES] ?? {}),
    sizeGroups: all[SIZE_GROUPS] ?? {},
    ...(stats && { price: { low: cents(stats.min), high: cents(stats.max) } }),
    ratings: all[RATING] ?? {},
    inScope: answers.at(-1)?.facets?.[attributes.category] ?? {},
  }
}

function scopeFilters({ category, brand, collection, narrow }: Scope): string[][] {
  const all = [
    category !== undefined && is(attributes.category, category),
    brand !== undefined && is(attributes.brand, brand),
    collection !== undefined && is('collectionKeys', collection),
    narrow === 'deals' && REDUCED,
    narrow === 'new' && NEW,
  ]
  return all.filter((each) => each !== false).map((each) => [each])
}

const filtersOf = (scope: Scope, conditions: readonly Condition[]): Filters => ({
  facetFilters: [
    ...scopeFilters(scope),
    ...conditions.flatMap(({ facetFilters }) => (facetFilters ? [facetFilters] : [])),
  ],
  numericFilters: conditions.flatMap(({ numericFilters = [] }) => numericFilters),
})

function requestOf(
  { locale, scope, text = '', askedAs, chosen, first = [], without = [], query }: ListingSearch,
  conditions: Condition[],
  facets: string[],
  isPage = false,
): ListingRequest {
  return {
    indexName: isPage ? listingIndex(locale, query.sort) : productIndex(locale),
    query: cutQuery(text),
    ...(askedAs !== undefined && { askedAs }),
    ...(chosen && { pinsMeet: filtersOf(scope, conditionsOf(chosen)) }),
    page: isPage ? query.page - 1 : 0,
    hitsPerPage: isPage ? PAGE_SIZE : 0,
    ...leavingOut(filtersOf(scope, conditions), without),
    ...(isPage && query.sort === 'popular' && first.length > 0 && { optionalFilters: first.map(comesFirst) }),
    facets,
    maxValuesPerFacet: MOST_VALUES,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    // The page is cached for all visitors, so views are counted in the browser (`listingView`).
    analytics: false,
  }
}

const leavingOut = ({ facetFilters, numericFilters }: Filters, ids: readonly string[]): Filters => ({
  facetFilters: [...facetFilters, ...ids.map((id) => [`objectID:-${id}`])],
  numericFilters,
})

/** Each before those after it. */
const comesFirst = (id: string, place: number, { length }: readonly string[]): string =>
  `${is('objectID', id)}<score=${length - place}>`

const cents = (dollars: number): Cents => Math.round(dollars * 100)
