import { instantOf, type Instant } from '../time.ts'
import type { Order } from './order.ts'
import type { OrderState } from './order-state.ts'

/** How long a parcel without a recorded arrival may still be traced: the period in which carriers accept a claim. */
export const CLAIM_DAYS = 30
const DAY_MS = 86_400_000

const overStates: readonly OrderState[] = ['delivered', 'returned-in-part', 'returned', 'cancelled']

/**
 * Whether an order still needs its shopper's name, address and e-mail: it has not arrived, something is asked back, or
 * a mail, a refund or a gift card of it is yet to go (`hasOutboxEntries`).
 */
export function isUnderWay(
  { state, fulfilment, parcels, returnRequest }: Pick<Order, 'state' | 'fulfilment' | 'parcels' | 'returnRequest'>,
  hasOutboxEntries: boolean,
  now: Instant,
): boolean {
  if (hasOutboxEntries || returnRequest) return true
  if (parcels.some(({ left, arrived }) => !arrived && now - instantOf(left) < CLAIM_DAYS * DAY_MS))
    return state !== 'cancelled'
  if (overStates.includes(state)) return false
  // Gift cards alone: all that is to be done is their mails. What was shipped is by its parcels, see above.
  return !(fulfilment === 'email' && state === 'paid') && !(state === 'shipped' && parcels.length > 0)
}
