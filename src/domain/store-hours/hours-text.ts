import type { Locale } from '../locale.ts'
import { clockText } from './clock-text.ts'
import type { DayHours } from './day-hours.ts'

/**
 * The hours of a day in words; text that cannot be parsed is shown as it was stored (acceptance 143).
 * @param closed the word for a day without any
 */
export function hoursText(hours: DayHours, locale: Locale, closed: string): string {
  if (hours.kind === 'closed') return closed
  if (hours.kind === 'unreadable') return hours.text
  return hours.periods
    .map(({ opensAt, closesAt }) => `${clockText(opensAt, locale)}\u00a0–\u00a0${clockText(closesAt, locale)}`)
    .join(', ')
}
