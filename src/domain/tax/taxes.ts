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
  /** The province of the taxes: of the destination, or of the pickup store; all given provinces if unset. */
  province?: ProvinceCode
}

/** A delivery that is charged: what it costs in cents, and the places of the lines it carries. */
export type TaxedDelivery = { amount: Cents; carries: readonly number[] }

/** One tax of an order, a line of its own: `base` is what it was charged on. */
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
 * taxes, GST over the whole order. A delivery is taxed as the goods it carries; one that is shared, part by part. A tax
 * whose base is nothing is left out.
 */
export function taxesOf(
  lines: readonly TaxedLine[],
  deliveries: readonly TaxedDelivery[],
  rates: readonly TaxRate[],
): TaxLine[] {
  const several = new Set(rates.map(({ province }) => province)).size > 1
  return jurisdictions(rates).flatMap(([tax, ...more]) => {
    const weights = taxWeights(lines, deliveries, [tax, ...more])
    const base = weights.reduce((sum, weight) => sum + weight.base, 0)
    if (base === 0) return []
    const amount = centsOf(weights.reduce((sum, { millionths }) => sum + millionths, 0))
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

/** An amount in millionths of a cent in whole cents, halves up. */
export const centsOf = (millionths: number): Cents => Math.floor((millionths + 500_000) / 1_000_000)

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

/** What of an amount a tax is charged on, in cents, and the tax on it in millionths of a cent. */
type TaxWeight = { base: Cents; millionths: number }
const weightOf = (amount: Cents, rate: TaxPpm): TaxWeight => ({
  base: rate > 0 ? amount : 0,
  millionths: amount * rate,
})

/** The contribution of each line, and the delivery last, to a tax. */
function taxWeights(
  lines: readonly TaxedLine[],
  deliveries: readonly TaxedDelivery[],
  rates: Jurisdiction,
): TaxWeight[] {
  const taxed = lines.map(({ taxClass, amount, unit, province }) => {
    const tax = rates.find((one) => province === undefined || one.province === province)
    const rate = tax ? rateOf(tax, taxClass, unit) : 0
    return { taxClass, amount, rate, onDelivery: tax?.taxesShipping ? rate : 0 }
  })
  const shipping = deliveries.flatMap(({ amount, carries }) => {
    const carried = carries.flatMap((place) => taxed[place] ?? [])
    return sharesOf(amount, carried).map((share, index) => weightOf(share, carried[index]?.onDelivery ?? 0))
  })
  return [...taxed.map(({ amount, rate }) => weightOf(amount, rate)), sumOf(shipping)]
}

/**
 * What of a delivery is for each line it carries, by what the lines cost: whole cents that add up. A gift card is
 * money and counts for nothing; goods that a promo code made free count the same.
 */
function sharesOf(amount: Cents, carried: readonly Pick<TaxedLine, 'taxClass' | 'amount'>[]): Cents[] {
  const isGoods = carried.map(({ taxClass }) => taxClass !== 'gift-card')
  const weights = carried.map((line, index) => (isGoods[index] ? line.amount : 0))
  return allocate(amount, weights.some((weight) => weight > 0) ? weights : isGoods.map(Number))
}

const sumOf = (weights: readonly TaxWeight[]): TaxWeight =>
  weights.reduce(
    (sum, { base, millionths }) => ({ base: sum.base + base, millionths: sum.millionths + millionths }),
    weightOf(0, 0),
  )

/**
 * The part of each tax on each line, and on the delivery last, in cents that add up to it: this part is refunded with a
 * returned line.
 */
export const taxShares = (
  lines: readonly TaxedLine[],
  deliveries: readonly TaxedDelivery[],
  rates: readonly TaxRate[],
  taxes: readonly TaxLine[],
): Cents[][] =>
  taxes.map(({ code, province, amount }) => {
    const tax = jurisdictions(rates).find(
      ([one]) => one.code === code && (province === undefined || one.province === province),
    )
    return allocate(amount, tax ? taxWeights(lines, deliveries, tax).map(({ millionths }) => millionths) : [])
  })
