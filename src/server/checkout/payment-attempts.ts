import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { PaymentAction } from '../../domain/payment/payment.ts'
import { rowsOf } from '../database/database.ts'
import type { Outbox } from '../orders/outbox.ts'
import { GatewayUnavailable, type PaymentRequest } from '../payments/gateway.ts'
import { gatewayOf } from '../payments/payment-gateways.ts'
import { beginPayment, findPayment, movePayment, type NewPayment, type PaymentRow } from '../payments/payment-rows.ts'
import { readCheckout, renewKey, writeCheckout } from './checkout-rows.ts'
import type { Checkouts } from './checkouts.ts'
import { PlaceRefused } from './write-order.ts'

/** How long a second request waits for what the first one is at. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 50

export type PlaceOutcome = { number: string } | { refusal: PlaceRefusal } | { action: PaymentAction }

/**
 * The payment of an attempt to place an order, or to pay the difference of its correction: its authorization, its
 * capture or release, and what was answered.
 */
export class PaymentAttempts {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly now: () => number,
  ) {}

  /** Whether this request has the attempt: a new one, or one that is back from the bank. */
  async begin(known: PaymentRow | undefined, attempt: Omit<NewPayment, 'now'>): Promise<boolean> {
    const rows = rowsOf(await this.#payload())
    const now = this.now()
    return known
      ? movePayment(rows, attempt.key, ['action'], 'authorizing', { now })
      : beginPayment(rows, { ...attempt, now })
  }

  /** A card's payment is opened, unless the shopper is back from the bank with it, and authorized. */
  async authorize(
    known: PaymentRow | undefined,
    payment: PaymentRequest,
  ): Promise<{ kind: 'authorized'; card?: string } | { kind: 'not'; outcome: PlaceOutcome }> {
    const { current: gateway } = this.checkouts.parts.gateways
    const { key } = payment
    // Begun before the shop changed its gateway: what the old one may have authorized is released.
    if (known && known.gateway !== gateway.name)
      return { kind: 'not', outcome: await this.void(key, { reason: 'payment-unavailable' }) }
    const rows = rowsOf(await this.#payload())
    try {
      const reference = known?.reference ?? (await gateway.open(payment))
      if (!known?.reference)
        await movePayment(rows, key, ['authorizing'], 'authorizing', { now: this.now(), reference })
      const answer = known ? await this.#authenticated(reference, known) : await gateway.authorize(reference, payment)
      if (answer.kind === 'authorized') return answer
      if (answer.kind === 'declined')
        return { kind: 'not', outcome: await this.#refuse(key, 'declined', { reason: 'declined', why: answer.why }) }
      await movePayment(rows, key, ['authorizing'], 'action', { now: this.now(), answer: { action: answer.action } })
      return { kind: 'not', outcome: { action: answer.action } }
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) console.error('payment', key, error)
      // It may have been authorized all the same, so it is released.
      return { kind: 'not', outcome: await this.void(key, { reason: 'payment-unavailable' }) }
    }
  }

  /** The result of the shopper's authentication with the bank. */
  async #authenticated(reference: string, { answer }: PaymentRow) {
    const payment = await this.checkouts.parts.gateways.current.find(reference)
    if (payment?.state === 'authorized' || payment?.state === 'captured')
      return { kind: 'authorized', ...(payment.card && { card: payment.card }) } as const
    const action =
      payment?.action ?? (payment?.state === 'action' && answer && 'action' in answer ? answer.action : undefined)
    if (action) return { kind: 'action', action } as const
    return { kind: 'declined', why: payment?.why ?? 'authentication-failed' } as const
  }

  /**
   * Writes what was authorized, in one transaction that answers with the number of its order, and has it captured by
   * an entry of the outbox; what cannot be written is released.
   */
  async settle(key: string, write: () => Promise<string>, outbox: Outbox, entry: string): Promise<PlaceOutcome> {
    try {
      const number = await write()
      // The shopper waits for the capture, not for the mails.
      await outbox.runNow([entry]).catch(() => {})
      void outbox.run().catch(() => {})
      return { number }
    } catch (error) {
      if (error instanceof PlaceRefused) return this.void(key, error.refusal)
      // A commit may have failed on its way back: the row knows whether it was done.
      const row = await findPayment(rowsOf(await this.#payload()), key).catch(() => undefined)
      if (row?.order) return { number: row.order }
      await this.void(key, { reason: 'payment-unavailable' })
      throw error
    }
  }

  /** The recorded result for a repeated key; waits while the attempt is in progress. */
  async recorded(row: PaymentRow | undefined): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    let now = row
    for (
      const until = Date.now() + PATIENCE_MS;
      now && !now.order && now.state === 'authorizing' && Date.now() < until;
    ) {
      await sleep(LOOK_EVERY_MS)
      now = await findPayment(rows, now.key)
    }
    if (now?.order) return { number: now.order }
    if (now?.answer && 'action' in now.answer)
      return now.state === 'action' ? { action: now.answer.action } : { refusal: { reason: 'payment-unavailable' } }
    return { refusal: now?.answer && 'reason' in now.answer ? now.answer : { reason: 'payment-unavailable' } }
  }

  /** The shopper is back from the bank, but what was agreed to no longer applies. */
  async abandon(row: PaymentRow, refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    await movePayment(rows, row.key, ['action'], 'authorizing', { now: this.now() })
    return this.void(row.key, refusal)
  }

  async #refuse(key: string, state: 'declined' | 'voiding', refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    await movePayment(rows, key, ['authorizing'], state, { now: this.now(), answer: refusal })
    const row = await findPayment(rows, key)
    if (row) {
      await renewKey(rows, row.cart, key)
      const stored = refusal.reason === 'declined' ? await readCheckout(rows, row.cart) : undefined
      // A card that was declined is not tried again by itself.
      if (stored) await writeCheckout(rows, row.cart, { ...stored.state, payment: undefined }, stored.notices)
    }
    return { refusal }
  }

  /** Refuses and releases the authorization; if that fails, or the process dies, the reconciler does it. */
  async void(key: string, refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const outcome = await this.#refuse(key, 'voiding', refusal)
    await voidPayment(this.checkouts, key, this.now()).catch((error: unknown) => console.error('void', key, error))
    return outcome
  }

  #payload = () => this.checkouts.parts.payload()
}

/** Releases what an attempt without an order may have authorized. */
export async function voidPayment(
  { parts: { payload, gateways } }: Checkouts,
  key: string,
  now: number,
): Promise<void> {
  const rows = rowsOf(await payload())
  const row = await findPayment(rows, key)
  if (!row || row.order || row.state !== 'voiding') return
  if (row.reference) await gatewayOf(gateways, row).cancel(row.reference)
  await movePayment(rows, key, ['voiding'], row.reference ? 'voided' : 'failed', { now })
}
