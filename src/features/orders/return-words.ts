import type { ReturnRefusal } from '../../domain/orders/return-request.ts'
import type { ReturnReason, ReturnWay } from '../../domain/orders/return-reason.ts'
import { m } from '../../paraglide/messages.js'

export const reasonName = (reason: ReturnReason): string => reasons[reason]()

const reasons: Record<ReturnReason, () => string> = {
  'too-small': m.return_reason_too_small,
  'too-large': m.return_reason_too_large,
  'not-as-expected': m.return_reason_not_as_expected,
  damaged: m.return_reason_damaged,
  'wrong-item': m.return_reason_wrong_item,
  'changed-mind': m.return_reason_changed_mind,
  gift: m.return_reason_gift,
  other: m.return_reason_other,
}

export const wayName = (way: ReturnWay): string => (way === 'store' ? m.return_way_store() : m.return_way_mail())

/** Why a return was not taken, in words. */
export const returnRefusalText = (refusal: ReturnRefusal): string => refusals[refusal]()

const refusals: Record<ReturnRefusal, () => string> = {
  'unknown-order': m.return_error_not_now,
  'not-now': m.return_error_not_now,
  'already-open': m.return_error_already_open,
  'nothing-chosen': m.return_error_nothing,
  'not-so-many': m.return_error_not_so_many,
  'reason-missing': m.return_error_reason,
  'way-missing': m.return_error_way,
  'too-many-tries': m.return_error_too_many,
}
