import type { Cents } from '../money.ts'
import type { ReturnReason, ReturnRequest } from './return-reason.ts'

/** What the label of a return by mail costs, as the page of returns says (seed/pages/returns.yaml). */
export const RETURN_LABEL: Cents = 8_00

/** What it costs the shopper: nothing where the mistake is ours. */
export const returnLabelCost = (reason: ReturnReason): Cents =>
  reason === 'damaged' || reason === 'wrong-item' ? 0 : RETURN_LABEL

/**
 * Whether the label is taken off the refund of what was asked for; undefined where nobody said how it comes back: then
 * staff choose, as money is never taken unasked.
 */
export function isLabelOff(request: Pick<ReturnRequest, 'reason' | 'way'> | undefined): boolean | undefined {
  if (request && (request.way === 'store' || returnLabelCost(request.reason) === 0)) return false
  return request?.way === 'mail' ? true : undefined
}
