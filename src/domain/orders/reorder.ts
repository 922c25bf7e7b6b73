import type { CartRefusal, LineProblem } from '../cart/cart.ts'
import type { PickupStore } from '../checkout/checkout.ts'
import { isPickupRefusal } from '../pickup/pickup.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'

/** Why a line of an order is not, or not wholly, in the cart again. */
export type LeftOutReason = 'gone' | 'sold-out' | 'fewer' | 'gift-card' | 'cart-full' | 'no-pickup'
type Named = Pick<OrderLine, 'sku' | 'title' | 'colour' | 'size' | 'href'>
export type LeftOut = Named & {
  reason: LeftOutReason
  /** Units that the cart has and that can be bought now, with `fewer`. */
  units?: number
  /** The store where the cart picks it up, with `no-pickup`. */
  store?: string
}
/**
 * A line that was picked up at a store and is delivered now: the store cannot hand it out today, or, `isClosed`, has
 * closed for good or is about to.
 */
export type NowDelivered = Named & { store: string; isClosed?: true }
/**
 * The outcome of ordering again: the units in the cart that can be bought, the ones that are not, and the ones delivered another way.
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

/**
 * The meaning, for a reordered line, of a cart's refusal or of what is wrong with a line that it has; `units` of it can
 * be bought.
 */
export function leftOutFor(refusal: CartRefusal | LineProblem, units: number): LeftOutReason {
  if (refusal === 'cart-full') return 'cart-full'
  if (units > 0) return 'fewer'
  if (refusal === 'pickup' || isPickupRefusal(refusal)) return 'no-pickup'
  return refusal === 'sold-out' || refusal === 'not-enough' || refusal === 'not-stocked' ? 'sold-out' : 'gone'
}
