import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../ui/use-now.ts'
import { useFavouriteStore } from './favourite-store.ts'
import { OpeningLine } from './opening-line.tsx'

/**
 * The favourite store and its hours of today. The one that this browser shows in its header comes first; `saved` is the
 * account's, which other devices take over.
 */
export function OwnStore({ saved, locale }: { saved?: ListedStore; locale: Locale }) {
  const { store = saved } = useFavouriteStore(locale)
  const now = useNow()
  if (!store) return <p>{m.account_store_none()}</p>
  return (
    <>
      <Link
        to={store.path[locale]}
        className="relative z-1 inline-flex min-h-8 items-center font-semibold text-spruce-deep underline"
      >
        {store.name}
      </Link>
      <OpeningLine hours={store.hours} now={now} />
    </>
  )
}
