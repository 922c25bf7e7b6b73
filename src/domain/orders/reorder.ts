import type { CartRefusal } from '../cart/cart.ts'
import type { PickupStore } from '../checkout/checkout.ts'
import type { Both } from '../locale.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'

/** Why a line of an order is not, or not wholly, in the cart again. */
export type LeftOutReason = 'gone' | 'sold-out' | 'fewer' | 'gift-card' | 'cart-full'
export type LeftOut = {
  sku: string
  title: Both
  href: Both
  reason: LeftOutReason
  /** Units that are in the cart now, with `fewer`. */
  units?: number
}
/** A line that was picked up at a store and is delivered now: the store has closed, or cannot hand it out today. */
export type NowDelivered = { sku: string; title: Both; href: Both; store: string }
/**
 * The outcome of ordering again: the units now in the cart, the ones that are not, and the ones delivered another way.
 */
export type Reordered = { units: number; leftOut: LeftOut[]; delivered: NowDelivered[] }
/** The part of an order needed to order it again. */
export type Reorderable = Pick<Order, 'lines' | 'fulfilment' | 'store' | 'parts'>

type Sold = Pick<OrderLine, 'sku' | 'quantity' | 'taxClass' | 'gift'>
export type Refill = {
  sku: string
  wanted: number
  add: number
  /** The recipient of this gift card is unknown. */
  noRecipient?: true
}

/**
 * How many units of each line still have to be added to the cart to match the order. Pressing twice adds nothing the
 * second time, and a cart with more units is left as it is.
 */
export const refills = (lines: readonly Sold[], inCart: ReadonlyMap<string, number>): Refill[] =>
  lines.map(({ sku, quantity, taxClass, gift }) =>
    taxClass === 'gift-card' && !gift
      ? { sku, wanted: quantity, add: 0, noRecipient: true }
      : { sku, wanted: quantity, add: Math.max(0, quantity - (inCart.get(sku) ?? 0)) },
  )

/** The store where a line of an order was to be picked up; undefined for what was delivered or sent by e-mail. */
export function storeOfLine(
  { fulfilment, store, parts }: Omit<Reorderable, 'lines'>,
  { part, taxClass }: Pick<OrderLine, 'part' | 'taxClass'>,
): PickupStore | undefined {
  if (parts) return parts.find(({ id }) => id === part)?.store
  return fulfilment === 'pickup' && taxClass !== 'gift-card' ? store : undefined
}

/** The meaning of a cart refusal for a reordered line; `units` are in the cart. */
export function leftOutFor(refusal: CartRefusal, units: number): LeftOutReason {
  if (refusal === 'cart-full') return 'cart-full'
  if (units > 0) return 'fewer'
  return refusal === 'sold-out' || refusal === 'not-enough' || refusal === 'not-stocked' ? 'sold-out' : 'gone'
}
