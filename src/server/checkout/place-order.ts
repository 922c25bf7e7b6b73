import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { PlaceAnswer, PlaceRefusal, PlaceRequest } from '../../domain/checkout/place-order.ts'
import type { PaymentAction } from '../../domain/payment/payment.ts'
import { paths } from '../../domain/paths.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { lockCart } from '../cart/cart-rows.ts'
import { hashedToken } from '../http/tokens.ts'
import { inTransaction, isPostgres, rowsOf } from '../database/database.ts'
import type { Outbox } from '../orders/outbox.ts'
import { note } from '../orders/outbox.ts'
import { orderToken } from '../orders/order-token.ts'
import { beginPayment, findPayment, movePayment, type PaymentRow } from '../payments/payment-rows.ts'
import { GatewayUnavailable, type PaymentRequest } from '../payments/gateway.ts'
import { issueSoldCards } from '../orders/sold-cards.ts'
import { priceCheckout, ratesOf } from './price-checkout.ts'
import { readContents } from './cart-contents.ts'
import { renewKey, readCheckout, writeCheckout } from './checkout-rows.ts'
import { storeOf, type Checkouts, type CheckoutVisitor, type PricedCart } from './checkouts.ts'
import { orderData, type OrderData } from './order-data.ts'
import { lockPromo } from './promo-codes.ts'
import { findOrder } from '../orders/order-rows.ts'
import { PlaceRefused, takeAll, writeOrder } from './write-order.ts'

const placeRequest = z.object({
  key: z.uuid(),
  due: z.coerce.number().int().min(0),
  token: z
    .string()
    .max(200)
    .regex(/^(test|ctoken|pm)_[\w-]+$/)
    .optional()
    .catch(undefined),
})

/** How long a second request waits for what the first one is at. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 50

type PlaceOutcome = { number: string } | { refusal: PlaceRefusal } | { action: PaymentAction }
type Options = { checkouts: Checkouts; outbox: Outbox; siteUrl: string; now?(): number }

/**
 * Places orders. A key identifies one attempt: it is recorded before the gateway is called, the payment is authorized,
 * the order is written in one transaction that checks and prices everything again, and the authorization is then
 * captured, or released. Whenever the process dies, the row tells the reconciler what to finish.
 */
export class Placing {
  readonly #now: () => number
  readonly #running = new Map<string, Promise<PlaceOutcome>>()

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  async place(visit: CheckoutVisitor, raw: unknown): Promise<PlaceAnswer> {
    const request = placeRequest.safeParse(raw)
    const outcome: PlaceOutcome =
      request.success && visit.token !== undefined
        ? await this.#once(visit, visit.token, request.data)
        : { refusal: { reason: 'bad-request' } }
    if ('number' in outcome)
      return {
        ok: true,
        order: { number: outcome.number, token: orderToken((await this.#payload()).secret, outcome.number) },
      }
    const checkout = await this.options.checkouts.read(visit)
    return 'action' in outcome
      ? { ok: false, action: outcome.action, checkout }
      : { ok: false, ...outcome.refusal, checkout }
  }

  /**
   * The shopper is back from the bank: what was agreed to goes on, with the key and the amount of its attempt.
   * Undefined for a key that is none of this cart's.
   */
  async finish(visit: CheckoutVisitor, key: string): Promise<PlaceAnswer | undefined> {
    const known = visit.token === undefined ? undefined : await findPayment(rowsOf(await this.#payload()), key)
    return visit.token !== undefined && known?.cart === hashedToken(visit.token)
      ? this.place(visit, { key, due: known.amount })
      : undefined
  }

  /** The same key at the same time is one attempt: here by the map, among processes by the row. */
  #once(visit: CheckoutVisitor, token: string, request: PlaceRequest): Promise<PlaceOutcome> {
    const id = `${token} ${request.key}`
    const running =
      this.#running.get(id) ?? this.#attempt(visit, hashedToken(token), request).finally(() => this.#running.delete(id))
    this.#running.set(id, running)
    return running
  }

  async #attempt(visit: CheckoutVisitor, cart: string, request: PlaceRequest): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    const known = await findPayment(rows, request.key)
    if (known && known.cart !== cart) return { refusal: { reason: 'bad-request' } }
    if (known && known.state !== 'action') return this.#outcome(known)
    const priced = await this.options.checkouts.price(visit)
    const refusal = refusalOf(priced, request)
    if (refusal || !priced)
      return known ? this.#giveUp(known, refusal ?? { reason: 'empty' }) : { refusal: refusal ?? { reason: 'empty' } }
    const { totals } = priced.pricing.quote
    const byCard = totals.due > 0 && (request.token !== undefined || priced.stored.state.payment?.method === 'card')
    const { gateway } = this.options.checkouts.parts
    const now = this.#now()
    const mine = known
      ? await movePayment(rows, request.key, ['action'], 'authorizing', { now })
      : await beginPayment(rows, {
          key: request.key,
          cart,
          gateway: byCard ? gateway.name : 'none',
          amount: byCard ? totals.due : 0,
          now,
        })
    if (!mine) return this.#outcome(await findPayment(rows, request.key))
    const authorized = byCard ? await this.#authorize(known, priced, visit, request) : undefined
    if (authorized && authorized.kind !== 'authorized') return authorized.outcome
    return this.#write(visit, priced, request, byCard, authorized?.card)
  }

  async #authorize(
    known: PaymentRow | undefined,
    { stored: { state } }: PricedCart,
    { locale }: CheckoutVisitor,
    { key, due, token }: PlaceRequest,
  ): Promise<{ kind: 'authorized'; card?: string } | { kind: 'not'; outcome: PlaceOutcome }> {
    const { gateway } = this.options.checkouts.parts
    const rows = rowsOf(await this.#payload())
    const payment: PaymentRequest = {
      key,
      amount: due,
      token: token ?? state.payment?.token ?? '',
      returnUrl: paths.attempt(locale, key),
      email: state.contact?.email ?? '',
      locale,
    }
    try {
      const reference = known?.reference ?? (await gateway.open(payment))
      if (!known?.reference)
        await movePayment(rows, key, ['authorizing'], 'authorizing', { now: this.#now(), reference })
      const answer = known ? await this.#proven(reference, known) : await gateway.authorize(reference, payment)
      if (answer.kind === 'authorized') return answer
      if (answer.kind === 'declined')
        return { kind: 'not', outcome: await this.#refuse(key, 'declined', { reason: 'declined', why: answer.why }) }
      await movePayment(rows, key, ['authorizing'], 'action', { now: this.#now(), answer: { action: answer.action } })
      return { kind: 'not', outcome: { action: answer.action } }
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) console.error('payment', key, error)
      // It may have been authorized all the same, so it is released.
      return { kind: 'not', outcome: await this.#void(key, { reason: 'payment-unavailable' }) }
    }
  }

  /** The result of the shopper's authentication with the bank. */
  async #proven(reference: string, { answer }: PaymentRow) {
    const payment = await this.options.checkouts.parts.gateway.find(reference)
    if (payment?.state === 'authorized' || payment?.state === 'captured')
      return { kind: 'authorized', ...(payment.card && { card: payment.card }) } as const
    const action =
      payment?.action ?? (payment?.state === 'action' && answer && 'action' in answer ? answer.action : undefined)
    if (action) return { kind: 'action', action } as const
    return { kind: 'declined', why: payment?.why ?? 'authentication-failed' } as const
  }

  /** The one transaction. No external service is called in it. */
  async #write(
    visit: CheckoutVisitor,
    before: PricedCart,
    { key, due }: PlaceRequest,
    byCard: boolean,
    card: string | undefined,
  ): Promise<PlaceOutcome> {
    const payload = await this.#payload()
    const { parts } = this.options.checkouts
    const now = this.#now()
    // Read before: inside the transaction they could wait for a connection that the others hold.
    const registrations = await parts.taxes.registrations()
    await ratesOf(before.pricing.quote.lines, parts.taxes, shopDay(now))
    try {
      const number = await inTransaction(payload, async (rows) => {
        await lockCart(rows, before.cart, isPostgres(payload))
        const stored = await readCheckout(rows, before.cart)
        // Before its uses are counted: two orders at once would both find the last one free.
        if (stored?.state.promo) await lockPromo(rows, stored.state.promo, isPostgres(payload))
        const contents = await readContents({
          rows,
          cart: before.cart,
          words: before.words,
          shopper: visit.shopper,
          store: storeOf(before.stored.state),
          now,
          learn: false,
        })
        if (!contents || !stored || contents.lines.length === 0) throw new PlaceRefused({ reason: 'empty' })
        const pricing = await priceCheckout({
          rows,
          state: stored.state,
          lines: contents.lines,
          stores: before.stores,
          taxes: parts.taxes,
          now,
        })
        const priced: PricedCart = { ...before, contents, stored, pricing }
        const short = contents.lines.find((line) => line.short !== undefined)
        if (short) throw new PlaceRefused({ reason: 'sold-out', sku: short.sku, left: short.short ?? 0 })
        const { totals } = pricing.quote
        if (
          totals.due !== due ||
          totals.total !== before.pricing.quote.totals.total ||
          pricing.next !== before.pricing.next
        )
          throw new PlaceRefused(changed(pricing))
        const { locations, levels } = await takeAll(rows, priced)
        const method = totals.due === 0 ? 'gift-card' : byCard ? 'card' : 'store'
        const payment: OrderData['payment'] = {
          method,
          isTest: method === 'card' && parts.gateway.isTest,
          ...(method === 'card' && { gateway: parts.gateway.name }),
          ...(card && { card }),
        }
        const data = orderData({ priced, locations, registrations, payment })
        const placed = await writeOrder({
          payload,
          rows,
          priced,
          data,
          levels,
          key,
          locale: visit.locale,
          shopper: visit.shopper,
          now,
          isPaid: totals.due === 0,
        })
        if (method === 'card') await note(rows, { key: `capture ${key}`, kind: 'capture', data: { key } })
        else if (method === 'gift-card') await issueSoldCards(rows, payload.secret, (await findOrder(rows, placed))!)
        if (
          !(await movePayment(rows, key, ['authorizing'], method === 'card' ? 'authorized' : 'captured', {
            now,
            order: placed,
            card,
          }))
        )
          throw new PlaceRefused({ reason: 'payment-unavailable' })
        return placed
      })
      // The shopper waits for the capture, not for the mails.
      await this.options.outbox.runNow([`capture ${key}`]).catch(() => {})
      void this.options.outbox.run().catch(() => {})
      return { number }
    } catch (error) {
      if (error instanceof PlaceRefused) return this.#void(key, error.refusal)
      // A commit may have failed on its way back: the row knows whether there is an order.
      const row = await findPayment(rowsOf(payload), key).catch(() => undefined)
      if (row?.order) return { number: row.order }
      await this.#void(key, { reason: 'payment-unavailable' })
      throw error
    }
  }

  /** The recorded result for a repeated key; waits while the attempt is in progress. */
  async #outcome(row: PaymentRow | undefined): Promise<PlaceOutcome> {
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

  async #giveUp(row: PaymentRow, refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    await movePayment(rows, row.key, ['action'], 'authorizing', { now: this.#now() })
    return this.#void(row.key, refusal)
  }

  async #refuse(key: string, state: 'declined' | 'voiding', refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    await movePayment(rows, key, ['authorizing'], state, { now: this.#now(), answer: refusal })
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
  async #void(key: string, refusal: PlaceRefusal): Promise<PlaceOutcome> {
    const outcome = await this.#refuse(key, 'voiding', refusal)
    await voidPayment(this.options.checkouts, key, this.#now()).catch((error: unknown) =>
      console.error('void', key, error),
    )
    return outcome
  }

  #payload = () => this.options.checkouts.parts.payload()
}

/** Releases what an attempt without an order may have authorized. */
export async function voidPayment({ parts: { payload, gateway } }: Checkouts, key: string, now: number): Promise<void> {
  const rows = rowsOf(await payload())
  const row = await findPayment(rows, key)
  if (!row || row.order || row.state !== 'voiding') return
  if (row.reference && row.gateway === gateway.name) await gateway.cancel(row.reference)
  await movePayment(rows, key, ['voiding'], row.reference ? 'voided' : 'failed', { now })
}

function refusalOf(priced: PricedCart | undefined, { key, due, token }: PlaceRequest): PlaceRefusal | undefined {
  if (!priced || priced.contents.lines.length === 0) return { reason: 'empty' }
  const { contents, stored, pricing } = priced
  const short = contents.lines.find((line) => line.short !== undefined)
  if (short) return { reason: 'sold-out', sku: short.sku, left: short.short ?? 0 }
  // The review may bring the card's token itself.
  const step = pricing.next === 'payment' && token ? 'review' : pricing.next
  if (step !== 'review') return { reason: 'incomplete', step }
  return stored.key !== key || pricing.quote.totals.due !== due ? changed(pricing) : undefined
}

const changed = ({ promoProblem, notices }: PricedCart['pricing']): PlaceRefusal => {
  const promo = notices.find((notice) => notice.kind === 'promo')
  return promoProblem && promo
    ? {
        reason: 'promo',
        code: promo.code,
        problem: promoProblem,
        ...(promo.minimum !== undefined && { minimum: promo.minimum }),
      }
    : { reason: 'changed' }
}
