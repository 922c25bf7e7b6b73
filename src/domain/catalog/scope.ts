import type { ListingPath } from './listing-path.ts'
import type { ProductRecord } from './product-record.ts'

/**
 * A part of the catalogue that a listing shows, by keys. `narrow` limits it to reduced products, or to new ones
 * (acceptance 22).
 */
export type Scope = { category?: string; brand?: string; collection?: string; narrow?: ListingPath['narrow'] }

/** An empty scope is the whole catalogue. */
export const isInScope = (record: ProductRecord, { category, brand, collection, narrow }: Scope): boolean =>
  (category === undefined || record.categories.includes(category)) &&
  (brand === undefined || record.brand.key === brand) &&
  (collection === undefined || record.collections.includes(collection)) &&
  (narrow !== 'deals' || record.priceType !== 'regular') &&
  (narrow !== 'new' || record.isNew)
