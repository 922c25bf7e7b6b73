import type { Cents } from '../money.ts'
import type { ReturnReason } from './return-reason.ts'

/** What the label of a return by mail costs, as the page of returns says (seed/pages/returns.yaml). */
export const RETURN_LABEL: Cents = 8_00

/** What it costs the shopper: nothing where the mistake is ours. */
export const returnLabelCost = (reason: ReturnReason): Cents =>
  reason === 'damaged' || reason === 'wrong-item' ? 0 : RETURN_LABEL
