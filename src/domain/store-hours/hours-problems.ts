import { parseDay, weekdays } from '../time.ts'
import { isClosedWord } from './closed-word.ts'
import { dayHours } from './day-hours.ts'
import type { StoredPeriod } from './store-hours.ts'

type Dated = StoredPeriod & { date: string }
export type HoursProblem = {
  of: string
  problem: 'unreadable' | 'overlap' | 'open-and-closed' | 'through-the-night' | 'no-day'
  text: string
}

/**
 * A store open for so long past midnight is more likely a slip of the keyboard than a night shop (ours), in minutes.
 */
const LONGEST_NIGHT = 12 * 60

/**
 * Warnings for an editor about implausible store hours; nothing is refused, since text that cannot be parsed is shown
 * as it is (acceptance 143).
 */
export function hoursProblems(
  weekly: readonly (StoredPeriod & { day: string })[],
  exceptions: readonly Dated[],
): HoursProblem[] {
  const days = weekdays.flatMap((day) =>
    problemsOf(
      day,
      weekly.filter((row) => row.day === day),
    ),
  )
  const dates = [...new Set(exceptions.map(({ date }) => date))].flatMap((date) => [
    ...(parseDay(date) === undefined ? [{ of: date, problem: 'no-day' as const, text: date }] : []),
    ...problemsOf(
      date,
      exceptions.filter((row) => row.date === date),
    ),
  ])
  return [...days, ...dates]
}

function problemsOf(of: string, stored: readonly StoredPeriod[]): HoursProblem[] {
  const text = stored.map(({ open, close }) => [open, close].filter(Boolean).join(' – ')).join(', ')
  const closed = stored.filter(({ open, close }) => isClosedWord(open) || isClosedWord(close))
  if (closed.length > 0 && closed.length < stored.length) return [{ of, problem: 'open-and-closed', text }]
  const hours = dayHours(stored)
  if (hours.kind === 'unreadable') return [{ of, problem: 'unreadable', text }]
  if (hours.kind === 'closed') return []
  const minutes = (periods: readonly { opensAt: number; closesAt: number }[]) =>
    periods.reduce((sum, { opensAt, closesAt }) => sum + closesAt - opensAt, 0)
  const alone = stored.flatMap((one) => {
    const own = dayHours([one])
    return own.kind === 'open' ? own.periods : []
  })
  return [
    // Joined periods are shorter than the sum of those that overlap.
    ...(minutes(hours.periods) < minutes(alone) ? [{ of, problem: 'overlap' as const, text }] : []),
    ...(alone.some(({ opensAt, closesAt }) => closesAt > 24 * 60 && closesAt - opensAt > LONGEST_NIGHT)
      ? [{ of, problem: 'through-the-night' as const, text }]
      : []),
  ]
}
