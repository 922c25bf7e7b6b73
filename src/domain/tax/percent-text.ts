import { languageTag, type Locale } from '../locale.ts'
import type { TaxPpm } from './tax-rate.ts'

const format = (locale: Locale) =>
  new Intl.NumberFormat(languageTag[locale], { style: 'percent', maximumFractionDigits: 4 })
const formats = { en: /* @__PURE__ */ format('en'), fr: /* @__PURE__ */ format('fr') }

/** A rate in millionths as a receipt writes it: 99,750 is `9.975%` or `9,975 %`, with U+00A0 as for money. */
export const percentText = (rate: TaxPpm, locale: Locale): string =>
  formats[locale].format(rate / 1_000_000).replaceAll('\u202f', '\u00a0')
