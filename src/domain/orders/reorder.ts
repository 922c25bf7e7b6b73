import type { CartRefusal } from '../cart/cart.ts'
import type { PickupStore } from '../checkout/checkout.ts'
import type { Both } from '../locale.ts'
import type { Order, OrderLine } from './order.ts'

/** Why a line of an order is not, or not wholly, in the cart again. */
export type LeftOutReason = 'gone' | 'sold-out' | 'fewer' | 'gift-card' | 'cart-full'
export type LeftOut = {
  sku: string
  title: Both
  href: Both
  reason: LeftOutReason
  /** Units that are in the cart now, with `fewer`. */ units?: number
}
/** A line that was picked up at a store and is delivered now: the store has closed, or cannot hand it out today. */
export type NowDelivered = { sku: string; title: Both; href: Both; store: string }
/**
 * What ordering again came to: the units of the order that are in the cart now, what is not, and what comes another
 * way.
 */
export type Reordered = { units: number; leftOut: LeftOut[]; delivered: NowDelivered[] }
/** What of an order is needed to place it again. */
export type Reorderable = Pick<Order, 'lines' | 'fulfilment' | 'store' | 'parts'>

type Sold = Pick<OrderLine, 'sku' | 'quantity' | 'taxClass' | 'gift'>
export type Refill = {
  sku: string
  wanted: number
  add: number
  /** Nobody knows whom this gift card is for. */ noRecipient?: true
}

/**
 * How many units of each line are still to be put into the cart, so that it holds what the order held. Pressing twice
 * adds nothing the second time, and a cart that holds more keeps it.
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

/** What a refusal of the cart means for a line that is ordered again; `units` are in the cart. */
export function leftOutFor(refusal: CartRefusal, units: number): LeftOutReason {
  if (refusal === 'cart-full') return 'cart-full'
  if (units > 0) return 'fewer'
  return refusal === 'sold-out' || refusal === 'not-enough' || refusal === 'not-stocked' ? 'sold-out' : 'gone'
}
