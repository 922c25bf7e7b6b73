import type { Cents } from '../money.ts'
import { isoInstant, type Instant } from '../time.ts'
import { deliveryDays, type DeliveryDays } from './delivery-estimate.ts'
import { rateTable, type RateCode } from './rate-table.ts'
import { FREE_FROM, specifiedShipping, type ShippingTerms } from './shipping-terms.ts'

export { FREE_FROM, specifiedShipping, type ShippingTerms } from './shipping-terms.ts'

/** One rate (acceptance 128). `cost` in cents, `shippingDays` in business days, `timestamp` ISO in UTC. */
export type Rate = {
  code: RateCode
  /** A fact; the words, such as "5 to 7 business days" (acceptance 132), are messages. */
  description: { kind: 'business-days' } & DeliveryDays
  cost: Cents
  /** A delivery is chosen, a surcharge added on top (acceptance 131). */
  type: 'delivery' | 'surcharge'
  carrierCode: string
  /** A proper name, the same in both languages. */
  carrierTitle: string
  shippingDays: number
  timestamp: string
}

/** The rates for one order (acceptance 128). `totalItems` is the units in the cart. */
export type RateSet = { timestamp: string; totalItems: number; totalRates: number; allRates: Record<RateCode, Rate> }

/**
 * The rates for an order. `orderAmount`: cents of merchandise after discounts, before tax, without gift cards
 * (acceptance 130, see `orderAmount`); `totalItems`: units in the cart.
 */
export function rateSet({
  orderAmount,
  totalItems,
  now,
  terms = specifiedShipping,
}: {
  orderAmount: Cents
  totalItems: number
  now: Instant
  terms?: ShippingTerms
}): RateSet {
  const timestamp = isoInstant(now)
  const rate = (code: RateCode): Rate => ({
    code,
    description: { kind: 'business-days', ...deliveryDays(code) },
    cost: code === 'regular' ? regularCost(orderAmount, terms) : terms.costs[code],
    type: rateTable[code].type,
    ...carrier,
    shippingDays: rateTable[code].shippingDays,
    timestamp,
  })
  const allRates: Record<RateCode, Rate> = {
    regular: rate('regular'),
    express: rate('express'),
    bike_only: rate('bike_only'),
    over_size_surcharge: rate('over_size_surcharge'),
  }
  return { timestamp, totalItems, totalRates: Object.keys(allRates).length, allRates }
}

/** The cost of regular delivery in cents, 0 from the threshold on; no other rate becomes free (acceptance 130). */
export const regularCost = (orderAmount: Cents, { costs, freeFrom }: ShippingTerms = specifiedShipping): Cents =>
  freeFrom !== undefined && orderAmount >= freeFrom ? 0 : costs.regular

/** Cents that an order still lacks for free regular delivery from an amount on; 0 once it is free (acceptance 130). */
export const leftToFree = (orderAmount: Cents, freeFrom: Cents = FREE_FROM): Cents =>
  Math.max(0, freeFrom - orderAmount)

// The specification names fields, not carriers: the shop delivers under its own name.
const carrier = { carrierCode: 'portage', carrierTitle: 'Portage' }
