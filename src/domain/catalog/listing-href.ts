import { pageLocale } from '../locale.ts'
import type { ReadFilters } from '../search/understanding/query-reading.ts'
import { beyondReading } from '../search/understanding/with-reading.ts'
import { listingSearch, type ListingQuery } from './listing-query.ts'

/**
 * Where a listing's links lead: its path, and the words of a search with the filters that are read from them, which
 * addresses need not say.
 */
export type ListingPlace = { path: string; text?: string; read?: ReadFilters }

/** The URL of a listing for a query; a search puts its words first. */
export function listingHref({ path, text, read }: ListingPlace, query: ListingQuery): string {
  const search = listingSearch(read ? beyondReading(query, read) : query, pageLocale({ pathname: path }))
  if (text === undefined) return path + search
  return `${path}?q=${encodeURIComponent(text)}${search && `&${search.slice(1)}`}`
}

/**
 * The hidden fields of a listing's GET form, so that its own fields change nothing else; the page number starts over
 * (acceptance 28).
 */
export function preservedParameters(
  place: ListingPlace,
  query: ListingQuery,
  own: string,
): [name: string, value: string][] {
  const search = listingHref(place, { ...query, page: 1 }).split('?')[1] ?? ''
  return search
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=')
      return [name, decodeURIComponent(value)]
    })
    .filter(([name]) => name !== own)
}
