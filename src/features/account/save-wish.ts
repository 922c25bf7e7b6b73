import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { sendAccount } from './account-calls.ts'
import { refusalText } from './account-words.ts'

/** Saves or removes a customer's wish; returns the reason, in words, if the account refused. */
export async function saveWish(product: string, wished: boolean, locale: Locale): Promise<string | undefined> {
  const answer = await sendAccount({ intent: wished ? 'wish' : 'unwish', product }, locale)
  if (answer.ok) return undefined
  return answer.reason === 'wishes-full' ? refusalText(answer) : m.account_wish_failed()
}
