import type { ShippingClass } from '../catalog/product.ts'
import { isLarge } from '../shipping/goods.ts'
import type { DeliveryWish } from './checkout.ts'

/** A line whose delivery is to be chosen; `pickupStore`: the store at which the cart picks it up. */
export type PlannedLine = { shippingClass: ShippingClass; pickupStore?: string }

/** How a line reaches its shopper. `own`: by the word of its line, hence from that store's shelf. */
export type LineWay = { kind: 'email' } | { kind: 'ship' } | { kind: 'pickup'; store: string; own: boolean }

/**
 * A line that the cart picks up at a store is picked up there; the rest goes the one way that the checkout chooses
 * (decision 0030). Without a wish it is sent.
 */
export function wayOf({ shippingClass, pickupStore }: PlannedLine, wish: DeliveryWish | undefined): LineWay {
  if (shippingClass === 'none') return { kind: 'email' }
  if (pickupStore) return { kind: 'pickup', store: pickupStore, own: true }
  return wish?.kind === 'pickup' ? { kind: 'pickup', store: wish.store, own: false } : { kind: 'ship' }
}

export type Plan = {
  /** Is there anything that is not mailed? */
  needsDelivery: boolean
  /** Is there anything whose way the checkout chooses? */
  asks: boolean
  /** Does anything go to the address? */
  ships: boolean
  /** Does anything large go there: never to a post office box? */
  shipsToAddress: boolean
  /** Must somebody be called: a carrier for something large, or a store before a pickup? */
  needsPhone: boolean
  /** The stores where something is fetched, each once, in the order of the lines. */
  stores: string[]
}

/** What the lines of a cart need from the checkout, by their product data and by the shopper's choice. */
export function planOf(lines: readonly PlannedLine[], wish: DeliveryWish | undefined): Plan {
  const ways = lines.map((line) => ({ line, way: wayOf(line, wish) }))
  const parcel = ways.filter(({ way }) => way.kind === 'ship')
  const shipsToAddress = parcel.some(({ line }) => isLarge(line))
  const stores = [...new Set(ways.flatMap(({ way }) => (way.kind === 'pickup' ? [way.store] : [])))]
  return {
    needsDelivery: ways.some(({ way }) => way.kind !== 'email'),
    asks: ways.some(({ way }) => way.kind === 'ship' || (way.kind === 'pickup' && !way.own)),
    ships: parcel.length > 0,
    shipsToAddress,
    needsPhone: shipsToAddress || stores.length > 0,
    stores,
  }
}
