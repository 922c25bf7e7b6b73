/**
 * Money of an order that could not be taken or paid back, and is tried again. `gateway`: the one that has the payment,
 * where it is not configured any more.
 */
export type StuckPayment = { kind: 'capture' | 'refund'; gateway?: string }
