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
 * Whether the label is taken off a refund; undefined where the shopper asked for the return without saying how it comes
 * back: then staff choose. Of what nobody asked for, such as at the counter, nothing is taken unasked.
 */
export function isLabelOff(
  order: Pick<Order, 'returnLabel'>,
  request: Pick<ReturnRequest, 'reason' | 'way'> | undefined,
): boolean | undefined {
  if (!request || returnLabelCost(order, request.reason) === 0) return false
  return request.way ? request.way === 'mail' : undefined
}
