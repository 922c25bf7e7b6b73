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

export const wayName = (way: ReturnWay): string => ways[way]()

const ways: Record<ReturnWay, () => string> = {
  store: m.return_way_store,
  mail: m.return_way_mail,
  carrier: m.return_way_carrier,
}

/** What follows once a return is requested, by the way it comes back; older requests have none. */
export const nextStep = (way: ReturnWay | undefined): string => (way ? steps[way]() : m.return_open_text())

const steps: Record<ReturnWay, () => string> = {
  store: m.return_open_store,
  mail: m.return_open_mail,
  carrier: m.return_open_carrier,
}

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
  'too-large-to-mail': m.return_error_too_large,
  'no-carrier': m.return_error_no_carrier,
  'too-many-tries': m.return_error_too_many,
}
