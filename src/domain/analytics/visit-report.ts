import { locales, type Both } from '../locale.ts'
import { addDays, type Day } from '../time.ts'
import { funnelSteps, type StoredName } from './stored-event.ts'
import { vitalNames, type VitalName, type VitalRating } from './visit-events.ts'

/** What the database counted: visits with an event of a name, on a day or over all days, in one language. */
export type CountedVisits = { day: Day; language: string; name: string; visits: number }
export type CountedSearch = { term: string; visits: number; without: number }

/**
 * A product that was pressed among what goes with another, a cart or an order: visits that pressed it, that put it into
 * the cart after that, and that then placed an order; and the dollars of those units of it that were ordered.
 */
export type FollowedRecommendation = {
  id: string
  /** None where the product is gone. */
  title?: Both<string>
  visits: number
  added: number
  ordered: number
  value: number
}

type Step = (typeof funnelSteps)[number]

/** What the admin shows (docs/decisions/0025-measuring.md). Visits are those that agreed to be counted. */
export type VisitReport = {
  from: Day
  to: Day
  perDay: { day: Day; visits: Both<number>; searches: number }[]
  totals: { visits: Both<number>; searches: Both<number> }
  /** Visits that came as far as each step, from all visits down. */
  funnel: { step: 'visit' | Step; visits: Both<number> }[]
  /** The most frequent searches; `without` are the visits that found nothing. */
  searches: CountedSearch[]
  /** What the recommendations brought, the most pressed product first. */
  recommendations: FollowedRecommendation[]
  vitals: { name: VitalName; p75: number; rating: VitalRating; samples: number }[]
}

/** The ranges an editor can ask for, in days; the first is shown first. */
export const reportRanges = [30, 7, 90, 365] as const

/** What the database counted of a range of days. */
export type VisitCounts = {
  /** Of each day, without the days on which there was nothing. */
  perDay: readonly CountedVisits[]
  /** Over all days: a visit that went on past midnight counts once. */
  whole: readonly Omit<CountedVisits, 'day'>[]
  searches: CountedSearch[]
  recommendations: FollowedRecommendation[]
  vitals: readonly { name: string; value: number }[]
}

/** Makes the report of `days` days up to `to`. Days without a visit are in it with 0. */
export function visitReport(to: Day, days: number, counted: VisitCounts): VisitReport {
  const from = addDays(to, 1 - days)
  const on = (day: Day, name: StoredName) =>
    inBoth(counted.perDay.filter((row) => row.day === day && row.name === name))
  const overall = (name: StoredName) => inBoth(counted.whole.filter((row) => row.name === name))
  return {
    from,
    to,
    perDay: Array.from({ length: days }, (_, at) => addDays(from, at)).map((day) => ({
      day,
      visits: on(day, 'page_view'),
      searches: sum(on(day, 'search')),
    })),
    totals: { visits: overall('page_view'), searches: overall('search') },
    funnel: [
      { step: 'visit', visits: overall('page_view') },
      ...funnelSteps.map((step) => ({ step, visits: overall(step) })),
    ],
    searches: counted.searches,
    recommendations: counted.recommendations,
    vitals: vitalNames.flatMap((name) =>
      vitalOf(
        name,
        counted.vitals.filter((row) => row.name === name).map(({ value }) => value),
      ),
    ),
  }
}

/** The sum of both languages. */
export const sum = ({ en, fr }: Both<number>): number => en + fr

/** The 75th percentile of page views, as Google reports it. */
export function percentile75(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1]
}

/** Up to the first number good, above the second poor: web.dev/articles/vitals. Milliseconds, CLS a score. */
const thresholds: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** How Google rates a measure: `value` in milliseconds, for CLS its score. */
export const vitalRating = (name: VitalName, value: number): VitalRating =>
  value <= thresholds[name][0] ? 'good' : value <= thresholds[name][1] ? 'needs-improvement' : 'poor'

function vitalOf(name: VitalName, values: readonly number[]): VisitReport['vitals'] {
  const p75 = percentile75(values)
  return p75 === undefined ? [] : [{ name, p75, rating: vitalRating(name, p75), samples: values.length }]
}

const inBoth = (rows: readonly { language: string; visits: number }[]): Both<number> =>
  Object.fromEntries(
    locales.map((locale) => [locale, rows.find(({ language }) => language === locale)?.visits ?? 0]),
  ) as Both<number>
