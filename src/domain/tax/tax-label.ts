import type { Locale } from '../locale.ts'
import { percentText } from './percent-text.ts'
import { taxName } from './tax-rate.ts'
import { centsOf, type TaxLine } from './taxes.ts'

/**
 * A tax as a receipt names it, `HST (13%)`. Without a rate where its goods have several, as children's clothing in
 * Ontario has another: one of them would not come to the amount.
 */
export const taxLabel = (
  tax: Pick<TaxLine, 'code' | 'province' | 'rate' | 'base' | 'amount'>,
  locale: Locale,
): string => (hasOneRate(tax) ? `${taxName(tax, locale)} (${percentText(tax.rate, locale)})` : taxName(tax, locale))

const hasOneRate = ({ rate, base, amount }: Pick<TaxLine, 'rate' | 'base' | 'amount'>): boolean =>
  centsOf(base * rate) === amount
