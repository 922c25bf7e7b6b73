import type { Locale } from './locale.ts'

/**
 * The digits of a whole number in groups of three: `20,000` or `20 000` with U+00A0, as `Intl` writes them in Canada.
 * Not by `Intl`, since the first format that a browser makes reads its tables: 15 ms, on a phone 60, before a page is
 * alive.
 */
export const groupDigits = (digits: string, locale: Locale): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')

/** A count, a whole number of things, in the language: `2,162` or `2 162`. */
export const countText = (count: number, locale: Locale): string => groupDigits(String(count), locale)

/** Between a number and its decimals. */
export const decimalMark = (locale: Locale): string => (locale === 'fr' ? ',' : '.')
