import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { preservedParameters, listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import { sorts, type ListingQuery, type Sort } from '../../domain/catalog/listing-query.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useLabelId } from '../../ui/use-label-id.ts'
import { useAskedQuery } from './use-asked-query.ts'

const names: Record<Sort, () => string> = {
  popular: m.listing_sort_popular,
  rating: m.listing_sort_rating,
  newest: m.listing_sort_newest,
  'price-asc': m.listing_sort_price_asc,
  'price-desc': m.listing_sort_price_desc,
}

export const sortName = (sort: Sort, { text }: ListingPlace): string =>
  sort === 'popular' && text !== undefined ? m.listing_sort_relevance() : names[sort]()

/** The order of a listing; without JavaScript a button sends it. */
export function SortForm({ place, query: shown }: { place: ListingPlace; query: ListingQuery }) {
  const query = useAskedQuery(place, shown)
  const id = useLabelId()
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  // Another order in the URL (Back) must show in the field; the focus stays where it is.
  useEffect(() => {
    if (select.current) select.current.value = query.sort
  }, [query.sort])
  const change = (value: string) => {
    const sort = sorts.find((known) => known === value) ?? query.sort
    void navigate(listingHref(place, { ...query, sort, page: 1 }), { preventScrollReset: true })
  }
  return (
    <form action={place.path} className="flex min-w-0 items-center gap-2 max-sm:flex-wrap">
      <HiddenFields values={preservedParameters(place, query, 'sort')} />
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        {m.listing_sort()}
      </label>
      <span className="relative min-w-0 max-sm:grow">
        <select
          ref={select}
          id={id}
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => change(event.target.value)}
          className="h-11 w-full appearance-none truncate rounded-card border border-line-strong bg-surface pr-9 pl-3 text-[0.9375rem] font-semibold"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortName(sort, place)}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
          <Icon name="chevron-down" size={18} />
        </span>
      </span>
      <noscript>
        <Button type="submit" variant="secondary">
          {m.listing_sort_apply()}
        </Button>
      </noscript>
    </form>
  )
}
