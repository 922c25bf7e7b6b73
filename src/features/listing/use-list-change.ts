import { useState } from 'react'
import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import type { Sort } from '../../domain/catalog/listing-query.ts'
import { m } from '../../paraglide/messages.js'
import { chipsOfPage } from './filter-chips.ts'
import { sortName } from './sort-form.tsx'

type Seen = {
  /** Its address and words: another list is another page, which has a title to announce. */
  list: string
  sort: Sort
  page: number
  /** What filters are called, by what they filter. */
  filters: Record<string, string>
  change?: string
}

/**
 * What was done last to a list in place, in words, since an order and many a filter leave the count as it was; nothing
 * on the first view and on another page of it.
 */
export function useListChange(place: ListingPlace, page: ListingPage): string | undefined {
  const now: Seen = {
    list: `${place.path} ${place.text ?? ''}`,
    sort: page.query.sort,
    page: page.page,
    filters: Object.fromEntries(chipsOfPage(page).map(({ key, name }) => [key, name])),
  }
  const [seen, setSeen] = useState(now)
  if (JSON.stringify({ ...seen, change: undefined }) === JSON.stringify(now)) return seen.change
  const change = seen.list === now.list ? changeBetween(seen, now, place) : undefined
  setSeen({ ...now, ...(change && { change }) })
  return change
}

const changeBetween = (before: Seen, after: Seen, place: ListingPlace): string =>
  [
    ...(after.sort === before.sort ? [] : [m.listing_sorted({ order: sortName(after.sort, place) })]),
    ...Object.entries(after.filters).flatMap(([key, name]) => (before.filters[key] === name ? [] : [name])),
    ...Object.entries(before.filters).flatMap(([key, name]) =>
      Object.hasOwn(after.filters, key) ? [] : [m.listing_filter_removed({ name })],
    ),
  ].join(', ')
