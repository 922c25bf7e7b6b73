import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { parseDay } from '../../domain/time.ts'

const noDay: Both = { en: 'Write a day as YYYY-MM-DD.', fr: 'Écrivez un jour sous la forme AAAA-MM-JJ.' }
const isDay = (value: unknown): boolean => typeof value === 'string' && parseDay(value) !== undefined

/** A day of the calendar, written out. */
export const dayRule = fieldRule((value) => (isDay(value) ? undefined : noDay))
export const dayOrEmptyFault = (value: unknown): Both | undefined =>
  value === null || value === undefined || value === '' || isDay(value) ? undefined : noDay
export const dayOrEmptyRule = fieldRule(dayOrEmptyFault)
