import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { recentSearches } from './recent.ts'

/**
 * Stores a search when its results are shown, however it was sent: also by the plain form before the script loaded.
 * Going back to results, or reloading them, is not a new search: entries the shopper cleared meanwhile stay cleared.
 */
export function useRememberSearch(text: string, locale: Locale): void {
  const type = useNavigationType()
  const isFirst = useLocation().key === 'default'
  const note = useEffectEvent(() => {
    if (type !== 'POP' || (isFirst && wasAskedFor())) recentSearches(locale).add(text)
  })
  useEffect(() => note(), [text])
}

/** The document was neither loaded nor restored from history. */
const wasAskedFor = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
