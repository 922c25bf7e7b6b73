import { facetFields, type ListingQuery } from '../../catalog/listing-query.ts'
import { readKinds, type ReadKind } from './meaning.ts'
import type { ReadFilters } from './query-reading.ts'

const fields = {
  ...facetFields,
  price: 'price',
  stock: 'inStock',
  store: 'store',
  sale: 'onSale',
  new: 'isNew',
} as const satisfies Record<ReadKind, keyof ListingQuery & keyof ReadFilters>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/** The kinds of filters that were read. */
export const kindsRead = (read: ReadFilters): ReadKind[] => readKinds.filter((kind) => !isEmpty(read[fields[kind]]))

/**
 * The filters of an address with those that were read from its words: what the address says of a kind counts, and what
 * it takes back is not read.
 */
export function withReading(query: ListingQuery, read: ReadFilters): ListingQuery {
  const taken = kindsRead(read).filter((kind) => isEmpty(query[fields[kind]]) && !query.unread?.includes(kind))
  return { ...query, ...Object.fromEntries(taken.map((kind) => [fields[kind], read[fields[kind]]])) }
}

/**
 * The other way round: what an address has to say so that with its words it means these filters. What is read need not
 * be said, and what is read and not wanted is taken back.
 */
export function beyondReading(query: ListingQuery, read: ReadFilters): ListingQuery {
  const kinds = kindsRead(read)
  const isRead = (kind: ReadKind) => JSON.stringify(query[fields[kind]]) === JSON.stringify(read[fields[kind]])
  const said = kinds.filter(isRead).map((kind) => [fields[kind], Array.isArray(read[fields[kind]]) ? [] : undefined])
  const unread = kinds.filter((kind) => isEmpty(query[fields[kind]]))
  const { unread: _, ...rest } = query
  return { ...rest, ...Object.fromEntries(said), ...(unread.length > 0 && { unread }) }
}
