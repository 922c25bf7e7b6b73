import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { parseDay } from '../../domain/time.ts'
import { staffTexts } from '../staff-words.ts'

/** How a day is chosen in a form, and read in a list. */
export const dayPicker = {
  components: { Field: '/src/cms/fields/day-input.tsx#DayInput', Cell: '/src/cms/fields/day-cell.tsx#DayCell' },
}

/** A year that was typed half is none: with 1129 a store would be closed for good at once. Our choice. */
const EARLIEST = '1990-01-01'
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && parseDay(value) !== undefined && value >= EARLIEST

/** A day of the calendar, written out. */
export const dayRule = fieldRule((value) => (isDay(value) ? undefined : staffTexts('refusal_day')))
export const dayOrEmptyFault = (value: unknown): Both | undefined =>
  value === null || value === undefined || value === '' || isDay(value) ? undefined : staffTexts('refusal_day')
export const dayOrEmptyRule = fieldRule(dayOrEmptyFault)
