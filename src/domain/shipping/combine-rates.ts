import type { ShippingClass } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { Instant } from '../time.ts'
import type { RateCode } from './rate-table.ts'
import { rateSet, specifiedShipping, type RateSet, type ShippingTerms } from './rates.ts'

/**
 * A line of the cart: its units, and its amount in cents after discounts, before tax. Picked-up units count toward free
 * delivery, but are not shipped.
 */
export type ShippingLine = { shippingClass: ShippingClass; quantity: number; amount: Cents; pickedUp?: boolean }

/** A way of delivery a shopper can choose: its components and total cost, in cents. The first part names it. */
export type DeliveryChoice = { code: RateCode; total: Cents; parts: { code: RateCode; cost: Cents }[] }

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
  const choice = (...codes: [RateCode, ...RateCode[]]): DeliveryChoice => {
    const parts = codes.map((code) => ({ code, cost: rates.allRates[code].cost }))
    return { code: codes[0], total: parts.reduce((sum, { cost }) => sum + cost, 0), parts }
  }
  return { rates, choices: combinations(lines).map((codes) => choice(...codes)) }
}

/** Whether a part of a delivery carries a line: bikes go by themselves, and the surcharge is for what is oversize. */
export function carries(
  code: RateCode,
  { shippingClass, pickedUp }: Omit<ShippingLine, 'quantity' | 'amount'>,
): boolean {
  if (pickedUp || shippingClass === 'none') return false
  if (code === 'bike_only') return shippingClass === 'bike'
  return code === 'over_size_surcharge' ? shippingClass === 'oversize' : shippingClass !== 'bike'
}

/** The amount of an order that counts for free delivery, in cents: never gift cards (acceptance 12, 130). */
export const orderAmount = (lines: readonly ShippingLine[]): Cents =>
  lines.filter(({ shippingClass }) => shippingClass !== 'none').reduce((sum, { amount }) => sum + amount, 0)

function combinations(lines: readonly ShippingLine[]): [RateCode, ...RateCode[]][] {
  const has = (wanted: ShippingClass) =>
    lines.some(({ shippingClass, quantity, pickedUp }) => shippingClass === wanted && quantity > 0 && !pickedUp)
  const bikes: RateCode[] = has('bike') ? ['bike_only'] : []
  if (!has('standard') && !has('oversize')) return has('bike') ? [['bike_only']] : []
  const surcharge: RateCode[] = has('oversize') ? ['over_size_surcharge'] : []
  return [
    ['regular', ...surcharge, ...bikes],
    ['express', ...surcharge, ...bikes],
  ]
}
