import { readRecent, withRecent } from '../../domain/search/recent-searches.ts'
import type { Locale } from '../../domain/locale.ts'
import { browserMemory } from '../../ui/browser-memory.ts'

const keyOf = (locale: Locale) => `recent_searches_${locale}`

/** The shopper's last searches, stored in this browser only, separately for each language. */
export const recentSearches = (locale: Locale) => ({
  read: (): string[] => readRecent(browserMemory.get(keyOf(locale))),
  add(query: string): void {
    browserMemory.set(keyOf(locale), JSON.stringify(withRecent(readRecent(browserMemory.get(keyOf(locale))), query)))
  },
  clear(): void {
    browserMemory.remove(keyOf(locale))
  },
})
