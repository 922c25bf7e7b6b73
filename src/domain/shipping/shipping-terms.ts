import type { Cents } from '../money.ts'
import { rateTable, type RateCode } from './rate-table.ts'

/**
 * The amount of an order, in cents, from which regular delivery is free: "at least 50" (specification section 9,
 * acceptance 130).
 */
export const FREE_FROM: Cents = 50_00

/**
 * What a merchant sets of delivery: the cost of each rate, and the amount of an order from which regular delivery is
 * free, in cents; without one it never is.
 */
export type ShippingTerms = { costs: Record<RateCode, Cents>; freeFrom?: Cents }

/** As specified (acceptance 129, 130); they hold until a merchant sets others. */
export const specifiedShipping: ShippingTerms = {
  costs: {
    regular: rateTable.regular.cost,
    express: rateTable.express.cost,
    bike_only: rateTable.bike_only.cost,
    over_size_surcharge: rateTable.over_size_surcharge.cost,
  },
  freeFrom: FREE_FROM,
}
