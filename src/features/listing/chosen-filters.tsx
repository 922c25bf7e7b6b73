import { Link } from 'react-router'
import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import { toggled, type ListFacet, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Facets } from '../../domain/catalog/listing.ts'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import type { ChosenStore } from './facet-panel.tsx'
import { activityName, familyName, genderName } from './facet-names.ts'

type Chip = { key: string; name: string; without: ListingQuery }

/** The chosen filters, each with its own remove link. */
export function ChosenFilters({
  place,
  query,
  facets,
  myStore,
}: {
  place: ListingPlace
  query: ListingQuery
  facets: Facets
  myStore?: ChosenStore
}) {
  const chips = chipsOf(query, facets, getLocale(), myStore)
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="sr-only">{m.listing_chosen()}</h2>
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
        className="inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4 sm:min-h-9"
      >
        {m.listing_clear()}
      </Link>
    </div>
  )
}

/** The listing with no filter at all, in the order that was chosen. */
export const clearedHref = (place: ListingPlace, { sort }: ListingQuery): string =>
  listingHref(place, {
    categories: [],
    genders: [],
    brands: [],
    colours: [],
    sizes: [],
    activities: [],
    inStock: false,
    sort,
    page: 1,
  })

function chipsOf(query: ListingQuery, facets: Facets, locale: Locale, myStore: ChosenStore | undefined): Chip[] {
  const of = (facet: ListFacet | 'gender', keys: readonly string[], name: (key: string) => string): Chip[] =>
    keys.map((key) => ({ key: `${facet}:${key}`, name: name(key), without: toggled(query, facet, key) }))
  const known = (facet: ListFacet) => (key: string) => facets[facet].find((value) => value.key === key)?.name ?? key
  return [
    ...of('category', query.categories, known('category')),
    ...of('gender', query.genders, genderName),
    ...of('size', query.sizes, (key) => m.listing_size_chip({ size: known('size')(key) })),
    ...of('colour', query.colours, familyName),
    ...of('activity', query.activities, activityName),
    ...of('brand', query.brands, known('brand')),
    ...(query.price
      ? [{ key: 'price', name: priceName(query.price, locale), without: { ...query, price: undefined, page: 1 } }]
      : []),
    ...(query.inStock
      ? [{ key: 'stock', name: m.facet_in_stock(), without: { ...query, inStock: false, page: 1 } }]
      : []),
    ...(query.store
      ? [
          {
            key: 'store',
            name: (query.store === myStore?.slug && myStore.name) || m.facet_a_store(),
            without: { ...query, store: undefined, page: 1 },
          },
        ]
      : []),
  ]
}

function priceName({ from, to }: { from?: Cents; to?: Cents }, locale: Locale): string {
  if (to === undefined) return m.listing_price_from({ price: money(from ?? 0, locale) })
  return from === undefined
    ? m.listing_price_to({ price: money(to, locale) })
    : `${money(from, locale)} – ${money(to, locale)}`
}
