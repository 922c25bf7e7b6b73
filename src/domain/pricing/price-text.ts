import type { Both, Locale } from '../locale.ts'
import { money, type Cents } from '../money.ts'
import type { PriceRange } from './price.ts'

/** The word for an amount of zero, shipping too (acceptance 97, 99). */
const freeWord: Both = { en: 'Free', fr: 'Gratuit' }

/** An amount in cents as text: zero is the free word, null or missing is not text at all (acceptance 97, 99). */
export function amountText(cents: Cents, locale: Locale, word?: string): string
export function amountText(cents: Cents | null | undefined, locale: Locale, word?: string): string | undefined
export function amountText(
  cents: Cents | null | undefined,
  locale: Locale,
  word: string = freeWord[locale],
): string | undefined {
  if (cents === null || cents === undefined) return undefined
  return cents === 0 ? word : money(cents, locale)
}

/** A span of cents as `low – high`, one amount when both are equal, `Free – $x` from zero (acceptance 49, 98). */
export function spanText({ low, high }: PriceRange, locale: Locale, word?: string): string {
  const lowest = amountText(low, locale, word)
  return low === high ? lowest : `${lowest} \u2013 ${amountText(high, locale, word)}`
}
