import { decimalMark } from '../digits.ts'
import type { Locale } from '../locale.ts'

/** An average of stars as the language writes it, always to one decimal: `4.0`, `4,0`. */
export const averageText = (average: number, locale: Locale): string =>
  average.toFixed(1).replace('.', decimalMark(locale))
