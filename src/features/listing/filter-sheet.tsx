import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { filterCount } from '../../domain/catalog/listing-query.ts'
import { countText } from '../../domain/digits.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { clearedHref } from './chosen-filters.tsx'
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx'

type FilterSheetProps = FacetPanelProps & { page: ListingPage; open: boolean; onClose(): void }

/**
 * The filters on phones, as a sheet from below. It stays open while values are chosen; the listing behind it follows.
 */
export function FilterSheet({ place, page, myStore, open, onClose }: FilterSheetProps) {
  return (
    <SidePanel
      side="bottom"
      open={open}
      onClose={onClose}
      heading={m.listing_filters()}
      closeLabel={m.listing_filters_close()}
      footer={
        <div className="flex gap-3 px-5 py-4">
          {filterCount(page.query) > 0 && (
            // It goes away with the filters: the button beside it takes the focus.
            <ButtonLink
              to={clearedHref(place, page.query)}
              preventScrollReset
              variant="secondary"
              onClick={({ currentTarget }) => (currentTarget.nextElementSibling as HTMLElement).focus()}
            >
              {m.listing_clear()}
            </ButtonLink>
          )}
          <Button onClick={onClose} className="grow">
            {m.listing_show({ count: page.total, shown: countText(page.total, getLocale()) })}
          </Button>
        </div>
      }
    >
      <div className="px-5 pb-6">
        <FacetPanel place={place} page={page} myStore={myStore} isSmall />
      </div>
    </SidePanel>
  )
}
