import { useEffect, useState } from 'react'
import { MOST_COMPARED, withCompared } from '../../domain/catalog/compared.ts'
import { readViewed, type Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Locale } from '../../domain/locale.ts'
import { tabMemory } from '../../ui/browser-memory.ts'

const CHANGED = 'compare-changed'
const keyOf = (locale: Locale) => `compare_${locale}`

/** What the shopper chose to compare, until the tab is closed; in a language, as its titles are. */
export const readCompared = (locale: Locale): Viewed[] =>
  readViewed(tabMemory.get(keyOf(locale)), locale).slice(0, MOST_COMPARED)

export function writeCompared(locale: Locale, chosen: readonly Viewed[]): void {
  if (chosen.length > 0) tabMemory.set(keyOf(locale), JSON.stringify(chosen))
  else tabMemory.remove(keyOf(locale))
  window.dispatchEvent(new Event(CHANGED))
}

/** The choice, and how a product joins or leaves it; undefined until the browser has looked. */
export function useCompared(locale: Locale) {
  const [chosen, setChosen] = useState<Viewed[]>()
  useEffect(() => {
    const read = () => setChosen(readCompared(locale))
    read()
    window.addEventListener(CHANGED, read)
    return () => window.removeEventListener(CHANGED, read)
  }, [locale])
  return {
    chosen,
    toggle: (product: Viewed) => writeCompared(locale, withCompared(readCompared(locale), product)),
    clear: () => writeCompared(locale, []),
  }
}
