import { dayNames } from '../day-names.ts'
import type { Locale } from '../locale.ts'
import { folded } from '../search/folded.ts'
import { addDays, parseDay, weekday, weekdays, type Day, type Weekday } from '../time.ts'
import { wordsOf } from './question.ts'

type Exception = { date: Day; name?: string | null }

/**
 * The days a question about opening hours is of, in their order: `December 24 and 25`, `demain`, `on Saturdays`, a
 * holiday. None where it names none, or today: then what is so now is the answer. A day without a year is the next of
 * that name.
 * @param today where the store is
 * @param exceptions of the store: their names are known too, `Family Day`
 */
export function askedDays(
  question: string,
  locale: Locale,
  today: Day,
  exceptions: readonly Exception[] = [],
): readonly Day[] {
  const text = ` ${folded(question)
    .replace(/[^a-z0-9/-]+/g, ' ')
    .trim()} `
  // The nearer meaning first: `Friday, December 25` is that Friday, `Christmas Eve` is not Christmas.
  const written = [...new Set(writtenDays(text, locale, today))].toSorted()
  if (written.length > 0) return written
  const found = namedDays(question, exceptions, today).at(0) ?? holiday(text, today) ?? relativeDay(text, today)
  if (found !== undefined) return [found]
  const days = weekdays.filter((_, at) => hasWeekday(text, locale, at))
  const wanted: Weekday[] = isWeekend(text) ? ['saturday', 'sunday'] : days
  return wanted.map((name) => nextWeekday(name, today, / next | prochaine? /.test(text))).toSorted()
}

/** `2026-12-25`, `12/25`, `December 25th, 2026`, `24 et 25 décembre`, `le 1er janvier`, `the 25th`. */
function writtenDays(text: string, locale: Locale, today: Day): Day[] {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (iso !== undefined && parseDay(iso) !== undefined) return [iso]
  const plain = text.replaceAll('/', ' ')
  const months = dayNames[locale].long.monthNames.map((name) => folded(name))
  const month = months.flatMap((name, at) => [name, ...shortMonths(name, locale, at)]).join('|')
  const number = '(\\d{1,2})(?:st|nd|rd|th|er|e)?'
  const numbers = `${number}(?: (?:and|et) (?:the |le )?${number})?`
  const year = '(?: (\\d{4}))?'
  const daysOf = (word = '', first = '', second: string | undefined, ofYear: string | undefined) =>
    [first, second ?? first].flatMap((day) => {
      const at = months.findIndex((name) => name.startsWith(word)) + 1
      return dayOf(at, Number(day), ofYear, today)
    })
  const before = [...plain.matchAll(new RegExp(` (${month}) ${numbers}${year}(?= )`, 'g'))]
  if (before.length > 0) return before.flatMap(([, name, ...rest]) => daysOf(name, rest[0], rest[1], rest[2]))
  const after = [...plain.matchAll(new RegExp(` ${numbers} (?:of |de )?(${month})${year}(?= )`, 'g'))]
  if (after.length > 0) return after.flatMap(([, first, second, name, ofYear]) => daysOf(name, first, second, ofYear))
  const [, one, other] = / (?!24\/7 )(\d{1,2})\/(\d{1,2}) /.exec(text) ?? []
  if (one !== undefined) return numericDay(Number(one), Number(other), locale, today)
  const alone = { en: / the (\d{1,2})(?:st|nd|rd|th) /, fr: / le (\d{1,2})(?:er)? (?!h |rue )/ }[locale].exec(
    plain,
  )?.[1]
  return alone === undefined ? [] : nextOfMonth(Number(alone), today)
}

/** `12/25` and `25/12` can be one day only; `3/4` is March 4 in English, `le 3 avril` in French. */
function numericDay(one: number, other: number, locale: Locale, today: Day): Day[] {
  const isMonthFirst = other > 12 || (one <= 12 && locale === 'en')
  return isMonthFirst ? dayOf(one, other, undefined, today) : dayOf(other, one, undefined, today)
}

/** `dec` and `déc.`, `sept`; `jui` could be either of two. */
const shortMonths = (month: string, locale: Locale, at: number): string[] =>
  [
    folded(dayNames[locale].short.monthNames[at] ?? '').replace('.', ''),
    month.slice(0, 3),
    ...(at === 8 ? ['sept'] : []),
  ].filter((short) => short !== 'jui')

const dayText = (year: number, month: number, day: number): Day =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** The next day of a month: this year’s, or if it has gone by next year’s; none for the 31st of June. */
function dayOf(month: number, day: number, year: string | undefined, today: Day): Day[] {
  const own = Number(today.slice(0, 4))
  const years = year === undefined ? [own, own + 1, own + 2, own + 3, own + 4] : [Number(year)]
  const days = years.map((each) => dayText(each, month, day)).filter((each) => parseDay(each) !== undefined)
  const next = year === undefined ? days.find((each) => each >= today) : days[0]
  return next === undefined ? [] : [next]
}

function nextOfMonth(day: number, today: Day): Day[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const days = [0, 1, 2].map((later) =>
    dayText(year + Math.floor((month + later) / 12), ((month + later) % 12) + 1, day),
  )
  const next = days.find((each) => parseDay(each) !== undefined && each >= today)
  return next === undefined ? [] : [next]
}

/** Days that the store itself names: all words of the name are in the question. */
function namedDays(question: string, exceptions: readonly Exception[], today: Day): Day[] {
  const words = new Set(wordsOf(question))
  const own = exceptions.flatMap(({ date, name }) => {
    const named = wordsOf(name ?? '')
    return date >= today && named.length > 0 && named.every((word) => words.has(word)) ? [{ date, named }] : []
  })
  // `Christmas Eve` says more than `Christmas`.
  return own.toSorted((a, b) => b.named.length - a.named.length || (a.date < b.date ? -1 : 1)).map(({ date }) => date)
}

/** The holidays with a name of their own and the same day every year; the nearer meaning first. */
const holidays: [pattern: RegExp, month: number, day: number][] = [
  [/ christmas eve | (veille|reveillon) de noel /, 12, 24],
  [/ boxing day | lendemain de noel /, 12, 26],
  [/ (christmas|xmas) | noel /, 12, 25],
  [/ new years? (s )?eve | (veille|reveillon) du (jour de l an|nouvel an) | saint sylvestre /, 12, 31],
  [/ new years?( s)? | jour de l an | nouvel an /, 1, 1],
  [/ canada day | fete du canada /, 7, 1],
  [/ (saint|st) jean( baptiste)?( day)? | fete nationale /, 6, 24],
  [/ truth and reconciliation | verite et de la reconciliation /, 9, 30],
  [/ remembrance day | jour du souvenir /, 11, 11],
]
const holiday = (text: string, today: Day): Day | undefined => {
  const plain = text.replaceAll('-', ' ')
  const found = holidays.find(([pattern]) => pattern.test(plain))
  return found && dayOf(found[1], found[2], undefined, today)[0]
}

function relativeDay(text: string, today: Day): Day | undefined {
  if (/ day after tomorrow | apres[- ]demain /.test(text)) return addDays(today, 2)
  return / tomorrow | demain /.test(text) ? addDays(today, 1) : undefined
}

const hasWeekday = (text: string, locale: Locale, at: number): boolean =>
  new RegExp(` ${folded(dayNames[locale].long.weekdayNames[at] ?? '')}s? `).test(text)
const isWeekend = (text: string): boolean => / weekends? | fins? de semaine /.test(text)

/** The next day of that name, today among them unless it is called the next. */
function nextWeekday(name: Weekday, today: Day, isNext: boolean): Day {
  const first = isNext ? 1 : 0
  const days = Array.from({ length: 7 }, (_, at) => addDays(today, first + at))
  return days.find((day) => weekday(day) === name) ?? today
}
