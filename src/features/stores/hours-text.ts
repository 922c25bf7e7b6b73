import type { Locale } from '../../domain/locale.ts'
import { clockText } from '../../domain/store-hours/clock-text.ts'
import type { DayHours } from '../../domain/store-hours/day-hours.ts'
import type { OpeningMessage } from '../../domain/store-hours/opening-message.ts'
import { m } from '../../paraglide/messages.js'

/** The hours of a day in words; text that cannot be parsed is shown as it was stored (acceptance 143). */
export function hoursText(hours: DayHours, locale: Locale): string {
  if (hours.kind === 'closed') return m.store_closed()
  if (hours.kind === 'unreadable') return hours.text
  return hours.periods
    .map(({ opensAt, closesAt }) => `${clockText(opensAt, locale)}\u00a0–\u00a0${clockText(closesAt, locale)}`)
    .join(', ')
}

/** The current opening message of a store; nothing where its hours are unknown (acceptance 142, 143). */
export function openingText(message: OpeningMessage, locale: Locale): string | undefined {
  if (message.kind === 'none') return undefined
  if (message.kind === 'closed-today') return m.store_closed_today()
  if (message.kind === 'closed-tomorrow') return m.store_closed_tomorrow()
  if (message.kind === 'open-day-and-night') return m.store_open_day_and_night()
  const time = clockText(message.at, locale)
  if (message.kind === 'open-at') return m.store_open_at({ time })
  return message.kind === 'open-till' ? m.store_open_till({ time }) : m.store_open_tomorrow({ time })
}
