import { toggledWish, wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import type { Locale } from '../../domain/locale.ts'
import { writeCookie } from '../../ui/write-cookie.ts'
import { sendAccount } from './account-calls.ts'
import { isSignedIn } from './signed-in.ts'
import { cookieWishes } from './wish-cookie.ts'

const NINETY_DAYS = 90 * 86_400

/** Keeps a wish, or that it is none any more; false where neither the account nor the browser took it. */
export async function keepWish(product: string, wished: boolean, locale: Locale): Promise<boolean> {
  if (isSignedIn()) return (await sendAccount({ intent: wished ? 'wish' : 'unwish', product }, locale)).ok
  const list = cookieWishes()
  if (list.includes(product) !== wished) writeCookie('wishlist', wishesCookie(toggledWish(list, product)), NINETY_DAYS)
  return cookieWishes().includes(product) === wished
}
