import { memo, useState, type ReactNode } from 'react'
import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import { listingHref } from '../../domain/catalog/listing-href.ts'
import { toggled, type FacetName, type ListingQuery } from '../../domain/catalog/listing-query.ts'
import { withChosen, type FacetValue } from '../../domain/catalog/listing.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { toggledCategory } from '../../domain/catalog/category-facet.ts'
import { groupedSizes } from '../../domain/catalog/size-group.ts'
import { bySize } from '../../domain/catalog/size-order.ts'
import { m } from '../../paraglide/messages.js'
import { wantStore } from './wanted-store.ts'
import { STORES_MODAL } from '../../domain/shell/stores-modal.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { activityName, familyHex, familyName, genderName, sizeGroupName } from './facet-names.ts'
import { FacetLink, FacetValues } from './facet-values.tsx'
import { PriceForm } from './price-form.tsx'
import { useAskedQuery } from './use-asked-query.ts'
import { useLacks } from '../../ui/lacks.ts'
import { useLabelId } from '../../ui/use-label-id.ts'

/** The shopper's store, where one has been chosen; pages are shared and do not know it. */
export type ChosenStore = { slug: string; name?: string }
export type FacetPanelProps = {
  place: ListingPlace
  page: Pick<ListingPage, 'query' | 'facets' | 'total'>
  myStore?: ChosenStore
  /** On a small screen: all but the first groups open by a press, unless something of theirs is chosen. */
  isSmall?: boolean
}

/** Two rows. Filters that were all open would be longer, with a void beside them. */
const FEW_PRODUCTS = 8

/**
 * Every filter of a listing. Each value is a link to the listing with it switched, so that filters work as plain pages
 * do.
 */
export function FacetPanel(props: FacetPanelProps) {
  const query = useAskedQuery(props.place, props.page.query)
  return <Filters {...props} query={query} />
}

/** The router says of every move that it begins: these are drawn again only for another query, or another page. */
const Filters = memo(({ place, page, myStore, isSmall = false, query }: FacetPanelProps & { query: ListingQuery }) => {
  const { facets, total } = page
  const values = query === page.query ? facets : withChosen(facets, query)
  const isFolded = isSmall || total <= FEW_PRODUCTS
  const hasNoStores = useLacks('stores')
  const inMyStore = myStore !== undefined && query.store === myStore.slug
  const hrefOfCategory = (value: FacetValue) =>
    listingHref(place, { ...query, page: 1, categories: toggledCategory(values.category, value) })
  const hrefOf = (facet: FacetName) => (value: FacetValue) => listingHref(place, toggled(query, facet, value.key))
  const named = (each: FacetValue[], name: (key: string) => string) =>
    each.map((value) => ({ ...value, name: name(value.key) }))
  return (
    <div className="divide-y divide-line">
      <div className="py-2">
        <FacetLink
          href={listingHref(place, { ...query, inStock: !query.inStock, page: 1 })}
          chosen={query.inStock}
          name={m.facet_in_stock()}
        />
        {/* A shopper without a store chooses one first: the fragment opens the store modal on any page. */}
        {!hasNoStores && (
          <div className="noscript:hidden">
            <FacetLink
              href={
                myStore
                  ? listingHref(place, { ...query, store: inMyStore ? undefined : myStore.slug, page: 1 })
                  : `${listingHref(place, query)}#${STORES_MODAL}`
              }
              chosen={inMyStore}
              name={m.facet_my_store()}
              onClick={myStore ? undefined : wantStore}
            />
          </div>
        )}
      </div>
      <Group title={m.facet_category()} values={facets.category}>
        <FacetValues values={values.category} hrefOf={hrefOfCategory} most={12} />
      </Group>
      <Group title={m.facet_gender()} values={facets.gender}>
        <FacetValues values={named(values.gender, genderName)} hrefOf={hrefOf('gender')} />
      </Group>
      <Group title={m.facet_size()} values={facets.size} isFolded={isFolded}>
        <Sizes facets={values} hrefOf={hrefOf('size')} />
      </Group>
      <Group title={m.facet_colour()} values={facets.colour} isFolded={isFolded}>
        <FacetValues
          values={named(values.colour, familyName)}
          hexOf={({ key }) => familyHex(key)}
          hrefOf={hrefOf('colour')}
          most={13}
        />
      </Group>
      <Group title={m.facet_activity()} values={facets.activity} isFolded={isFolded}>
        <FacetValues values={named(values.activity, activityName)} hrefOf={hrefOf('activity')} most={8} />
      </Group>
      <Group title={m.facet_brand()} values={facets.brand} isFolded={isFolded}>
        <FacetValues values={values.brand} hrefOf={hrefOf('brand')} most={8} />
      </Group>
      {facets.rating.length > 0 && (
        <Fold title={m.facet_rating()} isFolded={isFolded && query.rating === undefined}>
          <ul className="pb-4">
            {values.rating.map(({ least, count, chosen }) => (
              <li key={least}>
                <FacetLink
                  href={listingHref(place, { ...query, rating: chosen ? undefined : least, page: 1 })}
                  chosen={chosen}
                  name={m.facet_rating_least({ stars: least })}
                  count={count}
                />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {(facets.price || page.query.price) && (
        <Fold title={m.facet_price()} isFolded={isFolded && !query.price}>
          <PriceForm place={place} query={query} range={facets.price} />
        </Fold>
      )}
    </div>
  )
})

/** Shoes and trousers share numbers: where there are sizes of several kinds, each kind has its own heading. */
function Sizes({ facets, hrefOf }: { facets: ListingPage['facets']; hrefOf(value: FacetValue): string }) {
  const id = useLabelId()
  const sizes = facets.size.toSorted(bySize)
  const groups = groupedSizes(sizes, facets.sizeGroups ?? {})
  if (groups.length < 2) return <FacetValues look="chip" values={sizes} hrefOf={hrefOf} most={24} />
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ group, values }) => (
        <div key={group} role="group" aria-labelledby={`${id}${group}`}>
          <p id={`${id}${group}`} className="mb-2 text-sm text-ink-soft">
            {sizeGroupName(group)}
          </p>
          <FacetValues look="chip" values={values} hrefOf={hrefOf} most={16} />
        </div>
      ))}
    </div>
  )
}

type GroupProps = { title: string; values: FacetValue[]; isFolded?: boolean; children: ReactNode }

/** A facet with one value, not chosen, filters nothing. */
function Group({ title, values, isFolded = false, children }: GroupProps) {
  if (values.length === 0 || (values.length === 1 && !values[0]?.chosen)) return null
  return (
    <Fold title={title} isFolded={isFolded && !values.some(({ chosen }) => chosen)}>
      <div className="pb-4">{children}</div>
    </Fold>
  )
}

/** Open or folded as it was at first: what is chosen later, or taken back, folds nothing under the finger. */
function Fold({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  const [wasFolded] = useState(isFolded)
  return (
    <Disclosure title={title} defaultOpen={!wasFolded}>
      {children}
    </Disclosure>
  )
}
