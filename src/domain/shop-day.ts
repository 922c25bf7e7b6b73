import { languageTag, type Locale } from './locale.ts'
import { clockText } from './store-hours/clock-text.ts'
import { shopZone } from './shop-zone.ts'
import { clock24, dayInZone, formatDay, instantOf, minuteOfDayInZone, type Day, type Instant } from './time.ts'

/**
 * The day it is in the shop at an instant (UTC milliseconds). This day, not the shopper's or the server's, is day 0 of
 * an online order (acceptance 133, 136), the day an order or a session is dated, the day of every report, and begins
 * the year of a limit.
 */
export const shopDay = (instant: Instant): Day => dayInZone(instant, shopZone())

/** The day of the shop at a time (ISO in UTC), in words: `November 20, 2026`, `20 novembre 2026`. */
export const shopDate = (iso: string, locale: Locale): string => formatDay(shopDay(instantOf(iso)), locale, 'date')

/**
 * The time of day at an instant (UTC milliseconds), with its zone as readers elsewhere need it: `11:59 p.m. (Pacific
 * Time)`, `23 h 59 (heure du Pacifique)`.
 */
export const timeWithZone = (instant: Instant, locale: Locale, timeZone: string): string =>
  `${clockText(minuteOfDayInZone(instant, timeZone), locale)} (${zoneName(instant, locale, timeZone)})`

/** A zone (IANA) as readers know it: `Pacific Time`, `heure du Pacifique`. */
export function zoneName(instant: Instant, locale: Locale, timeZone: string): string {
  const zone = new Intl.DateTimeFormat(languageTag[locale], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
  return zone?.value ?? timeZone
}

/** The day and the time of day in the shop at an instant (UTC milliseconds), as a spreadsheet reads it. */
export const shopDayAndTime = (instant: Instant): string =>
  `${shopDay(instant)} ${clock24(minuteOfDayInZone(instant, shopZone()))}`

/** The day and the time of day at an instant (UTC milliseconds), as a sentence names them; of the shop by default. */
export const momentText = (instant: Instant, locale: Locale, timeZone = shopZone()): { day: string; time: string } => ({
  day: formatDay(dayInZone(instant, timeZone), locale, 'date'),
  time: timeWithZone(instant, locale, timeZone),
})
