import { mayUndoHandOver } from './hand-over.ts'
import { cancellable, withoutItems, type ItemsRefusal } from './cancel-items.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { actionsOfWhole, isPartAction, partsAfter, stateOfParts, type OrderPart } from './order-parts.ts'
import { orderActions, stateAfter, stateWithReturns, type OrderAction, type OrderState } from './order-state.ts'
import { areMoreThanLeft, arrived, packed, stateOfParcels } from './parcel.ts'
import type { LineUnits, Parcel } from './parcel-record.ts'
import type { Return } from './refund.ts'

type Standing = Pick<
  Order,
  'state' | 'fulfilment' | 'isPaid' | 'parts' | 'formerParts' | 'parcels' | 'lines' | 'events' | 'returnRequest'
>

/**
 * A step on an order: the part it concerns, the new parcel or the index of an existing one, and the units that come
 * back or cannot be sent.
 */
export type OrderStep = {
  action: OrderAction
  part?: string | undefined
  parcel?: (Pick<Parcel, 'carrier' | 'code' | 'url'> & { lines?: LineUnits[] | undefined }) | undefined
  nth?: number | undefined
  back?: Return | undefined
}
export type Moved = {
  state: OrderState
  parts?: OrderPart[]
  /** Where all of a part was cancelled, now or before. */
  formerParts?: OrderPart[]
  parcels: Parcel[]
  /** Where units of them were cancelled. */
  lines?: OrderLine[]
}
export type MoveRefusal = 'not-now' | 'tracking-missing' | 'not-to-pack' | 'more-than-left' | ItemsRefusal

/**
 * The order after a step at that time (ISO in UTC), or why it is refused. Returned units are counted separately
 * (refund.ts).
 */
export function moved(order: Standing, step: OrderStep, at: string): Moved | MoveRefusal {
  const { action, part } = step
  const { parts, lines } = order
  if (!mayMove(order, action, part, at)) return 'not-now'
  if (action === 'cancel-items') return withoutItems(order, step.back?.lines ?? [], at)
  const parcels = goesByParcel(order, part) ? parcelsAfter(order, step, at) : order.parcels
  if (typeof parcels === 'string') return parcels
  const sent = parcels === order.parcels ? undefined : stateOfParcels({ ...order, parcels })
  if (!parts || !isPartAction(action)) {
    const state = parts && action === 'return' ? order.state : stateAfter(action, order)
    return state ? { state: stateWithReturns(sent ?? state, lines), parcels, ...(parts && { parts }) } : 'not-now'
  }
  const after = partsAfter(action, part, { ...order, parts }, at, sent)
  return after
    ? { state: stateWithReturns(stateOfParts(after, order.isPaid), lines), parcels, parts: after }
    : 'not-now'
}

/** The steps allowed at that time (ISO in UTC) for the order as a whole and, where it is split, for each part. */
export function actionsOf(
  order: Standing,
  at: string,
): {
  actions: OrderAction[]
  parts?: { id: string; actions: OrderAction[] }[]
} {
  const allowed = (part?: string) => orderActions.filter((action) => mayMove(order, action, part, at))
  return {
    actions: allowed(),
    ...(order.parts && { parts: order.parts.map(({ id }) => ({ id, actions: allowed(id) })) }),
  }
}

/**
 * Where a step may be done now: the parts of a split order by their ids, undefined for an order that goes as a whole.
 */
export const placesFor = (order: Standing, action: OrderAction, at: string): (string | undefined)[] =>
  [undefined, ...(order.parts ?? []).map(({ id }) => id)].filter((part) => mayMove(order, action, part, at))

function mayMove(order: Standing, action: OrderAction, part: string | undefined, at: string): boolean {
  const { parts, parcels } = order
  if (action === 'undo-hand-over' && !mayUndoHandOver(order, part, at)) return false
  // Gift cards are sent once the last of their letters is (finish-mailed.ts), by nobody's word.
  if (action === 'deliver' && isGiftCardsAlone(order)) return false
  if (action === 'deliver' && goesByParcel(order, part) && !arrived(parcels, undefined, '')) return false
  if (action === 'cancel-items' && cancellable(order).length === 0) return false
  if (!parts) return part === undefined && stateAfter(action, order) !== undefined
  return part === undefined
    ? actionsOfWhole({ ...order, parts }).includes(action)
    : partsAfter(action, part, { ...order, parts }) !== undefined
}

const isGiftCardsAlone = ({ fulfilment, lines }: Standing): boolean =>
  fulfilment === 'email' && lines.some(({ taxClass }) => taxClass === 'gift-card')

const goesByParcel = ({ parts, fulfilment }: Standing, id: string | undefined): boolean =>
  parts ? parts.some((part) => part.id === id && !part.store) : fulfilment === 'ship'

function parcelsAfter(order: Standing, { action, parcel, nth }: OrderStep, at: string): Parcel[] | MoveRefusal {
  if (action === 'ship') {
    if (!parcel?.carrier || !parcel.code) return 'tracking-missing'
    const isOvertaken = areMoreThanLeft(order, parcel.lines ?? [])
    return packed(order, { ...parcel, left: at }) ?? (isOvertaken ? 'more-than-left' : 'not-to-pack')
  }
  return action === 'deliver' ? (arrived(order.parcels, nth, at) ?? 'not-now') : order.parcels
}
