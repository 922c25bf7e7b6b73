import { readViewed, withViewed, type Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Locale } from '../../domain/locale.ts'
import { browserMemory, tabMemory } from '../../ui/browser-memory.ts'
import { isGranted } from '../analytics/consent-state.ts'

/**
 * The products whose pages were open, in this browser only, apart for each language: with consent to functions until
 * the shopper clears it, else until the tab is closed. A server gets no more of it than codes, with no cookie: of what
 * is about to be shown (`GET /api/shown-products`), and of the newest where a page found nothing (`GET /api/companions`).
 */
export function viewedMemory(locale: Locale) {
  const key = `recently_viewed_${locale}`
  const memory = isGranted('C0003') ? browserMemory : tabMemory
  // Consent that was taken back takes what was stored by it.
  if (memory === tabMemory) browserMemory.remove(key)
  return {
    read: (): Viewed[] => readViewed(memory.get(key), locale),
    add: (viewed: Viewed): void =>
      memory.set(key, JSON.stringify(withViewed(readViewed(memory.get(key), locale), viewed))),
    clear: (): void => memory.remove(key),
  }
}
