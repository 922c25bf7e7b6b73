import { allocate } from '../allocate.ts'
import type { Cents } from '../money.ts'
import type { TaxClass } from './tax-class.ts'
import { rateOf, type TaxCode, type TaxPpm, type TaxRate } from './tax-rate.ts'

/** What is taxed: a line's amount in cents after discounts, and what one piece of it costs. */
export type TaxedLine = { taxClass: TaxClass; amount: Cents; unit: Cents; /** Whether it travels with the delivery that is charged. */ delivered: boolean }

/** One tax of an order, a line of its own (specification of the issue): `base` is what it was charged on. */
export type TaxLine = { code: TaxCode; rate: TaxPpm; base: Cents; amount: Cents; /** The number under which the shop collects it. */ registration?: string }

/**
 * The taxes of an order, each rounded once, halves up, over all its lines and its delivery. Delivery is taxed as the goods that
 * travel: at the highest rate among them. A tax whose base is nothing is left out.
 */
export function taxesOf(lines: readonly TaxedLine[], shipping: Cents, rates: readonly TaxRate[]): TaxLine[] {
  return rates.flatMap((tax) => {
    const weights = taxWeights(lines, shipping, tax)
    const base = weights.reduce((sum, { amount, rate }) => sum + (rate > 0 ? amount : 0), 0)
    if (base === 0) return []
    return [{ code: tax.code, rate: tax.rate, base, amount: Math.floor((weights.reduce((sum, { amount, rate }) => sum + amount * rate, 0) + 500_000) / 1_000_000) }]
  })
}

/** What each line, and the delivery last, adds to a tax: its amount and its rate. */
export function taxWeights(lines: readonly TaxedLine[], shipping: Cents, tax: TaxRate): { amount: Cents; rate: TaxPpm }[] {
  const taxed = lines.map(({ taxClass, amount, unit, delivered }) => ({ amount, delivered, rate: rateOf(tax, taxClass, unit) }))
  const shippingRate = tax.taxesShipping ? taxed.reduce((highest, { delivered, rate }) => (delivered ? Math.max(highest, rate) : highest), 0) : 0
  return [...taxed.map(({ amount, rate }) => ({ amount, rate })), { amount: shipping, rate: shippingRate }]
}

/** What of each tax belongs to each line, and to the delivery last, in cents that add up to it: what is given back with a line that is returned. */
export const taxShares = (lines: readonly TaxedLine[], shipping: Cents, rates: readonly TaxRate[], taxes: readonly TaxLine[]): Cents[][] =>
  taxes.map(({ code, amount }) => {
    const tax = rates.find((rate) => rate.code === code)
    return allocate(amount, tax ? taxWeights(lines, shipping, tax).map((weight) => weight.amount * weight.rate) : [])
  })
