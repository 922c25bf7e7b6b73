import type { Locale } from '../locale.ts'
import { clockText } from './clock-text.ts'
import type { DayHours } from './day-hours.ts'

/** Minutes. */
const ALL_DAY = 24 * 60

/**
 * The hours of a day in words; text that cannot be parsed is shown as it was stored (acceptance 143).
 * @param words for a day without any, and for all day long
 */
export function hoursText(hours: DayHours, locale: Locale, words: { closed: string; allDay: string }): string {
  if (hours.kind === 'closed') return words.closed
  if (hours.kind === 'unreadable') return hours.text
  return hours.periods
    .map(({ opensAt, closesAt }) =>
      closesAt - opensAt === ALL_DAY
        ? words.allDay
        : `${clockText(opensAt, locale)}\u00a0–\u00a0${clockText(closesAt, locale)}`,
    )
    .join(', ')
}
