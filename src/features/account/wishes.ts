import { useSyncExternalStore } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { lookedAtOnReturn } from '../../ui/on-return.ts'
import { isSignedIn } from './signed-in.ts'
import { whoIsHere } from './who-is-here.ts'
import { cookieWishes, saveGuestWish } from './wish-cookie.ts'

/**
 * The one wishlist of the document: a guest's is in a cookie, a customer's is fetched once. The code that changes a
 * customer's list loads with the first change.
 */
let known: readonly string[] | undefined
/** Whether what is known is a customer's: another tab may have signed in or out. */
let isCustomers = false
const readers = new Set<() => void>()

function set(wishes: readonly string[]): void {
  known = wishes
  readers.forEach((read) => read())
}

/** The customer's list as their account shows it now. */
export const knowWishes = set

function load(): void {
  const signedIn = isSignedIn()
  if (known !== undefined && isCustomers === signedIn) return
  isCustomers = signedIn
  set(cookieWishes())
  if (isCustomers)
    whoIsHere().then(
      (who) => who.signedIn && isCustomers && set(who.wishes),
      () => undefined,
    )
}

const addReader = lookedAtOnReturn(readers, load)

function subscribe(read: () => void): () => void {
  const end = addReader(read)
  // A list has a heart for each of its products.
  if (readers.size === 1) load()
  return end
}

const show = (product: string, wished: boolean) =>
  set([...(wished ? [product] : []), ...(known ?? []).filter((one) => one !== product)])

/** Whether a product is wished for; false until it is known. */
export const useWished = (product: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known?.includes(product) ?? false,
    () => false,
  )

/**
 * Puts a product on the list or takes it off: shown at once, and undone if it could not be saved; the reason is
 * returned.
 */
export async function setWished(product: string, wished: boolean, locale: Locale): Promise<string | undefined> {
  show(product, wished)
  const why = isSignedIn()
    ? await import('./save-wish.ts').then(
        ({ saveWish }) => saveWish(product, wished, locale),
        () => m.account_wish_failed(),
      )
    : saveGuestWish(product, wished)
  if (why) show(product, !wished)
  return why
}
