import { RETURN_DAYS } from './orders/return-days.ts'
import { specifiedShipping, type ShippingTerms } from './shipping/shipping-terms.ts'

/** What a merchant promises every shopper: what delivery costs, and how many days there are to return. */
export type ShopTerms = { shipping: ShippingTerms; returnDays: number }

/** Those of the specification, until a merchant sets others. */
export const specifiedTerms: ShopTerms = { shipping: specifiedShipping, returnDays: RETURN_DAYS }
