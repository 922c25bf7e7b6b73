import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { facetFields, toggled, type FacetName, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Facets } from '../../domain/catalog/listing.ts'
import type { Locale } from '../../domain/locale.ts'
import { wholeMoney, type Cents } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { activityName, familyName, genderName } from './facet-names.ts'

/** A filter that is on, and the query without it. */
export type Chip = { key: string; name: string; without: ListingQuery }
type Words = {
  facets: Facets
  locale: Locale
  /** Names that facets of these products may not have, and of stores, by kind and key. */
  names?: Readonly<Record<string, string>>
}

/** Those of a listing as its page shows it; of a search also those that were read from its words. */
export const chipsOfPage = ({
  query,
  facets,
  storeName,
  understood,
}: Pick<ListingPage, 'query' | 'facets' | 'storeName' | 'understood'>): Chip[] =>
  chipsOf(query, {
    facets,
    locale: getLocale(),
    names: { ...understood?.names, ...(storeName !== undefined && { [`store:${query.store}`]: storeName }) },
  })

export function chipsOf(query: ListingQuery, { facets, locale, names = {} }: Words): Chip[] {
  const of = (facet: FacetName, name: (key: string) => string): Chip[] =>
    query[facetFields[facet]].map((key) => ({
      key: `${facet}:${key}`,
      name: name(key),
      without: toggled(query, facet, key),
    }))
  const known = (facet: FacetName) => (key: string) =>
    facets[facet].find((value) => value.key === key)?.name ?? names[`${facet}:${key}`] ?? key
  const ofFacets: Record<FacetName, Chip[]> = {
    category: of('category', known('category')),
    gender: of('gender', genderName),
    size: of('size', (key) => m.listing_size_chip({ size: known('size')(key) })),
    colour: of('colour', familyName),
    activity: of('activity', activityName),
    brand: of('brand', known('brand')),
  }
  return [
    ...Object.values(ofFacets).flat(),
    ...(query.price
      ? [{ key: 'price', name: priceName(query.price, locale), without: { ...query, price: undefined, page: 1 } }]
      : []),
    ...(query.rating
      ? [
          {
            key: 'rating',
            name: m.facet_rating_least({ stars: query.rating }),
            without: { ...query, rating: undefined, page: 1 },
          },
        ]
      : []),
    ...(query.onSale ? [{ key: 'sale', name: m.facet_on_sale(), without: { ...query, onSale: false, page: 1 } }] : []),
    ...(query.isNew ? [{ key: 'new', name: m.facet_new(), without: { ...query, isNew: false, page: 1 } }] : []),
    ...(query.inStock
      ? [{ key: 'stock', name: m.facet_in_stock(), without: { ...query, inStock: false, page: 1 } }]
      : []),
    ...(query.store
      ? [
          {
            key: 'store',
            name: names[`store:${query.store}`] ?? query.store,
            without: { ...query, store: undefined, page: 1 },
          },
        ]
      : []),
  ]
}

function priceName({ from, to }: { from?: Cents; to?: Cents }, locale: Locale): string {
  if (to === undefined) return m.listing_price_from({ price: wholeMoney(from ?? 0, locale) })
  return from === undefined
    ? m.listing_price_to({ price: wholeMoney(to, locale) })
    : `${wholeMoney(from, locale)} – ${wholeMoney(to, locale)}`
}
