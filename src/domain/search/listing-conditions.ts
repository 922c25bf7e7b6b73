import { facetFields, facetNames, type FacetName, type ListingQuery } from '../catalog/listing-query.ts'

/** The attribute of a hit that a facet counts. */
export const attributes: Record<FacetName, string> = {
  category: 'categoryKeys',
  gender: 'custom_fields.Gender',
  brand: 'brandKey',
  colour: 'colourFamilies',
  size: 'sizeKeys',
  activity: 'activityKeys',
}
/** What is filtered by besides facets. */
export const PRICE = 'lowestPrice'
export const RATING = 'rating'
export const [REDUCED, NEW] = ['priceType:-regular', 'isNew:true'] as const

/** One filter of a query, as the protocol names it. */
export type Condition = {
  name: FacetName | 'price' | 'rating' | 'stock' | 'state'
  facetFilters?: string[]
  numericFilters?: string[]
}

/** The filters of a query, of which each facet has one at most. */
export function conditionsOf(query: ListingQuery): Condition[] {
  const { price, rating, inStock, store, onSale, isNew } = query
  return [
    ...facetNames
      .filter((name) => query[facetFields[name]].length > 0)
      .map((name) => ({
        name,
        facetFilters: query[facetFields[name]].map((value) => is(attributes[name], value)),
      })),
    ...(price
      ? [
          {
            name: 'price' as const,
            numericFilters: [
              ...(price.from === undefined ? [] : [`${PRICE}>=${price.from / 100}`]),
              ...(price.to === undefined ? [] : [`${PRICE}<=${price.to / 100}`]),
            ],
          },
        ]
      : []),
    ...(rating ? [{ name: 'rating' as const, numericFilters: [`${RATING}>=${rating}`] }] : []),
    ...(inStock ? [{ name: 'stock' as const, facetFilters: ['inStock:true'] }] : []),
    ...(store ? [{ name: 'stock' as const, facetFilters: [is('availableIn', store)] }] : []),
    ...(onSale ? [{ name: 'state' as const, facetFilters: [REDUCED] }] : []),
    ...(isNew ? [{ name: 'state' as const, facetFilters: [NEW] }] : []),
  ]
}

/** A value that begins with a hyphen would be a "not". */
export const is = (path: string, value: string): string => `${path}:${value.startsWith('-') ? `\\${value}` : value}`

/** The filters of a query as the protocol names them. */
export function listingFilters(query: ListingQuery): { facetFilters: string[][]; numericFilters: string[] } {
  const conditions = conditionsOf(query)
  return {
    facetFilters: conditions.flatMap(({ facetFilters }) => (facetFilters ? [facetFilters] : [])),
    numericFilters: conditions.flatMap(({ numericFilters = [] }) => numericFilters),
  }
}
