import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { ListedStore } from './store-card.tsx'

const COOKIE = 'favourite_store'
const ONE_YEAR = 365 * 24 * 60 * 60

type State = { slug: string | undefined; stores: readonly ListedStore[] | undefined; failed: boolean }
const nothing: State = { slug: undefined, stores: undefined, failed: false }

let state: State = nothing
let reading: Promise<void> | undefined
const readers = new Set<() => void>()

function become(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const tell of readers) tell()
}

function subscribe(tell: () => void): () => void {
  if (readers.size === 0) become({ slug: slugOf(document.cookie) })
  readers.add(tell)
  return () => void readers.delete(tell)
}

/** The list of stores of the document's language, fetched once; a failure can be tried again. */
export function wantStores(locale: Locale): void {
  if (state.failed) become({ failed: false })
  reading ??= fetch(`/api/stores/${locale}`)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The stores answered ${answer.status}`)
      become({ stores: (await answer.json()) as ListedStore[] })
    })
    .catch(() => {
      reading = undefined
      become({ failed: true })
    })
}

/** Keeps the store in a cookie for a year (docs/contracts.md): it is still chosen after a reload (acceptance 57). */
export function chooseStore(slug: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(slug)}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  become({ slug })
}

/**
 * The shopper's store. Pages are shared and do not know it: it is read from the cookie once the page is alive, and its hours with
 * the list of stores.
 */
export function useFavouriteStore(locale: Locale): State & { store: ListedStore | undefined } {
  const current = useSyncExternalStore(subscribe, () => state, () => nothing)
  useEffect(() => {
    if (current.slug !== undefined) wantStores(locale)
  }, [current.slug, locale])
  return { ...current, store: current.stores?.find(({ slug }) => slug === current.slug) }
}

function slugOf(cookies: string): string | undefined {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  return value && /^[\w-]{1,80}$/.test(value) ? value : undefined
}
