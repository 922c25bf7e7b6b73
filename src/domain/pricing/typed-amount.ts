import { decimalMark } from '../digits.ts'
import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'

/** `1,299.95`, `1299.9`: groups of three behind commas, and one or two digits behind the point. */
const english = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/
/** `1 299,95`, `1299,9`: groups of three behind spaces, and one or two digits behind the comma. */
const french = /^(?:\d{1,3}(?: \d{3})+|\d+)(?:,\d{1,2})?$/

/**
 * An amount of dollars as people write it in Canada, in either language, with the sign of the dollar or without, and
 * with any blank between groups. Undefined for anything else: a price is never guessed.
 */
export function typedAmount(text: string): Cents | undefined {
  const plain = withoutSign(text)
  const [whole = '', cents = ''] = english.test(plain)
    ? plain.replaceAll(',', '').split('.')
    : french.test(plain)
      ? plain.replaceAll(' ', '').split(',')
      : []
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return whole !== '' && Number.isSafeInteger(amount) ? amount : undefined
}

const withoutSign = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f]/g, ' ')
    .replace(/^\$ ?| ?\$$/, '')
    .trim()

/**
 * `104,959`: a hundred thousand dollars to whoever writes English, and a slip of a hundred to whoever writes French. A
 * file does not say who wrote it.
 */
export const isUnclearAmount = (text: string): boolean => /^\d{1,3},\d{3}$/.test(withoutSign(text))

/** An amount as a table has it: `1299.95`, in French `1299,95`. */
export const plainAmount = (cents: Cents, locale: Locale = 'en'): string =>
  (cents / 100).toFixed(2).replace('.', decimalMark(locale))
