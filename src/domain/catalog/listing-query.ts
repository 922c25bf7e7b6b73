import { pageNumber } from '../page-number.ts'
import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import { typedAmount } from '../pricing/typed-amount.ts'
import { facetKey, facetWord } from './facet-words.ts'
import { genders, type Gender } from './product.ts'
import { readKinds, type ReadKind } from '../search/understanding/meaning.ts'

export const sorts = ['popular', 'rating', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof sorts)[number]

/** The least average of stars that a listing can be narrowed to. */
export const leastRatings = [4, 3] as const
export type LeastRating = (typeof leastRatings)[number]

/** Facets whose values are comma-separated in one parameter of the same name. */
const listFacets = ['category', 'brand', 'colour', 'size', 'activity'] as const
export type ListFacet = (typeof listFacets)[number]
export type FacetName = ListFacet | 'gender'

/** The names of a listing's parameters in addresses, besides those of `filters[…]`. */
export const listingParameters: ReadonlySet<string> = new Set([
  ...listFacets,
  'gender',
  'price',
  'rating',
  'stock',
  'store',
  'unread',
  'sort',
  'page',
])

/** The query of a listing's URL, always valid: malformed or unknown values were left out. */
export type ListingQuery = {
  /** Keys: only searches and collections offer them, other listings have pages for each. */
  categories: string[]
  genders: Gender[]
  brands: string[]
  colours: string[]
  sizes: string[]
  /** The activity it is for: `hiking`. */
  activities: string[]
  price?: { from?: Cents; to?: Cents }
  /** Only what shoppers give this many stars or more on average. */
  rating?: LeastRating
  inStock: boolean
  /** The slug of a store that has one. */
  store?: string
  /** Reduced, or new: nothing but the words of a search says so. */
  onSale?: boolean
  isNew?: boolean
  /** What is not to be read from the words of a search as filters: kinds of filters, or all. */
  unread?: (ReadKind | 'all')[]
  sort: Sort
  /** From 1. */
  page: number
}

/** The query that asks for everything. */
export const emptyQuery: ListingQuery = {
  categories: [],
  genders: [],
  brands: [],
  colours: [],
  sizes: [],
  activities: [],
  inStock: false,
  sort: 'popular',
  page: 1,
}

/** The field with the chosen values of each facet, in the order in which addresses and filters name them. */
export const facetFields = {
  category: 'categories',
  gender: 'genders',
  brand: 'brands',
  colour: 'colours',
  size: 'sizes',
  activity: 'activities',
} as const satisfies Record<FacetName, keyof ListingQuery>
export const facetNames = Object.keys(facetFields) as FacetName[]

const genderFilter = /^filters\[custom_fields\.Gender\]\[\d+\]$/
const storeSlug = /^[a-z0-9-]{1,80}$/

/**
 * Reads a listing's query parameters. Malformed and unknown values are ignored (acceptance 24). An explicit
 * `filters[custom_fields.Gender][n]` wins over `gender` if it names any that is known (acceptance 25, 26).
 * `price` is in whole dollars: `50-100`, `50-`, `-100`.
 */
export function parseListingQuery(parameters: Iterable<readonly [string, string]>): ListingQuery {
  const given = [...parameters]
  const get = (name: string) => given.find(([each]) => each === name)?.[1]
  const values = (facet: FacetName) => keysOf(facet, words(get(facet)))
  const explicit = gendersOf(given.filter(([name]) => genderFilter.test(name)).flatMap(([, value]) => words(value)))
  const store = storeSlug.exec(get('store') ?? '')?.[0]
  const sort = sorts.find((known) => known === get('sort')) ?? 'popular'
  const rating = leastRatings.find((known) => String(known) === get('rating'))
  const wanted = words(get('unread'))
  const unread = wanted.includes('all') ? ['all' as const] : readKinds.filter((kind) => wanted.includes(kind))
  const price = priceOf(given.filter(([name]) => name === 'price').map(([, value]) => value))
  return {
    categories: values('category'),
    genders: explicit.length > 0 ? explicit : gendersOf(values('gender')),
    brands: values('brand'),
    colours: values('colour'),
    sizes: values('size'),
    activities: values('activity'),
    ...(price && { price }),
    ...(rating && { rating }),
    inStock: get('stock') === 'in',
    ...(store && { store }),
    ...(unread.length > 0 && { unread }),
    sort,
    page: pageNumber(get('page')),
  }
}

/**
 * The parameters of a query in one fixed order, without default values, in the words of the language: the canonical
 * form, and the cache's key. `itc` never enters (acceptance 27).
 */
export function listingSearch(query: ListingQuery, locale: Locale): string {
  const list = (values: string[]) => values.toSorted().map(encodeURIComponent).join(',')
  const parts: [string, string][] = [
    ...facetNames.map((facet): [string, string] => [
      facet,
      list(query[facetFields[facet]].map((key) => facetWord(facet, key, locale))),
    ]),
    ['price', query.price ? `${dollars(query.price.from)}-${dollars(query.price.to)}` : ''],
    ['rating', query.rating ? String(query.rating) : ''],
    ['stock', query.inStock ? 'in' : ''],
    ['store', query.store ?? ''],
    ['unread', list(query.unread ?? [])],
    ['sort', query.sort === 'popular' ? '' : query.sort],
    ['page', query.page > 1 ? String(query.page) : ''],
  ]
  const text = parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return text && `?${text}`
}

/** The query with one value of a facet switched on or off; its page starts again (acceptance 28). */
export function toggled(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const field = facetFields[facet]
  const values: readonly string[] = query[field]
  const flipped = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return { ...query, page: 1, [field]: flipped }
}

/** How many filters are on; sort and page do not count. */
export const filterCount = (query: ListingQuery): number =>
  facetNames.reduce((count, facet) => count + query[facetFields[facet]].length, 0) +
  [query.price, query.rating, query.inStock, query.store, query.onSale, query.isNew].filter(Boolean).length

const gendersOf = (wanted: readonly string[]): Gender[] =>
  genders.filter((gender) => wanted.some((word) => facetKey('gender', word.trim()) === gender))

/** Written twice, in either language, a value is one. */
const keysOf = (facet: FacetName, wanted: readonly string[]): string[] => [
  ...new Set(wanted.map((word) => facetKey(facet, word))),
]

/** At most 30 values of 60 characters: more is not a shopper. */
const words = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').map((word) => word.trim()))]
    .filter((word) => word && word.length <= 60)
    .slice(0, 30)

/**
 * A form sends its two fields as `price=50&price=100`, as they were typed: `49,95` counts to the next whole dollar, so
 * that what costs as much is found; the lower one is the least, whichever field it is in.
 */
function priceOf(values: readonly string[]): ListingQuery['price'] {
  const parts = values.length === 1 ? (values[0] ?? '').split('-') : values
  if (parts.length !== 2) return undefined
  const [one, other] = parts.map((part) => (part.trim() === '' ? undefined : (typedAmount(part) ?? Number.NaN)))
  const isWrong = [one, other].some((amount) => amount !== undefined && !(amount <= MOST_PRICE))
  if (isWrong || (one === undefined && other === undefined)) return undefined
  const [least, most] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return {
    ...(least !== undefined && { from: Math.floor(least / 100) * 100 }),
    ...(most !== undefined && { to: Math.ceil(most / 100) * 100 }),
  }
}

const MOST_PRICE: Cents = 999_999_00

const dollars = (cents: Cents | undefined): string => (cents === undefined ? '' : String(Math.trunc(cents / 100)))
