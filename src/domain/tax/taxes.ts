import { allocate } from '../allocate.ts'
import type { ProvinceCode } from '../address/province.ts'
import type { Cents } from '../money.ts'
import type { TaxClass } from './tax-class.ts'
import { rateOf, taxCodes, type TaxCode, type TaxPpm, type TaxRate } from './tax-rate.ts'

/** A taxable line: its amount in cents after discounts, and the price of one unit. */
export type TaxedLine = {
  taxClass: TaxClass
  amount: Cents
  unit: Cents
  /** Whether it travels with the delivery that is charged. */
  delivered: boolean
  /** The province of the taxes: of the destination, or of the pickup store; all given provinces if unset. */
  province?: ProvinceCode
}

/** One tax of an order, a line of its own (specification of the issue): `base` is what it was charged on. */
export type TaxLine = {
  code: TaxCode
  /** The province of the tax, in an order that several provinces tax; GST is Canada's. */
  province?: ProvinceCode
  rate: TaxPpm
  base: Cents
  amount: Cents
  /** The number under which the shop collects it. */
  registration?: string
}

/**
 * The taxes of an order, each rounded once, halves up, over all its lines and its delivery: a province's over what it
 * taxes, GST over the whole order. Delivery is taxed as the goods that travel: at the highest rate among them. A tax
 * whose base is nothing is left out.
 */
export function taxesOf(lines: readonly TaxedLine[], shipping: Cents, rates: readonly TaxRate[]): TaxLine[] {
  const several = new Set(rates.map(({ province }) => province)).size > 1
  return jurisdictions(rates).flatMap(([tax, ...more]) => {
    const weights = taxWeights(lines, shipping, [tax, ...more])
    const base = weights.reduce((sum, { amount, rate }) => sum + (rate > 0 ? amount : 0), 0)
    if (base === 0) return []
    const amount = Math.floor(
      (weights.reduce((sum, { amount: part, rate }) => sum + part * rate, 0) + 500_000) / 1_000_000,
    )
    return [
      {
        code: tax.code,
        ...(several && tax.code !== 'GST' && { province: tax.province }),
        rate: tax.rate,
        base,
        amount,
      },
    ]
  })
}

type Jurisdiction = readonly [TaxRate, ...TaxRate[]]

/**
 * The rates that make one tax: Canada's GST in all provinces of the order, of every other tax each province's own.
 * Federal first.
 */
function jurisdictions(rates: readonly TaxRate[]): Jurisdiction[] {
  return taxCodes.flatMap((code): Jurisdiction[] => {
    const [first, ...more] = rates.filter((rate) => rate.code === code)
    if (!first) return []
    return code === 'GST' ? [[first, ...more]] : [first, ...more].map((rate) => [rate])
  })
}

/** The contribution of each line, and the delivery last, to a tax: its amount and its rate. */
function taxWeights(
  lines: readonly TaxedLine[],
  shipping: Cents,
  rates: Jurisdiction,
): { amount: Cents; rate: TaxPpm }[] {
  const taxed = lines.map(({ taxClass, amount, unit, delivered, province }) => {
    const tax = rates.find((one) => province === undefined || one.province === province)
    const rate = tax ? rateOf(tax, taxClass, unit) : 0
    return { amount, rate, onDelivery: delivered && tax?.taxesShipping ? rate : 0 }
  })
  return [
    ...taxed.map(({ amount, rate }) => ({ amount, rate })),
    { amount: shipping, rate: Math.max(0, ...taxed.map(({ onDelivery }) => onDelivery)) },
  ]
}

/**
 * The part of each tax on each line, and on the delivery last, in cents that add up to it: this part is refunded with a
 * returned line.
 */
export const taxShares = (
  lines: readonly TaxedLine[],
  shipping: Cents,
  rates: readonly TaxRate[],
  taxes: readonly TaxLine[],
): Cents[][] =>
  taxes.map(({ code, province, amount }) => {
    const tax = jurisdictions(rates).find(
      ([one]) => one.code === code && (province === undefined || one.province === province),
    )
    return allocate(amount, tax ? taxWeights(lines, shipping, tax).map((weight) => weight.amount * weight.rate) : [])
  })
