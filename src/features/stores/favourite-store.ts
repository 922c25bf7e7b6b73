import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { toListedStore, type ListedStore } from '../../domain/stores/listed-store.ts'
import { browserMemory } from '../../ui/browser-memory.ts'
import { ONE_YEAR, writeCookie } from '../../ui/write-cookie.ts'

const COOKIE = 'favourite_store'
/**
 * Beside the cookie: the store's data, so that its hours need no request (acceptance 57, 113). A browser without
 * storage reads it from the list.
 */
const MEMORY = 'favourite_store'
/** Only a shopper with a favourite needs to read or save one. */
const savedStore = () => import('../../domain/stores/saved-store.ts')
/**
 * After this long the saved copy is refreshed at the next opportunity: a store may close for good from one day to the
 * next.
 */
const KEPT_FOR_MS = 60 * 60 * 1000

type State = {
  slug: string | undefined
  store: ListedStore | undefined
  keptAt: number | undefined
  stores: readonly ListedStore[] | undefined
  failed: boolean
  /** How many times a store was chosen on this page, the favourite again counted too. */
  choices: number
}
const nothing: State = {
  slug: undefined,
  store: undefined,
  keptAt: undefined,
  stores: undefined,
  failed: false,
  choices: 0,
}

let state: State = nothing
let reading: Promise<void> | undefined
const readers = new Set<() => void>()

function become(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const notify of readers) notify()
}

/** A document has one language, so what was remembered once stays right. */
const localeOfDocument = (): Locale => (document.documentElement.lang.startsWith('fr') ? 'fr' : 'en')

function subscribe(notify: () => void): () => void {
  const slug = readers.size === 0 && state.slug === undefined ? slugOf(document.cookie) : undefined
  if (slug !== undefined) void remember(slug)
  readers.add(notify)
  return () => void readers.delete(notify)
}

/** Where the reading cannot be had, or nothing is saved, the store is looked up in the list. */
async function remember(slug: string): Promise<void> {
  const read = await savedStore().then(
    ({ fromSavedStore }) => fromSavedStore(browserMemory.get(MEMORY), slug, localeOfDocument()),
    () => undefined,
  )
  // Another may have been chosen meanwhile.
  if (state.slug === undefined) become({ slug, store: read?.store, keptAt: read?.keptAt })
}

function keep(store: ListedStore, locale: Locale): void {
  const keptAt = Date.now()
  become({ store: toListedStore(store), keptAt })
  savedStore().then(
    ({ toSavedStore }) => browserMemory.set(MEMORY, JSON.stringify(toSavedStore(store, locale, keptAt))),
    () => undefined,
  )
}

/** The list of stores of the document's language, fetched once; a failure can be tried again. */
export function wantStores(locale: Locale): void {
  if (state.failed) become({ failed: false })
  reading ??= fetch(`/api/stores/${locale}`)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The stores answered ${answer.status}`)
      const stores = (await answer.json()) as ListedStore[]
      become({ stores })
      const own = stores.find(({ slug }) => slug === state.slug)
      if (own) keep(own, locale)
      // A closed store cannot be a favourite.
      else if (state.slug !== undefined) become({ store: undefined })
    })
    .catch(() => {
      reading = undefined
      become({ failed: true })
    })
}

/** On the way to the store picker: the list comes early, unless a favourite is known that was read lately. */
export function expectStores(locale: Locale): void {
  savedStore().catch(() => undefined)
  if (state.store === undefined || Date.now() - (state.keptAt ?? 0) > KEPT_FOR_MS) wantStores(locale)
}

/**
 * Saves the store in a cookie for a year (docs/contracts.md), and its data in the browser's storage: it is still chosen
 * after a reload (acceptance 57).
 */
export function chooseStore(store: ListedStore, locale: Locale): void {
  writeCookie(COOKIE, encodeURIComponent(store.slug), ONE_YEAR)
  become({ slug: store.slug, choices: state.choices + 1 })
  keep(store, locale)
}

/**
 * The shopper's store. Pages are shared and do not know it: it is read from the cookie and the browser's memory once
 * the page is alive.
 */
export function useFavouriteStore(locale: Locale): State {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
  const isUnknown = current.slug !== undefined && current.store === undefined
  useEffect(() => {
    if (isUnknown) wantStores(locale)
  }, [isUnknown, locale])
  return current
}

function slugOf(cookies: string): string | undefined {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  return value && /^[\w-]{1,80}$/.test(value) ? value : undefined
}
