import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GatewayUnavailable, type Gateway } from './gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

type Call = { path: string; form: Record<string, string>; idempotencyKey: string | undefined }
type Answer = { status: number; body: object }

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
  returnUrl: 'https://portage.example/fr/paiement',
  email: 'roy@example.com',
  locale: 'fr',
} as const
const webhookSecret = 'whsec_only_for_tests'

describe('Stripe, against the recorded contract', () => {
  const calls: Call[] = []
  let answers: Answer[] = []
  let gateway: Gateway
  const server = http.createServer(async (incoming: IncomingMessage, response) => {
    let text = ''
    for await (const chunk of incoming) text += String(chunk)
    const key = incoming.headers['idempotency-key']
    calls.push({
      path: `${incoming.method} ${incoming.url}`,
      form: Object.fromEntries(new URLSearchParams(text)),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    })
    const { status, body } = answers.shift() ?? {
      status: 500,
      body: { error: { type: 'api_error', message: 'no answer recorded' } },
    }
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(status >= 500 && { 'stripe-should-retry': 'false' }),
      })
      .end(JSON.stringify(body))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    gateway = stripeGateway({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret,
      at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    })
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    calls.length = 0
    answers = []
  })
  const respondWith = (...bodies: (object | Answer)[]) =>
    void (answers = bodies.map((body) =>
      'status' in body && 'body' in body ? (body as Answer) : { status: 200, body },
    ))

  test('a payment is opened without a card, in cents of Canada, to be captured by hand', async () => {
    respondWith(intent())
    expect(await gateway.open(request)).toBe('pi_1')
    expect(calls).toEqual([
      {
        path: 'POST /v1/payment_intents',
        idempotencyKey: 'open k1',
        form: expect.objectContaining({
          amount: '11498',
          currency: 'cad',
          capture_method: 'manual',
          'metadata[key]': 'k1',
        }),
      },
    ])
  })

  test('it is confirmed with the token of the browser, once by its key', async () => {
    respondWith(intent({ status: 'requires_capture', latest_charge: charge }))
    expect(await gateway.authorize('pi_1', request)).toEqual({ kind: 'authorized', card: '4242' })
    expect(calls[0]).toMatchObject({
      path: 'POST /v1/payment_intents/pi_1/confirm',
      idempotencyKey: 'confirm k1',
      form: { confirmation_token: 'ctoken_1' },
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
    expect(await gateway.authorize('pi_1', request)).toEqual({ kind: 'declined', why })
  })

  test('3-D Secure is left to Stripe’s script', async () => {
    respondWith(intent({ status: 'requires_action' }))
    expect(await gateway.authorize('pi_1', request)).toEqual({
      kind: 'action',
      action: { kind: 'stripe', clientSecret: 'pi_1_secret_2' },
    })
  })

  test('an outage is no decline', async () => {
    respondWith({ status: 500, body: { error: { type: 'api_error', message: 'down' } } })
    await expect(gateway.authorize('pi_1', request)).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test.each([
    ['requires_capture', 'authorized'],
    ['succeeded', 'captured'],
    ['canceled', 'voided'],
    ['requires_payment_method', 'open'],
    ['requires_action', 'action'],
  ])('an intent that is %s is %s', async (status, state) => {
    respondWith(intent({ status }))
    expect(await gateway.find('pi_1')).toMatchObject({ state, amount: 114_98 })
  })

  test('what is captured is not captured again', async () => {
    respondWith(
      intent({ status: 'requires_capture' }),
      intent({ status: 'succeeded' }),
      intent({ status: 'succeeded' }),
    )
    await gateway.capture('pi_1', 114_98)
    await gateway.capture('pi_1', 114_98)
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
    for (let time = 0; time < 3; time++) await gateway.cancel('pi_1')
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
    await gateway.refund('pi_1', 5_00, 'P-100001 return 1')
    expect(calls[0]).toMatchObject({
      path: 'POST /v1/refunds',
      idempotencyKey: 'refund P-100001 return 1',
      form: { payment_intent: 'pi_1', amount: '500' },
    })
  })

  test('a webhook is read only if Stripe signed it', async () => {
    const stripe = new Stripe('sk_test_1')
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: intent({ status: 'succeeded' }) },
    })
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    expect(await gateway.readEvent(payload, header)).toEqual({ id: 'evt_1', key: 'k1', kind: 'captured' })
    expect(await gateway.readEvent(payload.replace('k1', 'k2'), header)).toBeUndefined()
    expect(await gateway.readEvent(payload, undefined)).toBeUndefined()
    // What was signed long ago may be a stranger's copy; what comes twice says the same of the same attempt, whose
    // work is done.
    const old = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    })
    expect(await gateway.readEvent(payload, old)).toBeUndefined()
    expect(await gateway.readEvent(payload, header)).toEqual({ id: 'evt_1', key: 'k1', kind: 'captured' })
    const other = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    })
    expect(
      await gateway.readEvent(
        other,
        stripe.webhooks.generateTestHeaderString({ payload: other, secret: webhookSecret }),
      ),
    ).toBe('nothing')
  })
})
