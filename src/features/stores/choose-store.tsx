import { Suspense, useEffect, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { isMobileWidth } from '../../domain/shell/breakpoint.ts'
import { findStores, type FoundStore } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import { chooseStore, useFavouriteStore, wantStores } from './favourite-store.ts'
import { foundText, listWords } from './found-words.ts'
import { StoreChoice } from './store-choice.tsx'
import { StoreSearch } from './store-search.tsx'
import { servicesOf } from './store-words.ts'
import { useStoreWish } from './use-store-wish.ts'

const PickerMap = lazyPart(async () => (await import('./picker-map.tsx')).PickerMap)

type View = 'list' | 'map'

/**
 * All stores, to choose one's own from: by town or postal code, by the shopper's location, by service, open now; as a
 * list and a map, on a phone as one of them.
 */
export function ChooseStore({
  open,
  locale,
  mapStyleUrl,
  onClose,
}: {
  open: boolean
  locale: Locale
  mapStyleUrl?: string
  onClose(): void
}) {
  const { stores, slug, failed } = useFavouriteStore(locale)
  const now = useNow()
  const ui = useStoreWish()
  const isPhone = isMobileWidth(useWindowWidth())
  const [wished, setView] = useState<View>('list')
  useEffect(() => wantStores(locale), [locale])
  const found = findStores(stores ?? [], ui.wish, now, listWords(locale))
  // A map of no store says nothing.
  const view = found.stores.length > 0 ? wished : 'list'
  const status = stores ? foundText(found, ui.wish) : failed ? m.store_list_failed() : m.store_list_loading()
  const choose = (store: FoundStore) => (chooseStore(store, locale), onClose())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={m.store_choose()}
      closeLabel={m.shell_close()}
      className="min-[720px]:max-w-5xl"
    >
      <div className="grid grid-cols-1 gap-x-8 min-[720px]:grid-cols-2">
        <div className="min-w-0">
          <StoreSearch ui={ui} services={servicesOf(stores ?? [])} status={status} />
          {failed && (
            <Button variant="secondary" size="sm" onClick={() => wantStores(locale)} className="mt-3">
              {m.error_try_again()}
            </Button>
          )}
          {isPhone && found.stores.length > 0 && <ViewSwitch view={view} onView={setView} />}
          {(!isPhone || view === 'list') && (
            <ul className="mt-2 divide-y divide-line">
              {found.stores.map((store) => (
                <StoreChoice
                  key={store.slug}
                  store={store}
                  locale={locale}
                  now={now}
                  isMine={store.slug === slug}
                  onChoose={() => choose(store)}
                />
              ))}
            </ul>
          )}
        </div>
        {(!isPhone || view === 'map') && (
          <div className="min-w-0 self-start max-[720px]:mt-4 min-[720px]:sticky min-[720px]:top-0">
            <Suspense fallback={<p className="text-sm text-ink-soft">{m.store_list_loading()}</p>}>
              <PickerMap
                stores={found.stores}
                locale={locale}
                here={found.place ?? ui.wish.near}
                mine={slug}
                styleUrl={mapStyleUrl}
                now={now}
                onChoose={choose}
              />
            </Suspense>
          </div>
        )}
      </div>
      <Link
        to={paths.stores(locale)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2"
      >
        {m.store_see_all()}
        <Icon name="arrow-right" size={18} />
      </Link>
    </Dialog>
  )
}

const ViewSwitch = ({ view, onView }: { view: View; onView(view: View): void }) => (
  <div role="group" aria-label={m.store_view()} className="mt-3 grid grid-cols-2 gap-2">
    {(
      [
        ['list', m.store_view_list()],
        ['map', m.store_view_map()],
      ] as const
    ).map(([value, label]) => (
      <Button
        key={value}
        variant={view === value ? 'primary' : 'secondary'}
        size="sm"
        aria-pressed={view === value}
        onClick={() => onView(value)}
      >
        {label}
      </Button>
    ))}
  </div>
)
