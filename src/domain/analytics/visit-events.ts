import type { Locale } from '../locale.ts'
import type { PageKind } from '../shell/page-kind.ts'

/** GA4's events of a visit that are not about goods; none identifies the visitor. */
export type VisitEvent =
  | { event: 'page_view'; page_path: string; page_type: PageKind; language: Locale }
  | { event: 'search'; search_term: string; results: number }
  | { event: 'login' | 'sign_up'; method: string }
  | WebVitalEvent

/** How a page felt, measured in the browser of a visitor. */
type WebVitalEvent = {
  event: 'web_vital'
  metric_name: VitalName
  metric_value: number
  metric_rating: VitalRating
  page_path: string
}

/** Core Web Vitals and the two that explain them. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const
export type VitalRating = (typeof vitalRatings)[number]

/** A page was shown: its path without query, which may contain what a shopper typed. */
export const pageView = (path: string, kind: PageKind, language: Locale): VisitEvent => ({
  event: 'page_view',
  page_path: path,
  page_type: kind,
  language,
})

/**
 * The results of a search were shown. Text that looks like an e-mail address or a long number could be personal, and is
 * not tracked.
 */
export const search = (term: string, results: number): VisitEvent => ({
  event: 'search',
  search_term: withoutPerson(term),
  results,
})

/** @param method how, such as `password` or `google` */
export const login = (method: string): VisitEvent => ({ event: 'login', method })
/** @param method how, such as `password` or `google` */
export const signUp = (method: string): VisitEvent => ({ event: 'sign_up', method })

/** @param value milliseconds; for CLS its score */
export const webVital = (name: VitalName, value: number, rating: VitalRating, path: string): VisitEvent => ({
  event: 'web_vital',
  metric_name: name,
  metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
  metric_rating: rating,
  page_path: path,
})

/** No search for gear is longer. */
const LONGEST_TERM = 100

const withoutPerson = (term: string): string =>
  term
    .trim()
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s().-]{7,}\d/g, '…')
    .slice(0, LONGEST_TERM)
