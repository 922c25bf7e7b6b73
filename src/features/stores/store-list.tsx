import { useState } from 'react'
import { findStores, isStillOpen, type FoundStore } from '../../domain/stores/find-stores.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useNow } from '../../ui/use-now.ts'
import { chooseStore, useFavouriteStore } from './favourite-store.ts'
import { foundText, listWords, namesText } from './found-words.ts'
import { StoreCard } from './store-card.tsx'
import { StoreSearch } from './store-search.tsx'
import { StoresMap } from './stores-map.tsx'
import { provinceName, servicesOf } from './store-words.ts'
import { useStoreWish } from './use-store-wish.ts'

/** All stores on a map and as a list: by province, or by distance once a place is known. */
export function StoreList({ stores, mapStyleUrl }: { stores: ListedStore[]; mapStyleUrl?: string }) {
  const now = useNow()
  const ui = useStoreWish()
  const locale = getLocale()
  const { slug: mine } = useFavouriteStore(locale)
  const [picked, setPicked] = useState<string[]>([])
  const found = findStores(stores, ui.wish, now, listWords(locale))
  const card = (store: FoundStore) => (
    <StoreCard
      store={store}
      now={now}
      isMine={store.slug === mine}
      isPicked={picked.includes(store.slug)}
      onChoose={() => chooseStore(store, locale)}
    />
  )
  const names = found.stores.filter(({ slug }) => picked.includes(slug)).map(({ name }) => name)
  if (stores.length === 0) return <NoStores />
  const count = stores.filter((store) => isStillOpen(store, now)).length
  const isSorted = found.stores.some(({ km }) => km !== undefined)
  return (
    <div className="pb-12">
      <div className="border-b border-line bg-ground-soft">
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 py-8 md:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div>
            <h1 className="wide text-display">{m.stores_title()}</h1>
            <p className="mt-3 mb-6 max-w-prose text-lg text-ink-soft">{m.stores_intro({ count })}</p>
            <StoreSearch ui={ui} services={servicesOf(stores)} status={foundText(found, ui.wish)} />
          </div>
          <section aria-label={m.store_map()}>
            <StoresMap
              styleUrl={mapStyleUrl}
              stores={found.stores}
              locale={locale}
              here={found.place ?? ui.wish.near}
              mine={mine}
              hrefOf={({ slug }) => `#${slug}`}
              onPick={(slugs) => (setPicked(slugs), goToCard(slugs[0]))}
            />
            <p role="status" className="sr-only">
              {namesText(names)}
            </p>
          </section>
        </div>
      </div>
      <div className="page-width">
        {isSorted ? (
          <Cards heading={foundText(found, ui.wish)} stores={found.stores} card={card} />
        ) : (
          byProvince(found.stores).map(({ code, name, stores: here }) => (
            <Cards key={code} id={code} heading={name} stores={here} card={card} />
          ))
        )}
      </div>
    </div>
  )
}

/** As the link of a marker does, and the keyboard goes there too. */
function goToCard(slug = '') {
  location.hash = slug
  document.getElementById(slug)?.querySelector('a')?.focus()
}

/** A shop that sells online only has nothing to search or to draw. */
const NoStores = () => (
  <div className="page-width py-8 md:py-12">
    <h1 className="wide text-display">{m.stores_title()}</h1>
    <p className="mt-3 text-lg text-ink-soft">{m.stores_none()}</p>
  </div>
)

const Cards = ({
  id = 'found',
  heading,
  stores,
  card,
}: {
  id?: string
  heading: string
  stores: FoundStore[]
  card(store: FoundStore): React.ReactNode
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="border-b border-line py-8 last:border-b-0 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10"
  >
    <h2 id={`${id}-heading`} className="wide text-heading wrap-break-word">
      {heading}
    </h2>
    <ul className="mt-5 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-0 xl:grid-cols-3">
      {stores.map((store) => (
        <li key={store.slug}>{card(store)}</li>
      ))}
    </ul>
  </section>
)

/** The stores come by province already. */
const byProvince = (stores: FoundStore[]) =>
  [...Map.groupBy(stores, ({ province }) => province)].map(([code, here]) => ({
    code,
    name: provinceName(code),
    stores: here,
  }))
