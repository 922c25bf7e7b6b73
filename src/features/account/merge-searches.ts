import { readRecent } from '../../domain/search/recent-searches.ts'
import type { Locale } from '../../domain/locale.ts'
import { browserMemory, tabMemory } from '../../ui/browser-memory.ts'
import { sendAccount } from './account-calls.ts'

const MERGED = 'searches_merged'

/**
 * Joins the searches of this browser with the account's, once a session: the same list is then here and there
 * (docs/contracts.md).
 */
export async function mergeSearches(locale: Locale): Promise<void> {
  const key = `recent_searches_${locale}`
  if (tabMemory.get(MERGED)) return
  tabMemory.set(MERGED, '1')
  // A browser may forbid storage: then there is nothing to join.
  if (!tabMemory.get(MERGED)) return
  const answer = await sendAccount({ intent: 'searches', list: readRecent(browserMemory.get(key)) }, locale)
  if (answer.ok && answer.searches && answer.searches.length > 0)
    browserMemory.set(key, JSON.stringify(answer.searches))
}
