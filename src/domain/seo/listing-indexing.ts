import { locales, type Both } from '../locale.ts'
import { filterCount, listingSearch, type ListingQuery } from '../catalog/listing-query.ts'

/** Indexing rules of a listing: whether search engines may index it, and its canonical query in both languages. */
export type Indexing = { index: boolean; search: Both }

/**
 * Listings narrowed by one facet value are worth finding; more of them, prices and stock are endless combinations of
 * the same. Another order is the same listing; each of its pages is one of its own.
 */
export function listingIndexing(query: ListingQuery): Indexing {
  const index = filterCount(query) <= 1 && !query.price && !query.inStock
  const search = Object.fromEntries(
    locales.map((locale) => [locale, listingSearch({ ...query, sort: 'popular' }, locale)]),
  ) as Both
  return { index, search }
}
