import type { Minute } from '../time.ts'
import { isClosedWord } from './closed-word.ts'
import { parseClock } from './parse-clock.ts'
import type { StoredPeriod } from './store-hours.ts'

/**
 * Minutes since midnight in the store's zone; open from the first, closed at the second (acceptance 142). A closing
 * beyond 1440 is in the night after.
 */
export type Period = { opensAt: Minute; closesAt: Minute }

/** The parsed hours of a day; `periods` in order, disjoint and never empty, `text` as stored (acceptance 143). */
export type DayHours = { kind: 'open'; periods: Period[] } | { kind: 'closed' } | { kind: 'unreadable'; text: string }

/**
 * Reads the stored periods of one day. None, or none but closed ones, is closed; one that cannot be read makes the day
 * unreadable (acceptance 141, 143).
 */
export function dayHours(stored: readonly StoredPeriod[]): DayHours {
  const open = stored.filter(
    ({ open, close }) => !isClosedWord(open) && !isClosedWord(close) && textOf({ open, close }) !== '',
  )
  if (open.length === 0) return { kind: 'closed' }
  const periods = open.flatMap((one) => readPeriod(one) ?? [])
  if (periods.length < open.length) return { kind: 'unreadable', text: open.map(textOf).join(', ') }
  return { kind: 'open', periods: joined(periods) }
}

const textOf = ({ open, close }: StoredPeriod): string =>
  [...new Set([open.trim(), close.trim()])].filter(Boolean).join(' – ')

function readPeriod({ open, close }: StoredPeriod): Period | undefined {
  const opensAt = parseClock(open)
  const closesAt = parseClock(close)
  if (opensAt === undefined || closesAt === undefined) return undefined
  // `18:00` to `02:00` ends in the night after; `10:00` to `10:00` could be all day or never, so it is ignored.
  if (opensAt === closesAt && opensAt > 0) return undefined
  return { opensAt, closesAt: closesAt > opensAt ? closesAt : closesAt + 24 * 60 }
}

/** Periods in order; adjacent ones are merged, so that the page does not announce a closing at noon. */
const joined = (periods: Period[]): Period[] =>
  periods
    .toSorted((a, b) => a.opensAt - b.opensAt)
    .reduce<Period[]>((result, period) => {
      const last = result.at(-1)
      if (!last || period.opensAt > last.closesAt) return [...result, period]
      return [...result.slice(0, -1), { opensAt: last.opensAt, closesAt: Math.max(last.closesAt, period.closesAt) }]
    }, [])
