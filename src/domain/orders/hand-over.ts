import { shopDay } from '../shop-day.ts'
import { instantOf } from '../time.ts'
import type { Order } from './order.ts'

type HandedOver = Pick<Order, 'fulfilment' | 'state' | 'parts' | 'lines' | 'events' | 'returnRequest'>

/**
 * Whether staff may still say, at that time (ISO in UTC), that a pickup was not handed over after all: on the same day,
 * while nothing of it came back or is asked to come back.
 */
export function mayUndoHandOver(order: HandedOver, id: string | undefined, at: string): boolean {
  const { parts, fulfilment, state, lines, events, returnRequest } = order
  const part = parts?.find((one) => one.id === id)
  const isOver = parts ? part?.store !== undefined && part.state === 'delivered' : isWholePickup(fulfilment, state)
  const when = part ? part.arrived : events.findLast(({ kind }) => kind === 'delivered')?.at
  if (!isOver || !when || returnRequest) return false
  const isWhole = lines.every((line) => line.returned === 0 || (part !== undefined && line.part !== part.id))
  return isWhole && shopDay(instantOf(when)) === shopDay(instantOf(at))
}

const isWholePickup = (fulfilment: Order['fulfilment'], state: Order['state']): boolean =>
  fulfilment === 'pickup' && state === 'delivered'
