import { useNavigation } from 'react-router'
import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import { parseListingQuery, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'

/**
 * What was asked of a listing last: the query of its next page while that is on its way, so that a tap shows at once
 * and the next one adds to it; else, also where it did not come, that of the page.
 */
export function useAskedQuery({ path, text, read }: ListingPlace, query: ListingQuery): ListingQuery {
  const { location: next } = useNavigation()
  if (next?.pathname !== path) return query
  const parameters = new URLSearchParams(next.search)
  if (text !== undefined && parameters.get('q') !== text) return query
  const asked = parseListingQuery(parameters)
  return read && !asked.unread?.includes('all') ? withReading(asked, read) : asked
}
