import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import type { DeclineReason, GatewayName, PaymentAction, PaymentMark } from '../../domain/payment/payment.ts'

export type Authorization =
  | { kind: 'authorized'; card?: string }
  | { kind: 'declined'; why: DeclineReason }
  /** The shopper must authenticate with the bank; `find` returns the result. */
  | { kind: 'action'; action: PaymentAction }

/** A payment as the gateway has it. Amounts in cents. */
export type GatewayPayment = {
  state: 'open' | 'action' | 'authorized' | 'captured' | 'declined' | 'voided'
  amount: Cents
  captured: Cents
  refunded: Cents
  card?: string
  why?: DeclineReason
  action?: PaymentAction
}

export type PaymentRequest = {
  key: string
  amount: Cents
  /** What the browser got for the card; never its number. Empty where the gateway asks for it on its own page. */
  token: string
  returnUrl: string
  email: string
  locale: Locale
}

/**
 * A gateway's webhook event that the shop acts on: the money of the payment with this key is there. Handled once,
 * however often it arrives; all else the shop asks for itself, and reads in the answer.
 */
export type GatewayEvent = { id: string; key: string; kind: 'captured' }

/**
 * A payment gateway. Every call is idempotent for the same arguments. A call that throws may or may not have taken
 * effect: `find` returns the state. Nothing is charged before `authorize`.
 */
export type Gateway = {
  name: GatewayName
  isTest: boolean
  publishableKey?: string
  /** The form of its tokens; none where a card is asked for on the gateway's own page, to which `authorize` leads. */
  tokens?: RegExp
  /** What the merchant's account has switched on; absent where that is the usual cards. */
  marks?(): Promise<readonly PaymentMark[]>
  /** Opens a payment and returns its reference, which is stored before anything is charged. */
  open(request: PaymentRequest): Promise<string>
  authorize(reference: string, request: PaymentRequest): Promise<Authorization>
  find(reference: string): Promise<GatewayPayment | undefined>
  capture(reference: string, amount: Cents): Promise<void>
  /** Gives an authorization back; what was captured is refunded. */
  cancel(reference: string): Promise<void>
  /** `key` names the refund: the same key pays back once. */
  refund(reference: string, amount: Cents, key: string): Promise<void>
  /** The header of its webhooks that has their signature, in small letters. */
  signatureHeader: string
  /** The event of a signed webhook; undefined where the signature is not the gateway's. */
  readEvent(body: string, signature: string | undefined): Promise<GatewayEvent | 'nothing' | undefined>
  /** The answer of a shopper to the bank's page; only of a gateway whose bank is a page of this shop. */
  prove?(reference: string, agreed: boolean): Promise<boolean>
}

/** The gateway did not answer, or not in time. */
export class GatewayUnavailable extends Error {}

/** A payment is with a gateway that is not configured any more. */
export class GatewayMissing extends Error {
  override readonly name = 'GatewayMissing'

  constructor(gateway: string) {
    super(`${gateway} has this payment and is not configured`)
  }

  /** The gateway, in the text of such an error as the outbox keeps it. */
  static readonly gatewayIn = (text: string): string | undefined => /^GatewayMissing: (\S+) has /.exec(text)?.[1]
}
