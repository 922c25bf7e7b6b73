import type { Order } from './order.ts'

/** Why a shopper's cancellation is refused: packing has begun, or a gift card of the order was used already. */
export type CancelRefusal = 'unknown-order' | 'being-packed' | 'cards-spent' | 'too-many-tries'

/**
 * Whether its shopper may cancel an order: all of it still waits to be packed. Gift cards that go by e-mail alone are
 * never packed, and have left.
 */
export const mayCancel = ({
  state,
  fulfilment,
  parts = [],
  parcels,
}: Pick<Order, 'state' | 'fulfilment' | 'parts' | 'parcels'>): boolean =>
  (state === 'placed' || state === 'paid') &&
  fulfilment !== 'email' &&
  parcels.length === 0 &&
  parts.every((part) => part.state === 'placed')
