import type { Order } from './order.ts'
import { unitsToPay, type OrderLine } from './order-line.ts'
import { outStates } from './order-state.ts'
import { travels, unitsIn } from './parcel.ts'

type Sold = Pick<Order, 'state' | 'fulfilment' | 'parts'>

/** Whether the shopper has picked up a line that goes in no parcel: its part of the order, or all of it. */
export const isPickedUp = ({ state, parts }: Sold, { part }: Pick<OrderLine, 'part'>): boolean =>
  parts ? parts.some((one) => one.id === part && one.state === 'delivered') : outStates.includes(state)

/**
 * The units of a line that have left the shop, whether or not they came back: in parcels, picked up at the store, or by
 * e-mail as soon as they are paid.
 */
export function unitsOut(order: Sold & Pick<Order, 'parcels' | 'lines' | 'isPaid'>, place: number): number {
  const line = order.lines[place]
  if (!line) return 0
  if (travels(order, line)) return unitsIn(order.parcels, place)
  const isOut = line.shippingClass === 'none' ? order.isPaid && order.state !== 'cancelled' : isPickedUp(order, line)
  return isOut ? unitsToPay(line) : 0
}
