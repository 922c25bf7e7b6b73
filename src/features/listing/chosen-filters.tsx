import { Link } from '../../ui/link.tsx'
import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { Understood } from '../../domain/catalog/listing-page.ts'
import { emptyQuery, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Facets } from '../../domain/catalog/listing.ts'
import { beyondReading, kindsRead } from '../../domain/search/understanding/with-reading.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { chipsOfPage } from './filter-chips.ts'
import { useAskedQuery } from './use-asked-query.ts'

type ChosenFiltersProps = {
  place: ListingPlace
  query: ListingQuery
  facets: Facets
  storeName?: string
  /** What the words of a search were understood as. */
  understood?: Understood
}

/** The chosen filters, each with its own remove link; of a search also those that were read from its words. */
export function ChosenFilters({ place, query: shown, facets, storeName, understood }: ChosenFiltersProps) {
  const query = useAskedQuery(place, shown)
  const chipsOf = (each: ListingQuery) => chipsOfPage({ query: each, facets, storeName, understood })
  const named = chipsOf(shown)
  // What is taken off goes at once; what is put on comes with its page, which has its name.
  const chips = query === shown ? named : chipsOf(query).filter(({ key }) => named.some((each) => each.key === key))
  if (chips.length === 0) return null
  const isRead =
    understood?.isApplied === true && kindsRead(understood.read).some((kind) => !query.unread?.includes(kind))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isRead ? (
        <h2 className="text-sm text-ink-soft">{m.search_we_read()}</h2>
      ) : (
        <h2 className="sr-only">{m.listing_chosen()}</h2>
      )}
      <ul className="contents">
        {chips.map(({ key, name, without }) => (
          <li key={key}>
            <Link
              to={listingHref(place, without)}
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-1.5 rounded-[3px] bg-spruce-pale py-1 pr-2 pl-3 text-sm font-medium hover:bg-line sm:min-h-9"
            >
              <span className="sr-only">{m.listing_remove_filter()} </span>
              {name}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={clearedHref(place, query)}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 sm:min-h-9"
      >
        {m.listing_clear()}
      </Link>
      {isRead && (
        <Link
          to={wordsHref(place, query)}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 sm:min-h-9"
        >
          {m.search_words_only()}
        </Link>
      )}
    </div>
  )
}

/** The search for all of the words as they are, with the filters that were chosen besides. */
const wordsHref = ({ read, ...place }: ListingPlace, query: ListingQuery): string =>
  listingHref(place, { ...(read ? beyondReading(query, read) : query), unread: ['all'], page: 1 })

/** The listing with no filter at all, in the order that was chosen. */
export const clearedHref = (place: ListingPlace, { sort }: ListingQuery): string =>
  listingHref(place, { ...emptyQuery, sort })
