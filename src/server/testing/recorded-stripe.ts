import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Gateway } from '../payments/gateway.ts'
import { stripeGateway } from '../payments/stripe-gateway.ts'

export type RecordedCall = {
  path: string
  form: Record<string, string>
  idempotencyKey: string | undefined
  version: string | undefined
}
export type RecordedAnswer = { status: number; body: object }

export const webhookSecret = 'whsec_only_for_tests'

/** The gateway of Stripe, asking a server here that answers as recorded, one answer a call. */
export function recordedStripe() {
  const calls: RecordedCall[] = []
  let answers: RecordedAnswer[] = []
  let answerTo: ((call: RecordedCall) => RecordedAnswer) | undefined
  let gateway: Gateway
  const server = http.createServer(async (incoming, response) => {
    let text = ''
    for await (const chunk of incoming) text += String(chunk)
    const { 'idempotency-key': key, 'stripe-version': version } = incoming.headers
    const call: RecordedCall = {
      path: `${incoming.method} ${incoming.url}`,
      form: Object.fromEntries(new URLSearchParams(text)),
      idempotencyKey: typeof key === 'string' ? key : undefined,
      version: typeof version === 'string' ? version : undefined,
    }
    calls.push(call)
    const { status, body } = answers.shift() ??
      answerTo?.(call) ?? {
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
      siteUrl: 'https://portage.example',
      at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    })
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    calls.length = 0
    answers = []
    answerTo = undefined
  })
  return {
    gateway: () => gateway,
    calls,
    respondBy: (answer: (call: RecordedCall) => RecordedAnswer) => void (answerTo = answer),
    respondWith: (...bodies: (object | RecordedAnswer)[]) =>
      void (answers = bodies.map((body) =>
        'status' in body && 'body' in body ? (body as RecordedAnswer) : { status: 200, body },
      )),
  }
}
