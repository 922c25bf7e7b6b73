import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { recentSearches } from './recent.ts'

/**
 * Notes a search where its results are shown, however it was sent: by the form before its list came, too, or before
 * the page was alive.
 * Coming back to results, or loading them anew, is no search: what the shopper has cleared meanwhile stays away.
 */
export function useNotedSearch(text: string, locale: Locale): void {
  const type = useNavigationType()
  const isFirst = useLocation().key === 'default'
  const note = useEffectEvent(() => {
    if (type !== 'POP' || (isFirst && wasAskedFor())) recentSearches(locale).add(text)
  })
  useEffect(() => note(), [text])
}

/** The document was neither loaded anew nor come back to. */
const wasAskedFor = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
