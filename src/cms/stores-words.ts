import type { Locale } from '../domain/locale.ts'
import { hoursProblems } from '../domain/store-hours/hours-problems.ts'
import { dayHours } from '../domain/store-hours/day-hours.ts'
import { hoursText } from '../domain/store-hours/hours-text.ts'
import { addDays, formatDay, weekdayName, weekdays, type Day } from '../domain/time.ts'
import type { StoreDoc } from './from-doc/store.ts'
import { namesOf, staffText, wordsOf, type WordOf } from './staff-words.ts'

/** What the tools of the stores say to the staff. */
export type StoreWord = WordOf<'store' | 'exchange'>
export const storeWord = wordsOf('store')

const warning = namesOf('hours')

/** What looks impossible in the hours of a store, a sentence each. */
export function hoursWarnings({ hours, exceptions }: Pick<StoreDoc, 'hours' | 'exceptions'>, locale: Locale): string[] {
  const period = <Row extends { open: string; close?: string | null }>(row: Row) => ({ ...row, close: row.close ?? '' })
  const problems = hoursProblems((hours ?? []).map(period), (exceptions ?? []).map(period))
  return problems.map(
    ({ of, problem, text }) =>
      `${dayName(of, locale)}, ${text}${locale === 'fr' ? '\u00a0' : ''}: ${staffText(locale, warning(problem))}`,
  )
}

/** That an exception takes the place of those which a store had on that day. */
export function replacedHours(
  { store, day, before }: { store: string; day: Day; before: readonly { open: string; close?: string | null }[] },
  locale: Locale,
): string {
  const words = { closed: storeWord(locale, 'closedHours'), allDay: storeWord(locale, 'allDayHours') }
  const stored = before.map(({ open, close }) => ({ open, close: close ?? '' }))
  const hours = hoursText(dayHours(stored), locale, words)
  return storeWord(locale, 'replacedHours', { store, day: formatDay(day, locale, 'date'), hours })
}

/** Of a day of the week its name; a date as it is written. 15 November 2026 is a Sunday. */
export function dayName(of: string, locale: Locale): string {
  const index = weekdays.findIndex((day) => day === of)
  return index < 0 ? of : weekdayName(addDays('2026-11-15', index), locale)
}
