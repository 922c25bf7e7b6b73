import type { Locale } from '../../domain/locale.ts'
import { clockText } from '../../domain/store-hours/clock-text.ts'
import type { DayHours } from '../../domain/store-hours/day-hours.ts'
import { hoursText as hoursInWords } from '../../domain/store-hours/hours-text.ts'
import type { OpeningMessage } from '../../domain/store-hours/opening-message.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

export const hoursText = (hours: DayHours, locale: Locale): string =>
  hoursInWords(hours, locale, { closed: m.store_closed(), allDay: m.store_open_day_and_night() })

/** The current opening message of a store; nothing where its hours are unknown (acceptance 142, 143). */
export function openingText(message: OpeningMessage, locale: Locale): string | undefined {
  if (message.kind === 'none') return undefined
  if (message.kind === 'opens-on') return m.store_opens_on({ date: formatDay(message.day, locale, 'date') })
  if (message.kind === 'closed-today') return m.store_closed_today()
  if (message.kind === 'closed-tomorrow') return m.store_closed_tomorrow()
  if (message.kind === 'open-day-and-night') return m.store_open_day_and_night()
  const time = clockText(message.at, locale)
  if (message.kind === 'open-at') return m.store_open_at({ time })
  return message.kind === 'open-till' ? m.store_open_till({ time }) : m.store_open_tomorrow({ time })
}
