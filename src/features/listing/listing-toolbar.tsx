import { useRef, useState } from 'react'
import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { filterCount } from '../../domain/catalog/listing-query.ts'
import { countText } from '../../domain/digits.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ChosenStore } from './facet-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SortForm } from './sort-form.tsx'
import { useListChange } from './use-list-change.ts'
import { useResultFocus } from './use-result-focus.ts'

type ListingToolbarProps = { place: ListingPlace; page: ListingPage; myStore?: ChosenStore; filtersId: string }

/** How many there are, in which order; on phones also the way to the filters. */
export function ListingToolbar({ place, page, myStore, filtersId }: ListingToolbarProps) {
  // Before its first opening the sheet is not there: on large screens it never is.
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const hydrated = useHydrated()
  const count = useRef<HTMLParagraphElement>(null)
  useResultFocus(count, page.page)
  const change = useListChange(place, page)
  const chosen = filterCount(page.query)
  // Side by side, or one below the other where the text is so large that a word would not fit into half the window.
  const look = `${buttonLook({ variant: 'secondary' })} grow basis-32 sm:grow-0 sm:basis-auto lg:hidden`
  const label = (
    <>
      <Icon name="filter" size={20} />
      {chosen > 0 ? m.listing_filter_button_count({ count: chosen }) : m.listing_filter_button()}
    </>
  )
  return (
    // Without a box of its own on small screens: what is sticky stays within its parent.
    <div className="max-lg:contents lg:mb-4 lg:flex lg:items-center lg:gap-x-4">
      <div className="listing-bar page-bleed sm:mx-0">
        <div className="listing-bar-row page-edge sm:px-0">
          {hydrated ? (
            <button type="button" aria-haspopup="dialog" onClick={() => setSheet('open')} className={look}>
              {label}
            </button>
          ) : (
            // Without JavaScript the column of filters, hidden on phones, is shown by `:target`.
            <a href={`#${filtersId}`} className={look}>
              {label}
            </a>
          )}
          <div className="min-w-0 grow basis-32 sm:ml-auto sm:grow-0 sm:basis-auto">
            <SortForm place={place} query={page.query} />
          </div>
        </div>
      </div>
      <p
        ref={count}
        role="status"
        tabIndex={-1}
        className="scroll-mt-32 text-sm text-ink-soft tabular-nums max-lg:mt-1 max-lg:mb-4 lg:order-first lg:grow lg:text-base"
      >
        {m.listing_count({ count: page.total, shown: countText(page.total, getLocale()) })}
        {page.page > 1 && (
          <span className="sr-only">, {m.listing_page_of({ page: page.page, pages: page.pages })}</span>
        )}
        {change && <span className="sr-only">, {change}</span>}
      </p>
      {sheet !== 'unused' && (
        <FilterSheet
          place={place}
          page={page}
          myStore={myStore}
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
        />
      )}
    </div>
  )
}
