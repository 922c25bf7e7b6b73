import { dayNames } from './day-names.ts'
import { locales, type Locale } from './locale.ts'
import { parseDay, type Day, type Minute } from './time.ts'
import { withoutMarks } from './without-marks.ts'

const DAY = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /^(?<day>\d{1,2})(?:er|e|st|nd|rd|th)? (?<name>[a-z]{3,})\.? (?<year>\d{4})/,
  /^(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:er|e|st|nd|rd|th)? (?<year>\d{4})/,
]
const NUMBERS = {
  en: /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
  fr: /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
}
const TIME = /^[ t](?:at |a )?(?<hour>\d{1,2})(?: ?[h:] ?(?<minutes>\d{2})| ?h)?(?: ?(?<half>[ap])\.?m\.?)?$/

const monthNames = locales.map((locale) =>
  dayNames[locale].long.monthNames.map((name) => withoutMarks(name).toLowerCase()),
)

/**
 * The day and time of day that somebody typed: `2026-11-30`, `Nov 30, 2026, 9:30 PM`, `1er décembre 2026`, `30 nov. 2026
 * 21 h 30`. Month names may be of either language; of `1/12/2026` the language says which is the month. Without a time
 * it is midnight. Undefined for anything else, and for what does not exist (31 November).
 */
export function readTypedMoment(text: string, locale: Locale): { day: Day; minute: Minute } | undefined {
  const plain = withoutMarks(text)
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
  const found = [...DAY, NUMBERS[locale]].map((form) => form.exec(plain)).find((each) => each !== null)
  if (!found) return undefined
  const { year = '', month, name = '', day: date = '' } = found.groups ?? {}
  const number = month ?? String(monthOf(name) ?? '')
  const day = parseDay(`${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`)
  const minute = minuteOf(plain.slice(found[0].length))
  return day === undefined || minute === undefined ? undefined : { day, minute }
}

/** Any beginning that is of one month only: `juil`, `sept`. */
function monthOf(name: string): number | undefined {
  const months = new Set(
    monthNames.flatMap((names) => names.flatMap((each, at) => (each.startsWith(name) ? [at + 1] : []))),
  )
  return months.size === 1 ? [...months][0] : undefined
}

function minuteOf(text: string): Minute | undefined {
  if (text === '') return 0
  const { hour: hours, minutes = '0', half } = TIME.exec(text)?.groups ?? {}
  // A number alone may be anything.
  if (hours === undefined || /^[ t](?:at |a )?\d+$/.test(text)) return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined
  return (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minute
}
