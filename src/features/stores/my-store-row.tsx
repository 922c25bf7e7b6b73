import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useFavouriteStore } from './favourite-store.ts'

/** My store as a row of the mobile menu. */
export function MyStoreRow({ locale, onChoose }: { locale: Locale; onChoose(): void }) {
  const { store } = useFavouriteStore(locale)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3 px-5 text-left hover:bg-ground"
    >
      <Icon name="pin" size={20} />
      {store ? m.store_mine({ name: store.name }) : m.shell_my_store()}
    </button>
  )
}
