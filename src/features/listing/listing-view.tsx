import { useRef, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { filterCount } from '../../domain/catalog/listing-query.ts'
import { isListPath } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { WantedStore } from './wanted-store.ts'
import { UnderstoodNotes } from './understood-notes.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ChildLinks, type TrailTo } from './child-links.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel, type ChosenStore } from './facet-panel.tsx'
import { ListingBand } from './listing-band.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { Pagination } from './pagination.tsx'
import { useReturn } from './use-return.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { useLasting } from '../../ui/use-lasting.ts'

// Where little or nothing is found.
const EmptyListing = latePart('empty-listing', async () => (await import('./empty-listing.tsx')).EmptyListing)
const FewFound = latePart('few-found', async () => (await import('./empty-listing.tsx')).FewFound)

type ListingViewProps = {
  page: ListingPage
  /** The words of a search. */
  text?: string
  myStore?: ChosenStore
  breadcrumbs: ReactNode
  trailTo: TrailTo
  /** Links to pages that the search is about. */
  help?: ReactNode
  /** The tiles of `page`, as the catalogue draws them. */
  grid: ReactNode
  /** Those of what is popular, where nothing is found. */
  popular?: ReactNode
}

/** Where the link of phones without JavaScript leads; `:target` then shows the column of filters. */
const FILTERS_ID = 'filters'
const PRODUCTS_ID = 'products'

/** A listing: category, brand, collection, deals, new arrivals or search. */
export function ListingView({ page, text, myStore, breadcrumbs, trailTo, help, grid, popular }: ListingViewProps) {
  // The address of a search carries its words; links put them back.
  const read = page.understood?.isApplied ? page.understood.read : undefined
  const place = { path: page.path[getLocale()].split('?')[0] ?? '', text, ...(read && { read }) }
  const filtered = filterCount(page.query) > 0
  const bare = page.total === 0 && !filtered
  return (
    <>
      <WantedStore place={place} query={page.query} myStore={myStore} />
      <ListingBand page={page} breadcrumbs={breadcrumbs} />
      <div className="page-width pt-6 pb-12">
        {help}
        {page.children.length > 0 && (
          <InTurn>
            <ChildLinks links={page.children} trailTo={trailTo} />
          </InTurn>
        )}
        {bare ? (
          <EmptyListing place={place} query={page.query} instead={page.instead} popular={popular} />
        ) : (
          <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[17rem_minmax(0,1fr)]">
            <InTurn>
              <aside
                id={FILTERS_ID}
                aria-labelledby="filters-heading"
                className="mb-8 hidden border-y border-line target:block lg:block lg:self-start"
              >
                <h2 id="filters-heading" className="sr-only">
                  {m.listing_filters()}
                </h2>
                {/* Dozens of filters come before the first product. */}
                <SkipLink to={PRODUCTS_ID} label={m.listing_skip_filters()} />
                {/* Folded anew by what the next listing has; a filter leads to no other. */}
                <FacetPanel key={`${place.path} ${place.text ?? ''}`} place={place} page={page} myStore={myStore} />
              </aside>
            </InTurn>
            <div>
              <InTurn>
                <ListingToolbar place={place} page={page} myStore={myStore} filtersId={FILTERS_ID} />
              </InTurn>
              <UnderstoodNotes place={place} page={page} myStore={myStore} />
              <ChosenFilters
                place={place}
                query={page.query}
                facets={page.facets}
                storeName={page.storeName}
                understood={page.understood}
              />
              <Results>{page.total === 0 ? <EmptyListing place={place} query={page.query} /> : grid}</Results>
              {page.instead && page.total > 0 && <FewFound instead={page.instead} />}
              <Pagination place={place} query={page.query} page={page.page} pages={page.pages} />
            </div>
          </div>
        )}
      </div>
    </>
  )
}

/** By itself, so that nothing else of the listing is drawn again when others are on their way. */
function Results({ children }: { children: ReactNode }) {
  const busy = useIsLoadingList()
  const ref = useRef<HTMLDivElement>(null)
  useReturn(ref)
  return (
    <div ref={ref} id={PRODUCTS_ID} tabIndex={-1} aria-busy={busy} className="mt-5 scroll-mt-24 focus:outline-none">
      {children}
    </div>
  )
}

/** Quicker answers would flash, and the tap that asked for them would wait until each tile is another. */
const QUICK_MS = 150

/**
 * Other products are on their way: of this listing, filtered or sorted differently, or of the next one. A page of
 * another kind is no reason to hide these.
 */
function useIsLoadingList(): boolean {
  const { location: next } = useNavigation()
  return useLasting(next !== undefined && isListPath(next.pathname), QUICK_MS)
}
