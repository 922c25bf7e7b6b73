import type { ShippingClass } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { Instant } from '../time.ts'
import { goodsOf } from './goods.ts'
import {
  carriesGoods,
  deliveryCodes,
  deliveryOf,
  goodsKinds,
  isSurcharge,
  rateCodes,
  type DeliveryCode,
  type RateCode,
} from './rate-table.ts'
import { rateSet, specifiedShipping, type RateSet, type ShippingTerms } from './rates.ts'

/**
 * A line of the cart: its units, and its amount in cents after discounts, before tax. Picked-up units count toward free
 * delivery, but are not shipped.
 */
export type ShippingLine = { shippingClass: ShippingClass; quantity: number; amount: Cents; pickedUp?: boolean }

/** A way of delivery a shopper can choose: its components and total cost, in cents. The first part names it. */
export type DeliveryChoice = { code: DeliveryCode; total: Cents; parts: { code: RateCode; cost: Cents }[] }

/**
 * The rates of a cart and the choices they combine to (acceptance 131): bikes only, bike_only; anything else, regular
 * or express, plus the oversize surcharge if a line is oversize, plus bike_only if there are bikes, each once an order.
 * No choices means that there is nothing to deliver: gift cards do not ship (acceptance 12), and neither do picked-up
 * units.
 */
export function deliveryChoices(
  lines: readonly ShippingLine[],
  now: Instant,
  terms: ShippingTerms = specifiedShipping,
): { rates: RateSet; choices: DeliveryChoice[] } {
  const totalItems = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const rates = rateSet({ orderAmount: orderAmount(lines), totalItems, now, terms })
  const choice = (...codes: [DeliveryCode, ...RateCode[]]): DeliveryChoice => {
    const parts = codes.map((code) => ({ code, cost: rates.allRates[code].cost }))
    return { code: codes[0], total: parts.reduce((sum, { cost }) => sum + cost, 0), parts }
  }
  return { rates, choices: combinations(lines).map((codes) => choice(...codes)) }
}

/** Whether a part of a delivery carries a line. */
export function carries(
  code: RateCode,
  { shippingClass, pickedUp }: Omit<ShippingLine, 'quantity' | 'amount'>,
): boolean {
  const goods = goodsOf(shippingClass)
  return goods !== undefined && !pickedUp && carriesGoods(code, goods)
}

/** The amount of an order that counts for free delivery, in cents: never gift cards (acceptance 12, 130). */
export const orderAmount = (lines: readonly ShippingLine[]): Cents =>
  lines.filter(({ shippingClass }) => goodsOf(shippingClass)).reduce((sum, { amount }) => sum + amount, 0)

/** The rates of each choice: a delivery of the first goods, the surcharges, and what carries the other goods. */
function combinations(lines: readonly ShippingLine[]): [DeliveryCode, ...RateCode[]][] {
  const shipped = lines.filter(({ quantity, pickedUp }) => quantity > 0 && !pickedUp)
  const kinds = new Set(shipped.flatMap(({ shippingClass }) => goodsOf(shippingClass) ?? []))
  const [first, ...others] = goodsKinds.filter((goods) => kinds.has(goods))
  if (!first) return []
  const surcharges = rateCodes.filter((code) => isSurcharge(code) && [...kinds].some((one) => carriesGoods(code, one)))
  return deliveryCodes
    .filter((code) => carriesGoods(code, first))
    .map((code) => {
      const apart = others.map((goods) => deliveryOf(goods, code)).filter((one) => one !== code)
      return [code, ...surcharges, ...new Set(apart)]
    })
}
