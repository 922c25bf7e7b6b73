import { guestWishes, MOST_GUEST_WISHES, toggledWish, wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import { decoded } from '../../domain/decoded.ts'
import { m } from '../../paraglide/messages.js'
import { writeCookie } from '../../ui/write-cookie.ts'

const NINETY_DAYS = 90 * 86_400

/** A guest's wishlist, as the browser stores it (docs/contracts.md). */
export const cookieWishes = (): string[] =>
  guestWishes(decoded(/(?:^|; )wishlist=([^;]*)/.exec(document.cookie)?.[1] ?? '') ?? '')

/**
 * Saves or removes a guest's wish before the page can be left; returns the reason, in words, if the browser refused.
 */
export function saveGuestWish(product: string, wished: boolean): string | undefined {
  const list = cookieWishes()
  if (wished && list.length >= MOST_GUEST_WISHES) return m.account_wishes_guest_full({ count: MOST_GUEST_WISHES })
  if (list.includes(product) !== wished) writeCookie('wishlist', wishesCookie(toggledWish(list, product)), NINETY_DAYS)
  return cookieWishes().includes(product) === wished ? undefined : m.account_wish_failed()
}
