import { createHmac, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { outcomeOf } from '../../domain/payment/test-cards.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { GatewayUnavailable, type Gateway, type GatewayEvent, type GatewayPayment } from './gateway.ts'
import { sameToken } from '../http/tokens.ts'

type Row = {
  key: string
  outcome: string
  amount: number | string
  captured: number | string
  refunded: number | string
  state: string
}
type Options = {
  payload(): Promise<Payload>
  /** Where its messages go. */
  notify?(body: string, headers: Record<string, string>): Promise<unknown>
}

type TestGateway = Gateway & Required<Pick<Gateway, 'prove'>>

const signatureHeader = 'x-test-gateway-signature'
const states = ['open', 'action', 'authorized', 'captured', 'declined', 'voided'] as const

/**
 * The embedded gateway: it behaves like a bank outside, with a book of its own, and moves no money. What a card does
 * is documented in domain/payment/test-cards.ts. The reference of a payment is its key.
 */
export function testGateway({ payload, notify }: Options): TestGateway {
  const rows: Rows = async (query) => rowsOf(await payload())(query)
  const signed = async (body: string) =>
    createHmac('sha256', (await payload()).secret)
      .update(`test-gateway ${body}`)
      .digest('hex')
  const notifyCaptured = async (row: Row, times: number) => {
    const body = JSON.stringify({ id: randomUUID(), key: row.key, kind: 'captured' } satisfies GatewayEvent)
    for (let sent = 0; sent < times; sent++) await notify?.(body, { [signatureHeader]: await signed(body) })
  }
  const find = async (reference: string): Promise<Row | undefined> =>
    (
      await rows<Row>(
        sql`select key, outcome, amount, captured, refunded, state from test_charges where key = ${reference}`,
      )
    )[0]
  const move = async (reference: string, from: string, to: string): Promise<Row | undefined> =>
    (
      await rows<Row>(
        sql`update test_charges set state = ${to}, updated_at = ${new Date().toISOString()} where key = ${reference} and state = ${from} returning key, outcome, amount, captured, refunded, state`,
      )
    )[0]

  return {
    name: 'test',
    isTest: true,
    tokens: /^test_[\w-]{3,120}$/,
    open: async ({ key }) => key,
    async authorize(reference, { amount, token, returnUrl }) {
      const outcome = outcomeOf(token)
      if (!outcome) return { kind: 'declined', why: 'declined' }
      const state =
        outcome === 'decline' || outcome === 'insufficient-funds'
          ? 'declined'
          : outcome === 'challenge'
            ? 'action'
            : 'authorized'
      const now = new Date().toISOString()
      await rows(
        sql`insert into test_charges (key, outcome, amount, captured, refunded, state, created_at, updated_at) values (${reference}, ${outcome}, ${amount}, 0, 0, ${state}, ${now}, ${now}) on conflict (key) do nothing returning id`,
      )
      // The bank has agreed, and its answer is lost.
      if (outcome === 'timeout') throw new GatewayUnavailable('the test gateway did not answer')
      if (state === 'declined')
        return { kind: 'declined', why: outcome === 'insufficient-funds' ? 'insufficient-funds' : 'declined' }
      if (state === 'action') return { kind: 'action', action: challenge(reference, returnUrl) }
      return { kind: 'authorized', card: lastDigits(outcome) }
    },
    async find(reference) {
      const row = await find(reference)
      return row && paymentOf(row)
    },
    async capture(reference, amount) {
      // In one statement: a bank does not take half of a step.
      const [row] = await rows<Row>(
        sql`update test_charges set state = 'captured', captured = ${amount}, updated_at = ${new Date().toISOString()} where key = ${reference} and state = 'authorized' returning key, outcome, amount, captured, refunded, state`,
      )
      if (!row) {
        if ((await find(reference))?.state === 'captured') return
        throw new Error('the test gateway has nothing to capture')
      }
      await notifyCaptured(row, row.outcome === 'duplicate-webhook' ? 2 : 1)
    },
    async cancel(reference) {
      for (const from of ['authorized', 'action', 'open']) if (await move(reference, from, 'voided')) return
      await rows(
        sql`update test_charges set refunded = captured where key = ${reference} and state = 'captured' returning id`,
      )
    },
    async refund(reference, amount, key) {
      await inTransaction(await payload(), async (inside) => {
        const now = new Date().toISOString()
        const first = await inside(
          sql`insert into test_charges (key, outcome, amount, captured, refunded, state, created_at, updated_at) values (${`refund ${key}`}, 'refund', ${amount}, 0, 0, 'refund', ${now}, ${now}) on conflict (key) do nothing returning id`,
        )
        if (first.length === 0) return
        const paid = await inside(
          sql`update test_charges set refunded = refunded + ${amount} where key = ${reference} and captured - refunded >= ${amount} returning id`,
        )
        if (paid.length === 0) throw new Error('the test gateway has not so much to pay back')
      })
    },
    signatureHeader,
    async readEvent(body, signature) {
      if (signature === undefined || !sameToken(signature, await signed(body))) return undefined
      return JSON.parse(body) as GatewayEvent
    },
    prove: async (reference, agreed) =>
      (await move(reference, 'action', agreed ? 'authorized' : 'declined')) !== undefined,
  }
}

const challenge = (reference: string, returnUrl: string) =>
  ({
    kind: 'redirect',
    url: `/api/payment/challenge?payment=${encodeURIComponent(reference)}&to=${encodeURIComponent(returnUrl)}`,
  }) as const

const lastDigits = (outcome: string) =>
  outcome === 'challenge' ? '3155' : outcome === 'duplicate-webhook' ? '0259' : '4242'

function paymentOf(row: Row): GatewayPayment {
  const state = states.find((one) => one === row.state) ?? 'open'
  const declined = state === 'declined' && {
    why:
      row.outcome === 'challenge'
        ? ('authentication-failed' as const)
        : row.outcome === 'insufficient-funds'
          ? ('insufficient-funds' as const)
          : ('declined' as const),
  }
  return {
    state,
    amount: Number(row.amount),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
    card: lastDigits(row.outcome),
    ...declined,
  }
}
