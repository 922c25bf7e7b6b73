import type { Cents } from '../money.ts'
import type { Order } from './order.ts'
import { RETURN_LABEL } from './return-label-price.ts'
import type { ReturnReason, ReturnRequest } from './return-reason.ts'

/** What the label of a return by mail costs, as the shop promised when the order was placed. */
export const returnLabelOf = ({ returnLabel }: Pick<Order, 'returnLabel'>): Cents => returnLabel ?? RETURN_LABEL

/** What it costs the shopper: nothing where the mistake is ours. */
export const returnLabelCost = (order: Pick<Order, 'returnLabel'>, reason: ReturnReason): Cents =>
  reason === 'damaged' || reason === 'wrong-item' ? 0 : returnLabelOf(order)

/**
 * Whether the label is taken off the refund of what was asked for; undefined where nobody said how it comes back: then
 * staff choose, as money is never taken unasked.
 */
export function isLabelOff(
  order: Pick<Order, 'returnLabel'>,
  request: Pick<ReturnRequest, 'reason' | 'way'> | undefined,
): boolean | undefined {
  const isFree = request ? returnLabelCost(order, request.reason) === 0 : returnLabelOf(order) === 0
  if (request?.way === 'store' || isFree) return false
  return request?.way === 'mail' ? true : undefined
}
