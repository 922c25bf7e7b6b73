import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { findStores } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { chooseStore, useFavouriteStore, wantStores } from './favourite-store.ts'
import { foundText, listWords } from './found-words.ts'
import { StoreChoice } from './store-choice.tsx'
import { StoreSearch } from './store-search.tsx'
import { servicesOf } from './store-words.ts'
import { useStoreWish } from './use-store-wish.ts'

/** All stores, to choose one's own from: by town or postal code, by where one stands, by service, open now. */
export function ChooseStore({ open, locale, onClose }: { open: boolean; locale: Locale; onClose(): void }) {
  const { stores, slug, failed } = useFavouriteStore(locale)
  const now = useNow()
  const ui = useStoreWish()
  useEffect(() => wantStores(locale), [locale])
  const found = findStores(stores ?? [], ui.wish, now, listWords(locale))
  const status = stores ? foundText(found, ui.wish) : failed ? m.store_list_failed() : m.store_list_loading()
  return (
    <Dialog open={open} onClose={onClose} heading={m.store_choose()} closeLabel={m.shell_close()}>
      <StoreSearch ui={ui} services={servicesOf(stores ?? [])} status={status} />
      {failed && (
        <Button variant="secondary" size="sm" onClick={() => wantStores(locale)} className="mt-3">
          {m.error_try_again()}
        </Button>
      )}
      <ul className="mt-2 divide-y divide-line">
        {found.stores.map((store) => (
          <StoreChoice key={store.slug} store={store} locale={locale} now={now} isMine={store.slug === slug} onChoose={() => (chooseStore(store, locale), onClose())} />
        ))}
      </ul>
      <Link to={paths.stores(locale)} className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2">
        {m.store_see_all()}
        <Icon name="arrow-right" size={18} />
      </Link>
    </Dialog>
  )
}
