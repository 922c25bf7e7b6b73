import Stripe from 'stripe'
import { cardMarks, type DeclineReason } from '../../domain/payment/payment.ts'
import {
  GatewayUnavailable,
  type Authorization,
  type Gateway,
  type GatewayEvent,
  type GatewayPayment,
} from './gateway.ts'

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }

type Options = StripeKeys & {
  /** The shop, where a payment that is agreed to elsewhere (PayPal, Klarna, Afterpay) leads back to. */
  siteUrl: string
  /** Where Stripe answers; only tests name another place. */
  at?: {
    host: string
    port: number
    protocol: 'http' | 'https'
  }
}

/**
 * The version of Stripe’s API that the recorded answers are of: its library’s own, so that one is not raised without
 * the other.
 */
export const STRIPE_API_VERSION = '2026-10-28.endive'

const ANSWER_MS = 20_000
/** The shop does not open later because of its footer. */
const MARKS_MS = 3000
const methodMarks = [
  ['card', ...cardMarks],
  ['apple_pay', 'apple-pay'],
  ['google_pay', 'google-pay'],
  ['link', 'link'],
  ['paypal', 'paypal'],
  ['klarna', 'klarna'],
  ['afterpay_clearpay', 'afterpay'],
] as const

/**
 * Stripe by its official library. A payment is a Payment Intent with manual capture: opened without a card, confirmed
 * with the token that Stripe's own fields made in the browser. Its reference is the intent's id; every call carries an
 * idempotency key.
 */
export function stripeGateway({ secretKey, publishableKey, webhookSecret, siteUrl, at }: Options): Gateway {
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 2,
    timeout: ANSWER_MS,
    ...at,
  })
  const { paymentIntents } = stripe
  return {
    name: 'stripe',
    isTest: secretKey.startsWith('sk_test_') || secretKey.startsWith('rk_test_'),
    publishableKey,
    // Of a confirmation, as Stripe's form makes it, or of a payment method, as agents have it.
    tokens: /^(ctoken|pm)_[\w-]{3,120}$/,
    marks: () =>
      asked(async () => {
        const { data } = await stripe.paymentMethodConfigurations.list({}, { timeout: MARKS_MS, maxNetworkRetries: 0 })
        const own = data.find(({ is_default, active }) => is_default && active)
        return methodMarks.flatMap(([method, ...marks]) => (own?.[method]?.available ? marks : []))
      }),
    open: ({ key, amount, email }) =>
      asked(async () => {
        const intent = await paymentIntents.create(
          {
            amount,
            currency: 'cad',
            capture_method: 'manual',
            automatic_payment_methods: { enabled: true },
            receipt_email: email,
            metadata: { key },
          },
          { idempotencyKey: `open ${key}` },
        )
        return intent.id
      }),
    authorize: (reference, { key, token, returnUrl }) =>
      asked(async () => {
        const card = token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }
        try {
          return authorizationOf(
            await paymentIntents.confirm(
              reference,
              {
                ...card,
                use_stripe_sdk: true,
                expand: ['latest_charge'],
                return_url: new URL(returnUrl, siteUrl).href,
              },
              { idempotencyKey: `confirm ${key}` },
            ),
          )
        } catch (error) {
          if (error instanceof Stripe.errors.StripeCardError)
            return { kind: 'declined', why: whyOf(error.decline_code ?? error.code) }
          throw error
        }
      }),
    find: (reference) =>
      asked(async () => {
        const intent = await known(paymentIntents.retrieve(reference, { expand: ['latest_charge'] }))
        if (!intent) return undefined
        const charge = chargeOf(intent)
        const why = intent.last_payment_error
          ? whyOf(intent.last_payment_error.decline_code ?? intent.last_payment_error.code)
          : undefined
        const answer = authorizationOf(intent)
        return {
          state: states[intent.status] ?? 'open',
          amount: intent.amount,
          captured: intent.amount_received,
          refunded: charge?.amount_refunded ?? 0,
          ...(answer.kind === 'authorized' && answer.card && { card: answer.card }),
          ...(why && { why }),
          ...(answer.kind === 'action' && { action: answer.action }),
        } satisfies GatewayPayment
      }),
    capture: (reference, amount) =>
      asked(async () => {
        const intent = await paymentIntents.retrieve(reference)
        if (intent.status !== 'succeeded')
          await paymentIntents.capture(
            reference,
            { amount_to_capture: amount },
            { idempotencyKey: `capture ${reference}` },
          )
      }),
    cancel: (reference) =>
      asked(async () => {
        const intent = await paymentIntents.retrieve(reference)
        if (intent.status === 'canceled') return
        if (intent.status === 'succeeded')
          await stripe.refunds.create({ payment_intent: reference }, { idempotencyKey: `void ${reference}` })
        else await paymentIntents.cancel(reference, {}, { idempotencyKey: `cancel ${reference}` })
      }),
    refund: (reference, amount, key) =>
      asked(
        async () =>
          void (await stripe.refunds.create(
            { payment_intent: reference, amount },
            { idempotencyKey: `refund ${key}` },
          )),
      ),
    signatureHeader: 'stripe-signature',
    async readEvent(body, signature) {
      if (!signature) return undefined
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

const states: Partial<Record<Stripe.PaymentIntent.Status, GatewayPayment['state']>> = {
  requires_action: 'action',
  requires_capture: 'authorized',
  processing: 'authorized',
  succeeded: 'captured',
  canceled: 'voided',
}

/** Undefined for what this account does not have. */
const known = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
    throw error
  })

/** Whether Stripe did it is not known when it did not answer: the caller finds out. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError
    )
      throw new GatewayUnavailable(error.message)
    throw error
  }
}

function authorizationOf(intent: Stripe.PaymentIntent): Authorization {
  const card = chargeOf(intent)?.payment_method_details?.card?.last4
  if (intent.status === 'requires_capture' || intent.status === 'succeeded')
    return { kind: 'authorized', ...(card && { card }) }
  const elsewhere = intent.next_action?.redirect_to_url?.url
  if (intent.status === 'requires_action' && elsewhere)
    return { kind: 'action', action: { kind: 'redirect', url: elsewhere } }
  if (intent.status === 'requires_action' && intent.client_secret)
    return { kind: 'action', action: { kind: 'stripe', clientSecret: intent.client_secret } }
  return { kind: 'declined', why: whyOf(intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code) }
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  charge && typeof charge === 'object' ? charge : undefined

const whyOf = (code: string | null | undefined): DeclineReason =>
  code === 'insufficient_funds'
    ? 'insufficient-funds'
    : code === 'expired_card'
      ? 'expired-card'
      : code === 'authentication_required' || code === 'payment_intent_authentication_failure'
        ? 'authentication-failed'
        : 'declined'

function eventOf({ id, type, data }: Stripe.Event): GatewayEvent | 'nothing' {
  const key = 'metadata' in data.object ? (data.object.metadata as Record<string, string> | null)?.key : undefined
  return type === 'payment_intent.succeeded' && key ? { id, key, kind: 'captured' } : 'nothing'
}
