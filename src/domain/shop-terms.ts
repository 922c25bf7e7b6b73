import type { Cents } from './money.ts'
import { RETURN_DAYS } from './orders/return-days.ts'
import { RETURN_LABEL } from './orders/return-label-price.ts'
import { specifiedShipping, type ShippingTerms } from './shipping/shipping-terms.ts'

/**
 * What a merchant promises every shopper: what delivery costs, how many days there are to return, and what the label of
 * a return by mail costs.
 */
export type ShopTerms = { shipping: ShippingTerms; returnDays: number; returnLabel: Cents }

/** Those of the specification, until a merchant sets others. */
export const specifiedTerms: ShopTerms = {
  shipping: specifiedShipping,
  returnDays: RETURN_DAYS,
  returnLabel: RETURN_LABEL,
}
