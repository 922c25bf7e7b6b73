import { readRecent } from '../../domain/search/recent-searches.ts'
import type { Locale } from '../../domain/locale.ts'
import { sendAccount } from './account-calls.ts'

const MERGED = 'searches_merged'

/** Joins the searches of this browser with the account's, once a session: the same list is then here and there (docs/contracts.md). */
export async function mergeSearches(locale: Locale): Promise<void> {
  const key = `recent_searches_${locale}`
  try {
    if (sessionStorage.getItem(MERGED)) return
    sessionStorage.setItem(MERGED, '1')
    const answer = await sendAccount({ intent: 'searches', list: readRecent(localStorage.getItem(key)) }, locale)
    if (answer.ok && answer.searches && answer.searches.length > 0) localStorage.setItem(key, JSON.stringify(answer.searches))
  } catch {
    // A browser may forbid storage: then there is nothing to join.
  }
}
