import { MOST_GUEST_WISHES, toggledWish, wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { writeCookie } from '../../ui/write-cookie.ts'
import { sendAccount } from './account-calls.ts'
import { refusalText } from './account-words.ts'
import { isSignedIn } from './signed-in.ts'
import { cookieWishes } from './wish-cookie.ts'

const NINETY_DAYS = 90 * 86_400

/** Keeps a wish, or that it is none any more; where neither the account nor the browser took it, why, in words. */
export async function keepWish(product: string, wished: boolean, locale: Locale): Promise<string | undefined> {
  if (isSignedIn()) {
    const answer = await sendAccount({ intent: wished ? 'wish' : 'unwish', product }, locale)
    if (answer.ok) return undefined
    return answer.reason === 'wishes-full' ? refusalText(answer) : m.account_wish_failed()
  }
  const list = cookieWishes()
  if (wished && list.length >= MOST_GUEST_WISHES) return m.account_wishes_guest_full({ count: MOST_GUEST_WISHES })
  if (list.includes(product) !== wished) writeCookie('wishlist', wishesCookie(toggledWish(list, product)), NINETY_DAYS)
  return cookieWishes().includes(product) === wished ? undefined : m.account_wish_failed()
}
