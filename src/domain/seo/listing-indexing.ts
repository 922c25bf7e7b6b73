import { filterCount, listingSearch, type ListingQuery } from '../catalog/listing-query.ts'

/** Indexing rules of a listing: whether search engines may index it, and its canonical query. */
export type Indexing = { index: boolean; search: string }

/**
 * Listings narrowed by one facet value are worth finding; more of them, prices and stock are endless combinations of
 * the same. Another order is the same listing; each of its pages is one of its own.
 */
export function listingIndexing(query: ListingQuery): Indexing {
  const index = filterCount(query) <= 1 && !query.price && !query.inStock
  return { index, search: listingSearch({ ...query, sort: 'popular' }) }
}
