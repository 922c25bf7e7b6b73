import { type Order } from './order.ts'
import { unitsToPay, type OrderLine } from './order-line.ts'
import { stateOfParts, type OrderPart } from './order-parts.ts'
import { stateWithReturns, type OrderState } from './order-state.ts'
import { areOf, stateOfParcels, unpacked } from './parcel.ts'
import { lineUnits, type LineUnits, type Parcel } from './parcel-record.ts'
import { isToFetch } from './waiting-units.ts'

type Standing = Pick<Order, 'state' | 'fulfilment' | 'isPaid' | 'parts' | 'formerParts' | 'parcels' | 'lines'>

type Without = { state: OrderState; parcels: Parcel[]; lines: OrderLine[] } & Pick<Order, 'parts' | 'formerParts'>

/** Not in the shop any more, or never so many; or all there is of the order, which is cancelled as a whole then. */
export type ItemsRefusal = 'not-here' | 'all-of-it'

/**
 * What staff can cancel by itself, so long as it is here: what is in no parcel yet, and what its shopper is still to
 * pick up.
 */
export const cancellable = (order: Pick<Standing, 'fulfilment' | 'parts' | 'parcels' | 'lines'>): LineUnits[] => [
  ...unpacked(order),
  ...lineUnits(order.lines, (sold) => (isToFetch(order, sold) ? unitsToPay(sold) : 0)),
]

/**
 * The order without units that cannot be sent or are not picked up after all (lost, damaged, not found, not wanted), at
 * that time (ISO in UTC). Where nothing is left here, the state of what is sent is that of its parcels; a part of
 * which nothing was ever sent or picked up is removed.
 */
export function withoutItems(order: Standing, units: readonly LineUnits[], at: string): Without | ItemsRefusal {
  const { parts, parcels, formerParts = [] } = order
  if (!areOf(cancellable(order), units)) return 'not-here'
  const lines = order.lines.map((line, place) => {
    const quantity = units.find((one) => one.line === place)?.quantity ?? 0
    return quantity > 0 ? { ...line, cancelled: (line.cancelled ?? 0) + quantity } : line
  })
  if (lines.every((line) => unitsToPay(line) === 0)) return 'all-of-it'
  const left = { ...order, lines }
  const sent = stateOfParcels(left)
  if (!parts)
    return { state: cancellable(left).length > 0 ? order.state : stateWithReturns(sent, lines), parcels, lines }
  const partsHere = (of: Standing) => new Set(cancellable(of).map(({ line }) => lines[line]?.part))
  const [before, after] = [partsHere(order), partsHere(left)]
  const rest = parts.flatMap((part): OrderPart[] => {
    if (!before.has(part.id) || after.has(part.id)) return [part]
    if (part.store || parcels.length === 0) return []
    return [{ ...part, state: sent, ...(sent === 'delivered' && { arrived: at }) }]
  })
  // Gift cards, which were mailed, may be all that remains.
  const state = rest.length > 0 ? stateOfParts(rest, order.isPaid) : sent
  const former = [...formerParts, ...parts.filter(({ id }) => rest.every((one) => one.id !== id))]
  return {
    state: stateWithReturns(state, lines),
    parcels,
    lines,
    parts: rest,
    ...(former.length > 0 && { formerParts: former }),
  }
}
