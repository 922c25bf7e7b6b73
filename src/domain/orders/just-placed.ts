import { instantOf, type Instant } from '../time.ts'
import type { Order } from './order.ts'

/** How long the page of an order thanks for it. */
const THANKS_MS = 15 * 60_000

/** Whether an order was placed a moment ago: its address says so for ever, in bookmarks and open tabs too. */
export const isJustPlaced = ({ placedAt }: Pick<Order, 'placedAt'>, now: Instant): boolean =>
  now - instantOf(placedAt) < THANKS_MS
