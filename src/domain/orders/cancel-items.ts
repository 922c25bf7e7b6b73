import { type Order } from './order.ts'
import { unitsToPay, type OrderLine } from './order-line.ts'
import { stateOfParts, type OrderPart } from './order-parts.ts'
import { stateWithReturns, type OrderState } from './order-state.ts'
import { areUnpacked, stateOfParcels, unpacked } from './parcel.ts'
import type { LineUnits, Parcel } from './parcel-record.ts'

type Standing = Pick<Order, 'state' | 'fulfilment' | 'isPaid' | 'parts' | 'parcels' | 'lines'>

/** Not in the shop any more, or never so many; or all there is of the order, which is cancelled as a whole then. */
export type ItemsRefusal = 'not-here' | 'all-of-it'

/**
 * The order without units that cannot be sent after all (lost, damaged, not found), at that time (ISO in UTC): only
 * what is in no parcel yet. Where nothing is left to send, the state of the order is that of its parcels; a part of
 * which nothing was ever sent is removed.
 */
export function withoutItems(
  order: Standing,
  units: readonly LineUnits[],
  at: string,
): { state: OrderState; parts?: OrderPart[]; parcels: Parcel[]; lines: OrderLine[] } | ItemsRefusal {
  const { parts, parcels } = order
  if (!areUnpacked(order, units)) return 'not-here'
  const lines = order.lines.map((line, place) => {
    const quantity = units.find((one) => one.line === place)?.quantity ?? 0
    return quantity > 0 ? { ...line, cancelled: (line.cancelled ?? 0) + quantity } : line
  })
  if (lines.every((line) => unitsToPay(line) === 0)) return 'all-of-it'
  const left = { ...order, lines }
  if (unpacked(left).length > 0) return { state: order.state, parcels, lines, ...(parts && { parts }) }
  const sent = stateOfParcels(left)
  const after = parts?.flatMap((part): OrderPart[] =>
    part.store
      ? [part]
      : parcels.length > 0
        ? [{ ...part, state: sent, ...(sent === 'delivered' && { arrived: at }) }]
        : [],
  )
  return {
    state: stateWithReturns(after ? stateOfParts(after, order.isPaid) : sent, lines),
    parcels,
    lines,
    ...(after && { parts: after }),
  }
}
