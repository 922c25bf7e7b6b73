import type { Order } from '../orders/order.ts'
import { shopDay } from '../shop-day.ts'
import { addDays, type Day, type Instant } from '../time.ts'

/** Days that a pickup waits at its store once it is ready (ours): two weekends are among them. */
export const PICKUP_WAIT_DAYS = 14

/** Days after which the one reminder goes (ours): a weekend has passed by then in most weeks, and one is still to come. */
export const PICKUP_REMINDER_DAYS = 5

/** The last day on which what is ready at that instant waits. */
export const waitsUntil = (ready: Instant): Day => addDays(shopDay(ready), PICKUP_WAIT_DAYS)

/** Whether a part of an order still waits at its store; without a part, all of an order that is picked up. */
export const isWaiting = ({ state, parts }: Pick<Order, 'state' | 'parts'>, part: string): boolean =>
  parts
    ? parts.some((one) => one.id === part && one.store !== undefined && one.state === 'ready')
    : part === '' && state === 'ready'
