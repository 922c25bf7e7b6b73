import { addDays, instantInZone, type Day, type Instant } from '../time.ts'
import type { StoreHours } from './store-hours.ts'
import { storeDay } from './week.ts'

/** A time without a break in which a store is open: from the first instant, closed at the second. */
export type OpenSpan = { opens: Instant; closes: Instant }

/**
 * When a store is open, for what begins on the days from the first to the last, in order. Adjacent periods form one
 * span, over midnight too. Days that cannot be parsed are ignored. Across a clock change a span has its true length.
 */
export function openSpans(store: StoreHours, from: Day, days: number): OpenSpan[] {
  const spans = Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((day) => {
    const { hours } = storeDay(store, day)
    const instant = (minute: number) => instantInZone(day, minute, store.timeZone)
    return hours.kind === 'open'
      ? hours.periods.map(({ opensAt, closesAt }) => ({ opens: instant(opensAt), closes: instant(closesAt) }))
      : []
  })
  return joined(spans.filter(({ opens, closes }) => opens < closes))
}

/** In order, and those that touch or overlap as one. */
export const joined = (spans: readonly OpenSpan[]): OpenSpan[] =>
  spans
    .toSorted((a, b) => a.opens - b.opens)
    .reduce<OpenSpan[]>((result, span) => {
      const last = result.at(-1)
      if (!last || span.opens > last.closes) return [...result, span]
      return [...result.slice(0, -1), { opens: last.opens, closes: Math.max(last.closes, span.closes) }]
    }, [])
