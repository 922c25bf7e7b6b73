import type { Checkout } from '../../domain/checkout/checkout.ts'
import { quote } from '../../domain/checkout/quote.ts'
import type { Instant } from '../../domain/time.ts'

/** The checkout of a shopper without a cart. */
export function noCheckout(now: Instant): Omit<Checkout, 'cart' | 'stores' | 'payment'> {
  const { totals } = quote({ lines: [], rates: [], giftCards: [], now })
  return {
    state: { giftCards: [] },
    next: 'contact',
    needsDelivery: false,
    ships: false,
    asks: false,
    shipsToAddress: false,
    needsPhone: false,
    deliveries: [],
    groups: [],
    mayPickUp: true,
    totals,
    giftCards: [],
    notices: [],
    key: '',
  }
}
