import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { sendAccount } from './account-calls.ts'
import { refusalText } from './account-words.ts'

/** Keeps a customer's wish, or that it is none any more; where the account did not take it, why, in words. */
export async function saveWish(product: string, wished: boolean, locale: Locale): Promise<string | undefined> {
  const answer = await sendAccount({ intent: wished ? 'wish' : 'unwish', product }, locale)
  if (answer.ok) return undefined
  return answer.reason === 'wishes-full' ? refusalText(answer) : m.account_wish_failed()
}
