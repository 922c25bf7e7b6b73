import type { Cents } from '../money.ts'
import { genders, type Gender } from './product.ts'

export const sorts = ['popular', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof sorts)[number]

/** Facets whose values stand comma-separated in one parameter of the same name. */
export const listFacets = ['brand', 'colour', 'size'] as const
export type ListFacet = (typeof listFacets)[number]
export type FacetName = ListFacet | 'gender' | 'category'

/** What the URL of a listing asks for. Nothing in it can be wrong: what is malformed or unknown was left out. */
export type ListingQuery = {
  genders: Gender[]
  brands: string[]
  colours: string[]
  sizes: string[]
  price?: { from?: Cents; to?: Cents }
  inStock: boolean
  sort: Sort
  /** From 1. */
  page: number
}

/** The gender words of URLs: the French menu's (acceptance 24), their English twins, and the children's. */
const genderWords: Record<string, Gender> = { femmes: 'women', hommes: 'men', unisexe: 'unisex', enfants: 'kids', women: 'women', men: 'men', unisex: 'unisex', kids: 'kids' }
const genderFilter = /^filters\[custom_fields\.Gender\]\[\d+\]$/
const MAX_PAGE = 1000

/**
 * Reads a listing's query parameters. Malformed and unknown values are ignored (acceptance 24). An explicit
 * `filters[custom_fields.Gender][n]` wins over `gender` (acceptance 25, 26). `price` is in dollars: `50-100`, `50-`, `-100`.
 */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const explicit = [...parameters].filter(([name]) => genderFilter.test(name)).map(([, value]) => value)
  const wanted = explicit.length > 0 ? explicit : words(parameters.get('gender'))
  const sort = sorts.find((known) => known === parameters.get('sort')) ?? 'popular'
  const price = priceOfText(parameters.get('price'))
  return {
    genders: genders.filter((gender) => wanted.some((word) => genderWords[word.trim().toLowerCase()] === gender)),
    brands: words(parameters.get('brand')),
    colours: words(parameters.get('colour')),
    sizes: words(parameters.get('size')),
    ...(price && { price }),
    inStock: parameters.get('stock') === 'in',
    sort,
    page: pageOf(parameters.get('page')),
  }
}

/** The parameters of a query in one fixed order, without what is the default: the canonical form, and the cache's key. `itc` never enters (acceptance 27). */
export function listingSearch(query: ListingQuery): string {
  const parameters = new URLSearchParams()
  const list = (name: string, values: string[]) => {
    if (values.length > 0) parameters.set(name, values.toSorted().join(','))
  }
  list('gender', query.genders)
  list('brand', query.brands)
  list('colour', query.colours)
  list('size', query.sizes)
  if (query.price) parameters.set('price', `${dollars(query.price.from)}-${dollars(query.price.to)}`)
  if (query.inStock) parameters.set('stock', 'in')
  if (query.sort !== 'popular') parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The query with one value of a facet switched on or off; its page starts again (acceptance 28). */
export function toggled(query: ListingQuery, facet: ListFacet | 'gender', value: string): ListingQuery {
  const flip = <T extends string>(values: T[]) => (values.includes(value as T) ? values.filter((each) => each !== value) : [...values, value as T])
  if (facet === 'gender') return { ...query, page: 1, genders: flip(query.genders) }
  const field = ({ brand: 'brands', colour: 'colours', size: 'sizes' } as const)[facet]
  return { ...query, page: 1, [field]: flip(query[field]) }
}

/** How many filters are on; sort and page are none. */
export const filterCount = ({ genders: chosen, brands, colours, sizes, price, inStock }: ListingQuery): number =>
  chosen.length + brands.length + colours.length + sizes.length + (price ? 1 : 0) + (inStock ? 1 : 0)

/** At most 30 values of 60 characters: more is no shopper. */
const words = (text: string | null): string[] => [...new Set((text ?? '').split(',').map((word) => word.trim()))].filter((word) => word && word.length <= 60).slice(0, 30)

function pageOf(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

function priceOfText(text: string | null): { from?: Cents; to?: Cents } | undefined {
  const parts = /^(\d{1,6})?-(\d{1,6})?$/.exec(text ?? '')
  const [from, to] = [parts?.[1], parts?.[2]].map((part) => (part === undefined ? undefined : Number(part) * 100))
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

const dollars = (cents: Cents | undefined): string => (cents === undefined ? '' : String(Math.trunc(cents / 100)))
