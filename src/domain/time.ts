import { dayNames } from './day-names.ts'
import type { Locale } from './locale.ts'
import { weekdays, type Weekday } from './weekdays.ts'

export { weekdays, type Weekday } from './weekdays.ts'

/** A calendar day, `YYYY-MM-DD`. Days sort and compare as text. */
export type Day = string

/** An instant: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** A time of day on the wall: minutes since midnight, 0–1440; more is the day after. */
export type Minute = number

/** The week of a store begins on Monday. */
export const fromMonday: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

/** Ways to write a day, see `formatDay`. */
export type DayStyle = 'full' | 'short' | 'date' | 'date-short'

/** The day that the text writes, or undefined for anything but a real `YYYY-MM-DD` (not `2026-02-30`). */
export function parseDay(text: string | null | undefined): Day | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (!parts) return undefined
  const utc = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  return dayOfUtc(utc) === text ? text : undefined
}

/**
 * The day of an ISO 8601 date or date with time, as written: the zone it names is not applied, so no day is lost
 * (acceptance 123, 136). Undefined for anything else.
 */
export function dayOfText(text: string | null | undefined): Day | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text ?? '',
    )
  return parseDay(parts?.[1])
}

/**
 * The day `count` days later (earlier if negative). Date-only: no zone, so no DST (acceptance 136). Throws a RangeError
 * if it is not a valid day.
 */
export const addDays = (day: Day, count: number): Day => dayOfUtc(utcOf(day) + count * DAY_MS)

/**
 * Seconds from 1970 to the beginning of a day in UTC: a number to sort days by. Throws a RangeError if it is not a
 * valid day.
 */
export const secondsOfDay = (day: Day): number => utcOf(day) / 1000

/** The weekday of a day. Throws a RangeError if it is not a valid day. */
export const weekday = (day: Day): Weekday => weekdays[new Date(utcOf(day)).getUTCDay()] ?? 'sunday'

/**
 * The day that the wall calendar shows at an instant in an IANA zone, such as `America/Halifax`. Throws a RangeError
 * for an unknown zone.
 */
export const dayInZone = (instant: Instant, timeZone: string): Day =>
  dayOfUtc(instant + offsetInZone(instant, timeZone))

/**
 * Minutes since midnight, 0–1439, that the wall clock shows at an instant in an IANA zone. Throws a RangeError for an
 * unknown zone.
 */
export const minuteOfDayInZone = (instant: Instant, timeZone: string): Minute =>
  Math.floor(modulo(instant + offsetInZone(instant, timeZone), DAY_MS) / MINUTE_MS)

/**
 * The instant at which the wall clock of a zone shows a minute of a day. As calendars do it (RFC 5545, section 3.3.5):
 * a time that comes twice when clocks go back is the first, one that is left out when they go forward is as much later.
 * Minutes beyond 1440 count on into the days after. Throws a RangeError if the day is not valid or the zone is unknown.
 */
export function instantInZone(day: Day, minute: Minute, timeZone: string): Instant {
  const wall = utcOf(day) + minute * MINUTE_MS
  // Clocks change at most once in two days: one of the two offsets is right.
  const before = wall - offsetInZone(wall - DAY_MS, timeZone)
  const after = wall - offsetInZone(wall + DAY_MS, timeZone)
  const shows = (instant: Instant) => instant + offsetInZone(instant, timeZone) === wall
  return [Math.min(before, after), Math.max(before, after)].find(shows) ?? before
}

/**
 * Milliseconds, 1–60000, until the minute changes: when what depends on the wall clock is to be drawn again
 * (acceptance 143).
 */
export const msToNextMinute = (instant: Instant): number => 60_000 - (instant % 60_000)

/** A minute of the day as programs and spreadsheets write it: `09:05`; from a day on, with hours beyond 24. */
export const clock24 = (minute: Minute): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The instant as ISO 8601 text in UTC. */
export const isoInstant = (instant: Instant): string => new Date(instant).toISOString()

/** The instant that an ISO time such as `2026-11-20T12:00:00Z` writes; NaN for anything else. */
export const instantOf = (iso: string): Instant => Date.parse(iso)

/**
 * A day in words. full: `Friday, November 27` / `vendredi 27 novembre`; short: `Fri, Nov 27` / `ven. 27 nov.`; date:
 * `November 27, 2026` / `27 novembre 2026`; date-short: `Nov 27` / `27 nov.`. No line breaks between day and month.
 * Throws a RangeError if it is not a valid day.
 */
export function formatDay(day: Day, locale: Locale, style: DayStyle): string {
  const date = dateOf(day)
  const { weekdayNames, monthNames } = dayNames[locale][style === 'full' || style === 'date' ? 'long' : 'short']
  const [month, number] = [monthNames[date.getUTCMonth()], date.getUTCDate()]
  // French counts the first of the month as an ordinal.
  const inYear = locale === 'fr' ? `${number === 1 ? '1er' : number}\u00a0${month}` : `${month}\u00a0${number}`
  const comma = locale === 'fr' ? '' : ','
  if (style === 'date-short') return inYear
  if (style === 'date') return `${inYear}${comma} ${date.getUTCFullYear()}`
  return `${weekdayNames[date.getUTCDay()]}${comma} ${inYear}`
}

/**
 * The day's name in the page's language: `Friday` / `vendredi` (acceptance 139). Throws a RangeError if it is not a
 * valid day.
 */
export const weekdayName = (day: Day, locale: Locale): string =>
  dayNames[locale].long.weekdayNames[dateOf(day).getUTCDay()] ?? ''

function dateOf(day: Day): Date {
  const date = new Date(utcOf(day))
  if (Number.isNaN(date.getTime())) throw new RangeError(`${day} is not a day`)
  return date
}

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

const dayOfUtc = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

function utcOf(day: Day): number {
  if (!parseDay(day)) throw new RangeError(`Not a day: ${day}`)
  return Date.parse(day)
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by

// Asking Intl costs a hundred times more than remembering, and lists ask for every store, every minute.
const QUARTER_MS = 15 * MINUTE_MS
const MOST_OFFSETS = 5000
const offsets = new Map<string, number>()

/**
 * How far the wall clock is ahead of UTC, in milliseconds; remembered for every quarter of an hour in which it does
 * not change.
 */
export function offsetInZone(instant: Instant, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS)
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const [first, last] = [
    readOffset(quarter * QUARTER_MS, timeZone),
    readOffset((quarter + 1) * QUARTER_MS - 1000, timeZone),
  ]
  if (first !== last) return readOffset(instant, timeZone)
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, first)
  return first
}

function readOffset(instant: Instant, timeZone: string): number {
  const parts = wallClock(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(instant / 1000) * 1000
}

// Making a formatter costs a hundred times more than using it.
const wallClocks = new Map<string, Intl.DateTimeFormat>()
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    wallClocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  wallClocks.set(timeZone, clock)
  return clock
}
