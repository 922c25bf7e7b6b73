import type { PickupPromise } from '../pickup/ready-by.ts'
import type { Address, AddressError, AddressField, AddressInput } from '../address/address.ts'
import type { ProvinceCode } from '../address/province.ts'
import type { Cart } from '../cart/cart.ts'
import type { Cents } from '../money.ts'
import type { PaymentMethod, PaymentSetup } from '../payment/payment.ts'
import type { PromoRefusal } from '../promo/promo.ts'
import type { DeliveryChoice } from '../shipping/combine-rates.ts'
import type { DeliveryGroup } from '../shipping/delivery-groups.ts'
import type { FreeDelivery } from '../shipping/free-delivery.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { GiftCardRefusal } from '../gift-card/gift-card.ts'
import type { Totals } from './quote.ts'

/** The steps of the checkout, in their order; the address of the page names them. */
const checkoutSteps = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export type Contact = { email: string; phone: string }

/** By a rate to the address, or to a store by its slug; of the lines for which the cart names no store (`wayOf`). */
export type DeliveryWish = { kind: 'ship'; code: RateCode } | { kind: 'pickup'; store: string }

/**
 * `token` represents a card, as the gateway gave it to the browser; none where the gateway asks for the card on its own
 * page. Card numbers never reach the shop.
 */
export type PaymentWish = { method: PaymentMethod; token?: string }

/**
 * A checkout in progress on the server; it belongs to the cart and survives a reload, Back and a change of language.
 */
export type CheckoutState = {
  contact?: Contact
  address?: Address
  delivery?: DeliveryWish
  /** Whoever fetches what waits at a store; empty where an agent gave no name. */
  pickupName?: string
  payment?: PaymentWish
  /** Of a card, where it is not the address of the delivery. */
  billing?: Address
  promo?: string
  giftCards: string[]
  /** Printed on the packing slip. */
  giftMessage?: string
}

/** A store where the cart can be picked up. */
export type PickupStore = {
  slug: string
  name: string
  street: string
  city: string
  province: ProvinceCode
  postalCode: string
  /** When an order is ready there if it is placed now; stored with the order, as it was promised. */
  ready?: PickupPromise
}

/** A delivery as the shopper would pay it, and what of the cart travels together by it. */
export type OfferedDelivery = DeliveryChoice & { groups: DeliveryGroup[] }

/** What changed since the shopper last saw it; the shopper is notified once, and never left to discover it. */
export type CheckoutNotice =
  | { kind: 'price'; sku: string; title: string; from: Cents; to: Cents }
  | { kind: 'stock'; sku: string; title: string; left: number }
  | { kind: 'gone'; sku: string; title: string }
  /** It cannot be picked up at the store that the cart names. */
  | { kind: 'not-there'; sku: string; title: string; store: string }
  /** That store has closed permanently, or is about to. */
  | { kind: 'store-closed'; sku: string; title: string; store: string }
  | { kind: 'rates'; from: Cents; to: Cents }
  | { kind: 'taxes'; from: Cents; to: Cents }
  | { kind: 'delivery'; gone: RateCode | 'pickup' }
  | { kind: 'promo'; code: string; reason: PromoRefusal; minimum?: Cents }
  /** Nothing is left on it; `isVoid`: it is blocked, or its order was cancelled. */
  | { kind: 'gift-card'; code: string; isVoid?: true }

/** The checkout as a page shows it, in one language. */
export type Checkout = {
  cart: Cart
  state: CheckoutState
  /** The first incomplete step; later ones cannot be reached. */
  next: CheckoutStep
  /** Is there anything to ship? A cart of electronic gift cards skips address and delivery. */
  needsDelivery: boolean
  /** Whether anything in it is delivered to an address, at present. */
  ships: boolean
  /** Is there anything whose delivery must be chosen? Lines that the cart picks up at a store have theirs. */
  asks: boolean
  /** Whether the address must be a street address (bikes, oversize). */
  shipsToAddress: boolean
  /** Whether a telephone number must be given: for what a carrier calls about, and for a pickup. */
  needsPhone: boolean
  deliveries: OfferedDelivery[]
  /** What travels together at present: by the chosen delivery, else by the first one offered. */
  groups: DeliveryGroup[]
  stores: PickupStore[]
  /** Can all that the cart leaves to the checkout be picked up in a store? */
  mayPickUp: boolean
  /** Estimated until the address is known: `totals.taxes` is empty then. */
  totals: Totals
  /** How far it is to free delivery, as it is charged. */
  free?: FreeDelivery
  /** The applied promo code; a code that is no longer valid is reported by a notice. */
  promo?: { code: string; discount: Cents; freeShipping: boolean; savesNothing: boolean }
  /** Gift cards in use, masked for the screen; `id` names one for its removal. */
  giftCards: { id: string; code: string; balance: Cents; amount: Cents }[]
  payment: PaymentSetup
  notices: CheckoutNotice[]
  /** Of the next placing: every form of the review carries it, so that sending twice orders once. */
  key: string
}

/** A change of one part, as a form or a script sends it. Amounts are never accepted from the client. */
export type CheckoutChange =
  | { part: 'contact'; email: string; phone: string }
  | ({ part: 'address' } & AddressInput)
  | { part: 'delivery'; method: RateCode }
  /** `phone`: where the contact was given without one. `name`: absent, what was given stays. */
  | { part: 'delivery'; method: 'pickup'; store: string; phone?: string; name?: string }
  /** Where the cart's lines name their stores. */
  | { part: 'pickup-name'; name: string }
  /** `giftMessage`: absent, what was written stays. */
  | ({ part: 'payment'; method: PaymentMethod; token?: string; giftMessage?: string } & (
      | { billing?: 'same' }
      | ({ billing: 'other' } & Partial<Record<BillingField, string>>)
    ))
  | { part: 'promo'; code: string }
  | { part: 'gift-card'; code: string }
  | { part: 'remove-promo' }
  | { part: 'remove-gift-card'; id: string }

/** A field of the address of the card: those of the delivery have the same names without the beginning. */
export type BillingField = `billing-${AddressField}`
export type FieldName =
  | BillingField
  | 'giftMessage'
  | AddressField
  | 'email'
  | 'phone'
  | 'delivery'
  | 'store'
  | 'pickupName'
  | 'payment'
  | 'promo'
  | 'giftCard'
  | 'form'
/** The problem with a field; `missing`, `invalid` … as for addresses. */
export type FieldProblem = AddressError['problem'] | PromoRefusal | GiftCardRefusal | 'unavailable' | 'too-many-tries'
/** `minimum`: what a promo code needs that the cart does not reach. */
export type FieldError = { field: FieldName; problem: FieldProblem; minimum?: Cents }

export type CheckoutAnswer = { ok: true; checkout: Checkout } | { ok: false; errors: FieldError[]; checkout: Checkout }
