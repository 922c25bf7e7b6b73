/** Who collects the payment: the embedded test gateway, Stripe, or the till of the store where it is picked up. */
export const gatewayNames = ['test', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]

/**
 * How a shopper can pay. `card` goes through the gateway; `store` is paid at a pickup; nothing is chosen where gift
 * cards pay all.
 */
export const paymentMethods = ['card', 'store'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * Whether a card is named as its gateway wants it: by a token of this form, or not at all where the gateway asks for
 * the card on a page of its own. Digits alone could be a card's number, which must not come here: no form takes them.
 */
export const namesCard = (token: string | undefined, form: RegExp | undefined): boolean =>
  form === undefined || (token !== undefined && form.test(token))

/** What the payment step needs to render. `isTest`: no real money moves, which the page must say. */
export type PaymentSetup = { gateway: GatewayName; isTest: boolean; publishableKey?: string; methods: PaymentMethod[] }

/** What can be paid with, as the footer shows it, in its order. */
export const paymentMarks = [
  'visa',
  'mastercard',
  'amex',
  'apple-pay',
  'google-pay',
  'link',
  'paypal',
  'klarna',
  'afterpay',
] as const
export type PaymentMark = (typeof paymentMarks)[number]
export const cardMarks = ['visa', 'mastercard', 'amex'] as const satisfies PaymentMark[]

/** Why a card was not charged. */
export type DeclineReason = 'declined' | 'insufficient-funds' | 'expired-card' | 'authentication-failed' | 'unavailable'

/**
 * What the shopper must do before the bank approves (3-D Secure): `redirect` leads to the bank's page and comes back to
 * the checkout; `stripe` is done by Stripe's script with this secret. After it the same order is placed again with the
 * same key.
 */
export type PaymentAction = { kind: 'redirect'; url: string } | { kind: 'stripe'; clientSecret: string }

export const paymentStates = [
  'authorizing',
  'action',
  'authorized',
  'captured',
  'declined',
  'failed',
  'voiding',
  'voided',
] as const
export type PaymentState = (typeof paymentStates)[number]
