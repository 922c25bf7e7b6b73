import type { ShippingClass } from '../catalog/product.ts'
import { CURRENCY, type Cents } from '../money.ts'
import { deliveryChoices } from '../shipping/combine-rates.ts'
import { isLarge } from '../shipping/goods.ts'
import { deliveryDays } from '../shipping/delivery-estimate.ts'
import type { ShippingTerms } from '../shipping/rates.ts'
import type { Lacked } from '../shop-lacks.ts'
import { specifiedTerms, type ShopTerms } from '../shop-terms.ts'
import { SCHEMA_ORG, type JsonLd } from './json-ld.ts'

/** A plain decimal number: no currency sign, no group, a point, in both languages. */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2)

const amountOf = (cents: Cents): JsonLd => ({ '@type': 'MonetaryAmount', value: decimal(cents), currency: CURRENCY })
const days = (low: number, high: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue: low,
  maxValue: high,
  unitCode: 'DAY',
})

/** What a return policy depends on; by default an ordinary parcel, as the shop's own policy is. */
type Returned = { isGiftCard?: boolean; shippingClass?: ShippingClass }

/**
 * What can be returned to the shop, until when and for how much (seed/pages/returns.yaml); gift cards cannot. Without
 * stores all of it comes by mail; what is too large for the mail by a carrier, whose price the shopper pays.
 */
export function returnPolicyJsonLd(
  { isGiftCard = false, shippingClass = 'standard' }: Returned = {},
  { returnDays, returnLabel }: ShopTerms = specifiedTerms,
  lacks: readonly Lacked[] = [],
): JsonLd {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'CA' }
  if (isGiftCard) return { ...policy, returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnNotPermitted` }
  return {
    ...policy,
    returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: returnDays,
    returnMethod: [`${SCHEMA_ORG}/ReturnByMail`, ...(lacks.includes('stores') ? [] : [`${SCHEMA_ORG}/ReturnInStore`])],
    ...(isLarge({ shippingClass })
      ? { returnFees: `${SCHEMA_ORG}/ReturnFeesCustomerResponsibility` }
      : returnLabel > 0
        ? { returnFees: `${SCHEMA_ORG}/ReturnShippingFees`, returnShippingFeesAmount: amountOf(returnLabel) }
        : { returnFees: `${SCHEMA_ORG}/FreeReturn` }),
  }
}

/**
 * What the cheapest way costs to send one item of so much, in cents, and how long it takes, as a cart with it alone is
 * charged; undefined for what is not sent.
 */
export function shippingJsonLd(shippingClass: ShippingClass, amount: Cents, terms?: ShippingTerms): JsonLd | undefined {
  const [cheapest] = deliveryChoices([{ shippingClass, quantity: 1, amount }], 0, terms).choices
  if (!cheapest) return undefined
  const { low, high } = deliveryDays(cheapest.code)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: amountOf(cheapest.total),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CA' },
    // The shop promises the days of both together.
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 0), transitTime: days(low, high) },
  }
}
