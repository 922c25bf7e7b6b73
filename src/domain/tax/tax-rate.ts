import { provinceNames, type ProvinceCode } from '../address/province.ts'
import type { Both, Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { Day } from '../time.ts'
import type { TaxClass } from './tax-class.ts'

export const taxCodes = ['GST', 'HST', 'PST', 'RST', 'QST'] as const
export type TaxCode = (typeof taxCodes)[number]

/** Another rate for a class of goods, 0 for none; `upTo` cents a piece at most, where the law draws a line. */
export type ReducedRate = { taxClass: TaxClass; rate: TaxPpm; upTo?: Cents }

/** A rate in millionths: 9.975 % is 99,750. Whole numbers, so that no rate is rounded before its tax is. */
export type TaxPpm = number

/**
 * One tax of one province or territory, from a day on. Every tax is on the price alone: none is on top of another (QST
 * since 2013).
 */
export type TaxRate = {
  province: ProvinceCode
  code: TaxCode
  rate: TaxPpm
  reduced: ReducedRate[]
  /** Whether what a delivery costs is taxed with the goods it carries. */
  taxesShipping: boolean
  effectiveFrom: Day
  effectiveUntil?: Day
  /** Where the rate is published. */
  source: string
}

/** The names of the taxes, as governments print them in each language. */
const taxNames: Record<TaxCode, Both> = {
  GST: { en: 'GST', fr: 'TPS' },
  HST: { en: 'HST', fr: 'TVH' },
  PST: { en: 'PST', fr: 'TVP' },
  RST: { en: 'RST', fr: 'TVD' },
  QST: { en: 'QST', fr: 'TVQ' },
}

/** The name of an order's tax; with its province where the order has taxes of several. */
export const taxName = ({ code, province }: { code: TaxCode; province?: ProvinceCode }, locale: Locale): string =>
  [taxNames[code][locale], ...(province ? [provinceNames[province][locale]] : [])].join(', ')

/** The rates of a destination on a day, federal first. Of two of the same tax the later one counts. */
export function ratesFor(rates: readonly TaxRate[], province: ProvinceCode, day: Day): TaxRate[] {
  const inForce = rates.filter(
    (rate) =>
      rate.province === province && rate.effectiveFrom <= day && (!rate.effectiveUntil || day <= rate.effectiveUntil),
  )
  const latest = new Map(
    inForce.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)).map((rate) => [rate.code, rate]),
  )
  return taxCodes.flatMap((code) => latest.get(code) ?? [])
}

/** The rate for one piece of a class that costs so much. */
export const rateOf = ({ rate, reduced }: Pick<TaxRate, 'rate' | 'reduced'>, taxClass: TaxClass, unit: Cents): TaxPpm =>
  taxClass === 'gift-card'
    ? 0
    : (reduced.find((other) => other.taxClass === taxClass && (other.upTo === undefined || unit <= other.upTo))?.rate ??
      rate)
