import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import { filterCount, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { clearedHref } from './chosen-filters.tsx'

/** Nothing to show, and what to do about it. */
export function EmptyListing({ place, query }: { place: ListingPlace; query: ListingQuery }) {
  const locale = getLocale()
  const filtered = filterCount(query) > 0
  const { heading, help } = filtered ? words.filtered() : place.text === undefined ? words.bare() : place.text === '' ? words.wordless() : words.searched(place.text)
  return (
    <div className="rounded-card bg-ground-soft px-6 py-12 sm:px-10">
      <h2 className="text-heading font-semibold">{heading}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{help}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {filtered && (
          <ButtonLink to={clearedHref(place, query)} preventScrollReset>
            {m.listing_clear()}
          </ButtonLink>
        )}
        <ButtonLink to={paths.allProducts(locale)} variant={filtered ? 'secondary' : 'primary'}>
          {m.listing_empty_all()}
        </ButtonLink>
        <ButtonLink to={paths.brands(locale)} variant="secondary">
          {m.listing_empty_brands()}
        </ButtonLink>
      </div>
    </div>
  )
}

const words = {
  filtered: () => ({ heading: m.listing_empty_filtered(), help: m.listing_empty_filtered_help() }),
  bare: () => ({ heading: m.listing_empty(), help: m.listing_empty_help() }),
  wordless: () => ({ heading: m.listing_empty_wordless(), help: m.listing_empty_wordless_help() }),
  searched: (text: string) => ({ heading: m.listing_empty_search({ text }), help: m.listing_empty_search_help() }),
}
