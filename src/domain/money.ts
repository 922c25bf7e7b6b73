import { languageTag, type Locale } from './locale.ts'

/** An amount in whole Canadian cents. */
export type Cents = number

/** The only currency (acceptance 5, 125). */
export const CURRENCY = 'CAD'

const formats = {
  en: new Intl.NumberFormat(languageTag.en, { style: 'currency', currency: CURRENCY }),
  fr: new Intl.NumberFormat(languageTag.fr, { style: 'currency', currency: CURRENCY }),
}

/** `$1,234.50` or `1 234,50 $` with no-break spaces U+00A0 in both gaps (acceptance 5). */
export const money = (cents: Cents, locale: Locale): string =>
  formats[locale].format(cents / 100).replaceAll('\u202f', '\u00a0')

/**
 * `$50` and `50 $`: what a sentence names, a limit or a fee, goes without cents where it has none. What is to be paid
 * keeps them.
 */
export const wholeMoney = (cents: Cents, locale: Locale): string => money(cents, locale).replace(/[.,]00(?=\D*$)/, '')
