import { type Order } from './order.ts'
import { refundedUnits } from './order-line.ts'
import type { OrderState } from './order-state.ts'
import { unpacked } from './parcel.ts'

/** Where something of an order may still lie in the shop. In all other states everything has left, or was put back. */
export const openStates = [
  'placed',
  'paid',
  'preparing',
  'ready',
  'shipped-in-part',
] as const satisfies readonly OrderState[]

/** Units of a SKU at a place: `online`, or a store's slug. */
export type UnitsAt = { sku: string; location: string; quantity: number }
export type StockLocation = Pick<UnitsAt, 'sku' | 'location'>

/** A SKU at a place as the key of a map: no two of them are alike. */
export const placeKey = ({ sku, location }: StockLocation): string => JSON.stringify([sku, location])

/**
 * The units of an order that are sold but still on their shelf, so that a stock count includes them. Excludes units
 * sent by e-mail (never on a shelf), and units that could not be sent (not found).
 */
export function waitingUnits(order: Pick<Order, 'state' | 'fulfilment' | 'parts' | 'parcels' | 'lines'>): UnitsAt[] {
  if (!openStates.some((state) => state === order.state)) return []
  const toPack = new Map(unpacked(order).map(({ line, quantity }) => [line, quantity]))
  return order.lines.flatMap((line, place) => {
    const quantity = toPack.get(place) ?? (isToFetch(order, line) ? line.quantity - refundedUnits(line) : 0)
    return quantity > 0 ? [{ sku: line.sku, location: line.location, quantity }] : []
  })
}

/** Whether its shopper is still to come for it. */
export const isToFetch = (
  { parts, fulfilment }: Pick<Order, 'parts' | 'fulfilment'>,
  { part, shippingClass }: Order['lines'][number],
): boolean =>
  shippingClass !== 'none' &&
  (parts
    ? parts.some(({ id, store, state }) => id === part && store !== undefined && state !== 'delivered')
    : fulfilment === 'pickup')
