import type { Gender, Picture, ShippingClass } from '../catalog/product.ts'
import type { GiftCardWish } from '../gift-card/gift-card.ts'
import type { Cents } from '../money.ts'
import type { PickupRefusal } from '../pickup/pickup.ts'
import type { AppliedPromotion } from '../promo/promotion.ts'
import type { CartGift } from './cart-gift.ts'
import type { DeliveryGroup, Preorder } from '../shipping/delivery-groups.ts'
import type { FreeDelivery } from '../shipping/free-delivery.ts'

/** A line as the shop sees it now: price and stock are read at every look, never remembered from the adding. */
export type CartLine = {
  sku: string
  productId: string
  href: string
  title: string
  brand: string
  /** Whose cut it has, where it has one. */
  gender?: Gender
  colour?: string
  size?: string
  picture?: Picture
  quantity: number
  /** The current unit price, and the one without a sale. */
  unitPrice: Cents
  regularPrice: Cents
  isEmployeePrice?: boolean
  /**
   * The unit price when the shopper last changed or acknowledged the line, where it differs from the current one: a
   * change is always shown.
   */
  priceWas?: Cents
  shippingClass: ShippingClass
  /** Units that are available now: at the store, if it is to be picked up. */
  left: number
  /** Is pickup at a store offered for it at all (`offersPickup`)? */
  forPickup?: boolean
  /** Of the stores that carry it, by slug: have they one now? */
  inStores?: Record<string, boolean>
  /** Whom a gift card is for. */
  gift?: GiftCardWish
  /** Sold before it is in stock. */
  preorder?: Preorder
  /** Who sells and sends it, where that is not the shop. */
  seller?: string
  /**
   * The store where the shopper picks it up; absent for delivery. `refusal`: why it cannot be picked up there at
   * present.
   */
  pickup?: { store: string; name: string; refusal?: PickupRefusal }
  /** Why the line cannot be bought as it is; for `pickup`, see its refusal. */
  problem?: LineProblem
}
export type LineProblem = 'sold-out' | 'not-enough' | 'unavailable' | 'pickup'

export type Cart = {
  version: number
  lines: CartLine[]
  /** Put aside for later: neither counted nor bought. */
  saved?: CartLine[]
  /** How it reaches the shopper, as the checkout would charge it now. */
  delivery?: CartDelivery
}

/**
 * What of the cart travels together and when it comes, how far it is to free delivery, and what promotions take off it
 * or would add to it.
 */
export type CartDelivery = {
  groups: DeliveryGroup[]
  free?: FreeDelivery
  promotions?: AppliedPromotion[]
  gifts?: CartGift[]
}

export const emptyCart: Cart = { version: 0, lines: [] }

/** The most units of one SKU in a cart (ours): enough for a scout troop, no more than a typing mistake. */
export const MOST_PER_LINE = 99
/** The most lines of a cart (ours). */
export const MOST_LINES = 100

/** Units in the cart, of the lines that its subtotal counts. */
export const cartCount = ({ lines }: Cart): number =>
  lines.filter(canBeBought).reduce((sum, { quantity }) => sum + quantity, 0)

/** What a line costs, in cents, before discounts and tax. */
export const lineTotal = ({ unitPrice, quantity }: Pick<CartLine, 'unitPrice' | 'quantity'>): Cents =>
  unitPrice * quantity

/** What a line is called in a sentence: two sizes of a jacket have the same title. */
export const lineTitle = ({ title, colour, size }: Pick<CartLine, 'title' | 'colour' | 'size'>): string =>
  [title, colour, size].filter(Boolean).join(', ')

/** The units of a line that can be bought now. */
export function unitsForSale({ quantity, left, problem }: Pick<CartLine, 'quantity' | 'left' | 'problem'>): number {
  if (problem === undefined) return quantity
  return problem === 'not-enough' ? Math.min(quantity, left) : 0
}

/** The sum of the lines that can be bought, in cents, before shipping and tax. */
export const subtotal = ({ lines }: Cart): Cents =>
  lines.filter(canBeBought).reduce((sum, line) => sum + lineTotal(line), 0)

/** A promo code with the cents that it takes off the lines. */
export type CodeDiscount = { code: string; discount: Cents }

/** What is left of the subtotal after promotions and a code, in cents; before shipping and tax. */
export function afterDiscounts(cart: Cart, promo?: CodeDiscount): Cents {
  const promotions = (cart.delivery?.promotions ?? []).reduce((sum, { amount }) => sum + amount, 0)
  // Of a cart that has just changed the discounts are still those of before.
  return Math.max(0, subtotal(cart) - promotions - (promo?.discount ?? 0))
}

/** Is there anything to order? */
export const hasBuyableLines = ({ lines }: Cart): boolean => lines.some(canBeBought)

const canBeBought = ({ problem }: CartLine) => problem === undefined || problem === 'not-enough'

/** Whether nothing of a line can be had, by whatever way. */
export const isOut = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem === 'sold-out' || problem === 'unavailable'

/** Why a change of the cart was refused; the words are the screen's. */
export type CartRefusal =
  | 'no-size'
  | 'unknown-sku'
  | 'not-in-cart'
  | 'sold-out'
  | 'not-enough'
  | 'unavailable'
  | 'not-stocked'
  | 'too-many'
  | 'cart-full'
  | 'gift-amount'
  | 'gift-recipient'
  | 'gift-day'
  | 'gift-differs'
  | 'bad-request'
  | PickupRefusal
export type CartAnswer = { ok: true; cart: Cart } | { ok: false; reason: CartRefusal; left?: number; cart: Cart }
