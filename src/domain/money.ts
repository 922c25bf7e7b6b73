import { decimalMark, groupDigits } from './digits.ts'
import type { Locale } from './locale.ts'

/** An amount in whole Canadian cents. */
export type Cents = number

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** The only currency (acceptance 5, 125). */
export const CURRENCY = 'CAD'

/** `$1,234.50` or `1 234,50 $` with no-break spaces U+00A0 in both gaps (acceptance 5). */
export function money(cents: Cents, locale: Locale): string {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0')
  const amount = `${groupDigits(digits.slice(0, -2), locale)}${decimalMark(locale)}${digits.slice(-2)}`
  return `${cents < 0 ? '-' : ''}${locale === 'fr' ? `${amount}\u00a0$` : `$${amount}`}`
}

/**
 * `$50` and `50 $`: what a sentence names, a limit or a fee, goes without cents where it has none. What is to be paid
 * keeps them.
 */
export const wholeMoney = (cents: Cents, locale: Locale): string => money(cents, locale).replace(/[.,]00(?=\D*$)/, '')
