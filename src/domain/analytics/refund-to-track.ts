import { type Order } from '../orders/order.ts'
import { refundedUnits } from '../orders/order-line.ts'
import type { Cents } from '../money.ts'

/** What a browser has tracked of an order it bought: the cents refunded, and the units of each line. */
export type TrackedOrder = { refunded: Cents; units: number[] }

/** An order of which only the purchase was tracked. */
export const purchaseTracked: TrackedOrder = { refunded: 0, units: [] }

type Standing = Pick<Order, 'state' | 'refunded'> & {
  totals: Pick<Order['totals'], 'total'>
  lines: readonly Pick<Order['lines'][number], 'quantity' | 'returned' | 'cancelled'>[]
}

/**
 * The refund since the last one tracked; undefined if there is none. A cancelled order is refunded in full, even when
 * its payment was only authorized, because its purchase was counted (decision 0029).
 */
export function refundToTrack(
  { state, refunded, totals, lines }: Standing,
  tracked: TrackedOrder,
): { amount: Cents; units: number[]; now: TrackedOrder } | undefined {
  const isCancelled = state === 'cancelled'
  const now: TrackedOrder = {
    // Where a correction had refunded some before, the total is what was left.
    refunded: isCancelled ? Math.max(totals.total, refunded) : refunded,
    units: lines.map((line) => (isCancelled ? line.quantity : refundedUnits(line))),
  }
  const amount = now.refunded - tracked.refunded
  return amount > 0
    ? { amount, units: now.units.map((units, line) => Math.max(0, units - (tracked.units[line] ?? 0))), now }
    : undefined
}
