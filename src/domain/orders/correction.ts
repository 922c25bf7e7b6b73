import type { PlaceRefusal } from '../checkout/place-order.ts'
import type { PaymentAction, PaymentSetup } from '../payment/payment.ts'
import { instantOf, type Instant } from '../time.ts'
import { isRefundedInPart, mayCorrectAddress } from './correct-address.ts'
import type { Correction, WaitingCorrection } from './correction-record.ts'
import type { Order } from './order.ts'
import { swappable, swapped, type SwapRefusal } from './swap-items.ts'

/** What its page needs to ask for the payment of a difference. `key`: of the next attempt. */
export type DifferenceToPay = { key: string; payment: PaymentSetup }
export type DifferenceAnswer = { ok: true } | { ok: false; action: PaymentAction } | ({ ok: false } & PlaceRefusal)

/** Days for which a correction waits for its payment; the order waits to be packed as long. */
export const CORRECTION_DAYS = 7

type Corrected = Pick<Order, 'address' | 'lines' | 'totals' | 'groups'>

/**
 * An order after a correction; `recount` counts its taxes anew, for where it then goes. The same order and correction
 * give the same amounts at any time: the prices of a swap are part of it.
 */
export function corrected<O extends Pick<Corrected, 'address' | 'lines' | 'totals'> & { groups?: Corrected['groups'] }>(
  order: O,
  correction: Correction,
  recount: (order: O) => O,
): O | SwapRefusal | 'refunded-in-part' {
  if (correction.kind === 'address') {
    const { address } = correction
    if (order.address?.province === address.province) return { ...order, address }
    return isRefundedInPart(order) ? 'refunded-in-part' : { ...recount(order), address }
  }
  const after = swapped(order, correction, correction.to)
  if (typeof after === 'string' || after.totals.merchandise === order.totals.merchandise) return after
  return isRefundedInPart(order) ? 'refunded-in-part' : recount(after)
}

type Standing = Parameters<typeof swappable>[0] & Parameters<typeof mayCorrectAddress>[0]

/** Whether a correction that waits can still be carried out: nothing it is about was packed, cancelled or refunded. */
export const isStillPossible = (order: Standing, correction: Correction): boolean =>
  !isRefundedInPart(order) &&
  (correction.kind === 'address'
    ? mayCorrectAddress(order)
    : swappable(order).some(({ line, quantity }) => line === correction.line && quantity >= correction.quantity))

/** The correction of an order that waits at an instant; undefined for none, and for one whose time is over. */
export const waitingAt = <W extends WaitingCorrection>(
  { correction }: { correction?: W | undefined },
  now: Instant,
): W | undefined => (correction && now < instantOf(correction.until) ? correction : undefined)
