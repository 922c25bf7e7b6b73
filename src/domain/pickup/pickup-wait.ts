import { isNoteOfPart } from '../orders/event-note.ts'
import type { Order } from '../orders/order.ts'
import type { OrderState } from '../orders/order-state.ts'
import { shopDay } from '../shop-day.ts'
import { addDays, instantOf, secondsOfDay, type Day, type Instant } from '../time.ts'

/** Days that a pickup waits at its store once it is ready (ours): two weekends are among them. */
export const PICKUP_WAIT_DAYS = 14

/** Days after which the one reminder goes (ours): a weekend has passed by then in most weeks, and one is still to come. */
export const PICKUP_REMINDER_DAYS = 5

/** The last day on which what is ready at that instant waits. */
export const waitsUntil = (ready: Instant): Day => addDays(shopDay(ready), PICKUP_WAIT_DAYS)

/** The states of an order of which something may wait: a part may be ready while others are still to come. */
export const waitingStates: readonly OrderState[] = ['placed', 'paid', 'preparing', 'shipped-in-part', 'ready']

/** Whether a part of an order still waits at its store; without a part, all of an order that is picked up. */
export const isWaiting = ({ state, parts }: Pick<Order, 'state' | 'parts'>, part: string): boolean =>
  parts
    ? waitingStates.includes(state) &&
      parts.some((one) => one.id === part && one.store !== undefined && one.state === 'ready')
    : part === '' && state === 'ready'

/** How long a pickup waits: since when it is ready, for how many days, and whether it waits longer than it may. */
export type PickupWait = { part?: string; since: Day; days: number; isOver: boolean }

/** What of an order waits at its stores at that instant. */
export function pickupWaits(
  order: Pick<Order, 'state' | 'fulfilment' | 'parts' | 'events'>,
  now: Instant,
): PickupWait[] {
  const { events, fulfilment, parts } = order
  const ids = parts ? parts.map(({ id }) => id) : fulfilment === 'pickup' ? [''] : []
  return ids.flatMap((id) => {
    // A later one says that it was not handed over after all: that starts nothing anew.
    const ready = events.find(({ kind, note = '' }) => kind === 'ready' && (id === '' || isNoteOfPart(note, id)))
    if (!ready || !isWaiting(order, id)) return []
    const [since, today] = [shopDay(instantOf(ready.at)), shopDay(now)]
    const days = (secondsOfDay(today) - secondsOfDay(since)) / DAY_SECONDS
    return [{ ...(id && { part: id }), since, days, isOver: today > waitsUntil(instantOf(ready.at)) }]
  })
}

const DAY_SECONDS = 86_400
