import { useEffect } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { canPickUp, type StoreStock } from '../../domain/pickup/store-stock.ts'
import { byDistance, findStores, type FoundStore } from '../../domain/stores/find-stores.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useFavouriteStore, wantStores } from './favourite-store.ts'
import { foundText, listWords } from './found-words.ts'
import { PickupLine } from './pickup-line.tsx'
import { StoreSearch } from './store-search.tsx'
import { servicesOf } from './store-words.ts'
import { useStoreWish } from './use-store-wish.ts'

/** Of the shopper’s own store a distance from itself says nothing. */
const fromOwn = (stores: readonly FoundStore[], own: ListedStore): FoundStore[] =>
  byDistance(stores, own).map(({ km, ...store }) => (store.slug === own.slug ? store : { ...store, km }))

type Props = {
  open: boolean
  locale: Locale
  stock: StoreStock | undefined
  failed: boolean
  onClose(): void
  onAdd(store: string): void
}

/** A variant's stock in every store: the nearest to the shopper's own first, until they search for another place. */
export function OtherStores({ open, locale, stock, failed, onClose, onAdd }: Props) {
  const { stores, store: own, failed: isUnlisted } = useFavouriteStore(locale)
  const now = useNow()
  const ui = useStoreWish()
  useEffect(() => wantStores(locale), [locale])
  const found = findStores(stores ?? [], ui.wish, now, listWords(locale))
  const isSorted = found.stores.some(({ km }) => km !== undefined)
  const from = isSorted ? undefined : own
  const shown = from ? fromOwn(found.stores, from) : found.stores
  const status = stores ? foundText(found, ui.wish, from) : isUnlisted ? m.store_list_failed() : m.store_list_loading()
  return (
    <Dialog open={open} onClose={onClose} heading={m.pickup_others()} closeLabel={m.shell_close()}>
      <StoreSearch ui={ui} services={servicesOf(stores ?? [])} status={status} />
      {isUnlisted && (
        <Button variant="secondary" size="sm" onClick={() => wantStores(locale)} className="mt-3">
          {m.error_try_again()}
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line text-[0.9375rem]">
        {shown.map((store) => (
          <li key={store.slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-52 flex-1">
              <PickupLine store={store} stock={stock} failed={failed} />
            </div>
            {canPickUp(store, stock, now) && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={m.pickup_add_at({ name: store.name })}
                onClick={() => onAdd(store.slug)}
              >
                {m.pickup_add()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
