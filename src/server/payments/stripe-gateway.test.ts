import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayContract } from '../testing/gateway-contract.ts'
import { recordedStripe, webhookSecret } from '../testing/recorded-stripe.ts'
import { smallStripe } from '../testing/small-stripe.ts'
import { GatewayUnavailable } from './gateway.ts'
import { marksOf } from './marks-of.ts'
import { STRIPE_API_VERSION } from './stripe-gateway.ts'

/** Answers of Stripe's API as its reference documents them, cut to what is read. */
const intent = (more: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 114_98,
  amount_received: 0,
  currency: 'cad',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret_2',
  latest_charge: null,
  last_payment_error: null,
  metadata: { key: 'k1' },
  ...more,
})
const charge = {
  id: 'ch_1',
  object: 'charge',
  amount_refunded: 0,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
}
const declined = (decline_code: string) => ({
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', decline_code, message: 'Your card was declined.' } },
})
const request = {
  key: 'k1',
  amount: 114_98,
  token: 'ctoken_1',
  returnUrl: '/fr/paiement/verification?attempt=k1',
  email: 'roy@example.com',
  locale: 'fr',
} as const

describe('Stripe, as every gateway', () => {
  const { gateway, respondBy } = recordedStripe()
  beforeEach(() => respondBy(smallStripe()))
  gatewayContract({
    gateway,
    tokens: { pays: 'ctoken_pays', refused: 'ctoken_refused', empty: 'ctoken_empty' },
  })
})

describe('Stripe, against the recorded contract', () => {
  const { gateway, calls, respondWith } = recordedStripe()

  test('a payment is opened without a card, in cents of Canada, to be captured by hand', async () => {
    respondWith(intent())
    expect(await gateway().open(request)).toBe('pi_1')
    expect(calls).toEqual([
      {
        path: 'POST /v1/payment_intents',
        idempotencyKey: 'open k1',
        version: STRIPE_API_VERSION,
        form: expect.objectContaining({
          amount: '11498',
          currency: 'cad',
          capture_method: 'manual',
          'automatic_payment_methods[enabled]': 'true',
          'metadata[key]': 'k1',
        }),
      },
    ])
    // Nor without those that are agreed to elsewhere.
    expect(calls[0]?.form).not.toHaveProperty('automatic_payment_methods[allow_redirects]')
  })

  test('it is confirmed with the token of the browser, once by its key', async () => {
    respondWith(intent({ status: 'requires_capture', latest_charge: charge }))
    expect(await gateway().authorize('pi_1', request)).toEqual({ kind: 'authorized', card: '4242' })
    expect(calls[0]).toMatchObject({
      path: 'POST /v1/payment_intents/pi_1/confirm',
      idempotencyKey: 'confirm k1',
      form: {
        confirmation_token: 'ctoken_1',
        return_url: 'https://portage.example/fr/paiement/verification?attempt=k1',
      },
    })
    // No card number is sent, as the shop knows none.
    expect(JSON.stringify(calls)).not.toMatch(/\d{13,19}/)
  })

  test.each([
    ['insufficient_funds', 'insufficient-funds'],
    ['expired_card', 'expired-card'],
    ['generic_decline', 'declined'],
  ])('%s is %s', async (code, why) => {
    respondWith(declined(code))
    expect(await gateway().authorize('pi_1', request)).toEqual({ kind: 'declined', why })
  })

  test('3-D Secure is left to Stripe’s script', async () => {
    respondWith(intent({ status: 'requires_action' }))
    expect(await gateway().authorize('pi_1', request)).toEqual({
      kind: 'action',
      action: { kind: 'stripe', clientSecret: 'pi_1_secret_2' },
    })
  })

  test('Klarna, Afterpay and PayPal ask on their own page, and lead back to the attempt', async () => {
    const url = 'https://pm-redirects.stripe.com/authorize/acct_1/pa_nonce_1'
    const asks = intent({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: 'https://portage.example/fr' } },
    })
    respondWith(
      asks,
      asks,
      intent({
        status: 'requires_capture',
        latest_charge: { ...charge, payment_method_details: { type: 'klarna', klarna: {} } },
      }),
    )
    const action = { kind: 'redirect', url }
    expect(await gateway().authorize('pi_1', request)).toEqual({ kind: 'action', action })
    expect(await gateway().find('pi_1')).toMatchObject({ state: 'action', action })
    // What is not a card has no last digits.
    expect(await gateway().find('pi_1')).toEqual({ state: 'authorized', amount: 114_98, captured: 0, refunded: 0 })
  })

  test('the footer shows what the account’s default configuration has on', async () => {
    const on = { available: true, display_preference: { overridable: null, preference: 'on', value: 'on' } }
    const off = { available: false, display_preference: { overridable: null, preference: 'on', value: 'on' } }
    const configuration = { object: 'payment_method_configuration', active: true, livemode: false }
    respondWith({
      object: 'list',
      has_more: false,
      url: '/v1/payment_method_configurations',
      data: [
        { ...configuration, id: 'pmc_2', is_default: false, paypal: on },
        { ...configuration, id: 'pmc_1', is_default: true, card: on, apple_pay: on, paypal: off, klarna: on },
      ],
    })
    expect(await gateway().marks?.()).toEqual(['visa', 'mastercard', 'amex', 'apple-pay', 'klarna'])
    expect(calls[0]?.path).toBe('GET /v1/payment_method_configurations')
    const said: string[] = []
    // Without an answer the usual cards are shown, and it is said in the log.
    respondWith({ status: 500, body: { error: { type: 'api_error', message: 'down' } } })
    expect(await marksOf(gateway(), (sentence) => void said.push(sentence))).toBeUndefined()
    expect(said).toEqual([expect.stringMatching(/cards probably cannot be taken.+footer.+down/)])
  })

  test('an outage is not a decline', async () => {
    respondWith({ status: 500, body: { error: { type: 'api_error', message: 'down' } } })
    await expect(gateway().authorize('pi_1', request)).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test.each([
    ['requires_capture', 'authorized'],
    ['succeeded', 'captured'],
    ['canceled', 'voided'],
    ['requires_payment_method', 'open'],
    ['requires_action', 'action'],
  ])('an intent that is %s is %s', async (status, state) => {
    respondWith(intent({ status }))
    expect(await gateway().find('pi_1')).toMatchObject({ state, amount: 114_98 })
  })

  test('what is captured is not captured again', async () => {
    respondWith(
      intent({ status: 'requires_capture' }),
      intent({ status: 'succeeded' }),
      intent({ status: 'succeeded' }),
    )
    await gateway().capture('pi_1', 114_98)
    await gateway().capture('pi_1', 114_98)
    expect(calls.map(({ path }) => path)).toEqual([
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/capture',
      'GET /v1/payment_intents/pi_1',
    ])
    expect(calls[1]).toMatchObject({ idempotencyKey: 'capture pi_1', form: { amount_to_capture: '11498' } })
  })

  test('an authorization is cancelled; what was captured is refunded; what is cancelled stays so', async () => {
    respondWith(
      intent({ status: 'requires_capture' }),
      intent({ status: 'canceled' }),
      intent({ status: 'succeeded' }),
      { id: 're_1', object: 'refund' },
      intent({ status: 'canceled' }),
    )
    for (let time = 0; time < 3; time++) await gateway().cancel('pi_1')
    expect(calls.map(({ path }) => path)).toEqual([
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/cancel',
      'GET /v1/payment_intents/pi_1',
      'POST /v1/refunds',
      'GET /v1/payment_intents/pi_1',
    ])
  })

  test('a refund has its name as key', async () => {
    respondWith({ id: 're_1', object: 'refund' })
    await gateway().refund('pi_1', 5_00, 'P-100001 return 1')
    expect(calls[0]).toMatchObject({
      path: 'POST /v1/refunds',
      idempotencyKey: 'refund P-100001 return 1',
      form: { payment_intent: 'pi_1', amount: '500' },
    })
  })

  const stripe = new Stripe('sk_test_1')
  test('a webhook is read only if Stripe signed it', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: intent({ status: 'succeeded' }) },
    })
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    expect(await gateway().readEvent(payload, header)).toEqual({ id: 'evt_1', key: 'k1', kind: 'captured' })
    expect(await gateway().readEvent(payload.replace('k1', 'k2'), header)).toBeUndefined()
    expect(await gateway().readEvent(payload, undefined)).toBeUndefined()
    // What was signed long ago may be a stranger's copy; what comes twice says the same of the same attempt, whose
    // work is done.
    const old = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    })
    expect(await gateway().readEvent(payload, old)).toBeUndefined()
    expect(await gateway().readEvent(payload, header)).toEqual({ id: 'evt_1', key: 'k1', kind: 'captured' })
  })

  test.each([
    ['customer.created', { id: 'cus_1', object: 'customer' }],
    // What the shop asked for itself, and reads in the answer.
    ['payment_intent.canceled', { id: 'pi_1', object: 'payment_intent', metadata: { key: 'k1' } }],
    ['payment_intent.payment_failed', { id: 'pi_1', object: 'payment_intent', metadata: { key: 'k1' } }],
  ])('nothing follows from %s', async (type, object) => {
    const payload = JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object } })
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    expect(await gateway().readEvent(payload, header)).toBe('nothing')
  })
})
