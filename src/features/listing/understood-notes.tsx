import { Link } from '../../ui/link.tsx'
import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'
import { STORES_MODAL } from '../../domain/shell/stores-modal.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useLacks } from '../../ui/lacks.ts'
import type { ChosenStore } from './facet-panel.tsx'
import { wantStore } from './wanted-store.ts'
import { chipsOf } from './filter-chips.ts'

type UnderstoodNotesProps = { place: ListingPlace; page: ListingPage; myStore?: ChosenStore }

/**
 * What was understood and is not a filter: that nothing is all of it, which words nothing has, and that it is about the
 * shopper’s own store.
 */
export function UnderstoodNotes({ place, page, myStore }: UnderstoodNotesProps) {
  const hasNoStores = useLacks('stores')
  const { understood, unmet = [], facets, query } = page
  const refused = understood?.isApplied === false ? understood : undefined
  const asked = refused
    ? chipsOf(withReading(emptyQuery, refused.read), { facets, locale: getLocale(), names: refused.names })
    : []
  return (
    <>
      {asked.length > 0 && (
        <p className="mb-3 max-w-prose border-l-4 border-line-strong pl-4">
          {m.search_read_nothing({ filters: asked.map(({ name }) => name).join(' · ') })}
        </p>
      )}
      {unmet.length > 0 && (
        <p className="mb-3 max-w-prose border-l-4 border-line-strong pl-4">
          {m.search_unmet({ words: unmet.map((word) => m.search_quoted({ word })).join(', ') })}
        </p>
      )}
      {understood?.inMyStore && !hasNoStores && query.store === undefined && (
        // Pages are shared and know nobody’s store; a shopper without one chooses it first.
        <p className="mb-3 noscript:hidden">
          <Link
            to={
              myStore
                ? listingHref(place, { ...query, store: myStore.slug, page: 1 })
                : `${listingHref(place, query)}#${STORES_MODAL}`
            }
            onClick={myStore ? undefined : wantStore}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {myStore?.name ? m.search_in_store({ store: myStore.name }) : m.search_in_my_store()}
          </Link>
        </p>
      )}
    </>
  )
}
