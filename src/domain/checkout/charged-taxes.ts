import type { ProvinceCode } from '../address/province.ts'
import type { ShippingClass } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import { carries } from '../shipping/combine-rates.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { TaxRate } from '../tax/tax-rate.ts'
import { taxesOf, taxShares, type TaxLine } from '../tax/taxes.ts'

type NetLine = {
  taxClass: TaxClass
  shippingClass: ShippingClass
  /** In cents, after discounts. */
  net: Cents
  unit: Cents
  pickedUp?: boolean
  province?: ProvinceCode
}

/**
 * The taxes on lines and on the parts of their delivery as they are charged, and how much of each, in cents, is on each
 * line and on the delivery: the same when an order is priced and when its address is corrected.
 */
export function chargedTaxes(
  lines: readonly NetLine[],
  parts: readonly { code: RateCode; cost: Cents }[],
  rates: readonly TaxRate[],
): { taxes: TaxLine[]; lineTaxes: Cents[][]; shippingTaxes: Cents[] } {
  const taxed = lines.map(({ taxClass, net, unit, province }) => ({
    taxClass,
    amount: net,
    unit,
    ...(province && { province }),
  }))
  const deliveries = parts.map(({ code, cost }) => ({
    amount: cost,
    carries: lines.flatMap((line, place) => (carries(code, line) ? [place] : [])),
  }))
  const taxes = taxesOf(taxed, deliveries, rates)
  const shares = taxShares(taxed, deliveries, rates, taxes)
  const shareOf = (index: number) => shares.map((share) => share[index] ?? 0)
  return { taxes, lineTaxes: lines.map((_, index) => shareOf(index)), shippingTaxes: shareOf(lines.length) }
}
