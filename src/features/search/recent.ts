import { readRecent, withRecent } from '../../domain/search/recent-searches.ts'
import type { Locale } from '../../domain/locale.ts'

const keyOf = (locale: Locale) => `recent_searches_${locale}`

/** The shopper's last searches, kept in this browser only, apart for each language. A browser may forbid it: then there are none. */
export const recentSearches = (locale: Locale) => ({
  read: (): string[] => safely(() => readRecent(window.localStorage.getItem(keyOf(locale)))) ?? [],
  add(query: string): void {
    safely(() => window.localStorage.setItem(keyOf(locale), JSON.stringify(withRecent(readRecent(window.localStorage.getItem(keyOf(locale))), query))))
  },
  clear(): void {
    safely(() => window.localStorage.removeItem(keyOf(locale)))
  },
})

function safely<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
