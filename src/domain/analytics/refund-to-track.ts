import { refundedUnits, type Order } from '../orders/order.ts'
import type { Cents } from '../money.ts'

/** What a browser has told of an order it bought: the cents that were paid back, and the units of each line. */
export type TrackedOrder = { refunded: Cents; units: number[] }

/** An order of which the purchase alone was told. */
export const purchaseTracked: TrackedOrder = { refunded: 0, units: [] }

type Standing = Pick<Order, 'state' | 'refunded'> & {
  totals: Pick<Order['totals'], 'total'>
  lines: readonly Pick<Order['lines'][number], 'quantity' | 'returned' | 'cancelled'>[]
}

/**
 * What was paid back since it was last told; undefined if nothing. A cancelled order is paid back whole, also one
 * whose payment was only held: its purchase was counted (decision 0032).
 */
export function refundToTrack(
  { state, refunded, totals, lines }: Standing,
  tracked: TrackedOrder,
): { amount: Cents; units: number[]; now: TrackedOrder } | undefined {
  const isCancelled = state === 'cancelled'
  const now: TrackedOrder = {
    refunded: isCancelled ? totals.total : refunded,
    units: lines.map((line) => (isCancelled ? line.quantity : refundedUnits(line))),
  }
  const amount = now.refunded - tracked.refunded
  return amount > 0
    ? { amount, units: now.units.map((units, line) => Math.max(0, units - (tracked.units[line] ?? 0))), now }
    : undefined
}
