import { emptyCart } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { quote } from '../checkout/quote.ts'

/** The checkout of an empty cart at its first step that asks for an address. */
export const sampleCheckout = (more: Partial<Checkout> = {}): Checkout => ({
  state: { giftCards: [] },
  cart: emptyCart,
  stores: [],
  next: 'address',
  needsDelivery: true,
  ships: true,
  shipsToAddress: true,
  mayPickUp: true,
  asks: true,
  needsPhone: false,
  deliveries: [],
  groups: [],
  totals: quote({ lines: [], rates: [], giftCards: [], now: 0 }).totals,
  giftCards: [],
  payment: { gateway: 'test', isTest: true, methods: ['card'] },
  notices: [],
  key: '',
  ...more,
})
