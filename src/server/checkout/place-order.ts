import { z } from 'zod'
import type { PlaceAnswer, PlacedOrder, PlaceRefusal, PlaceRequest } from '../../domain/checkout/place-order.ts'
import type { Cents } from '../../domain/money.ts'
import { paths } from '../../domain/paths.ts'
import { hashedToken } from '../http/tokens.ts'
import { rowsOf } from '../database/database.ts'
import type { Outbox } from '../orders/outbox.ts'
import { orderToken } from '../orders/order-token.ts'
import type { PaymentRequest } from '../payments/gateway.ts'
import { findPayment, lastOrderOf } from '../payments/payment-rows.ts'
import type { Checkouts, CheckoutVisitor, PricedCart } from './checkouts.ts'
import { orderTransaction, taxesBefore, type OrderAttempt } from './order-transaction.ts'
import { PaymentAttempts, type PlaceOutcome } from './payment-attempts.ts'
import { refusalOf } from './review-refusal.ts'

const placeRequest = z.object({
  key: z.uuid(),
  due: z.coerce.number().int().min(0),
  waiting: z.string().max(400).optional(),
})

/** How long an empty cart still says which order it became. */
const RECENT_MS = 60 * 60_000

/** `placed` gets the number of each order, once it is written. */
type Options = { checkouts: Checkouts; outbox: Outbox; now?(): number; placed?(number: string): void }

/**
 * Places orders. A key identifies one attempt: it is recorded before the gateway is called, the payment is authorized,
 * the order is written in one transaction that checks and prices everything again, and the authorization is then
 * captured, or released. Whenever the process dies, the reconciler finishes it by its row.
 */
export class Placing {
  readonly #now: () => number
  readonly #payments: PaymentAttempts
  readonly #running = new Map<string, Promise<PlaceOutcome>>()

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
    this.#payments = new PaymentAttempts(options.checkouts, this.#now)
  }

  async place(visit: CheckoutVisitor, raw: unknown): Promise<PlaceAnswer> {
    const request = placeRequest.safeParse(raw)
    const outcome: PlaceOutcome =
      request.success && visit.token !== undefined
        ? await this.#once(visit, visit.token, request.data)
        : { refusal: { reason: 'bad-request' } }
    if ('number' in outcome) return { ok: true, order: await this.#opened(outcome.number) }
    const checkout = await this.options.checkouts.read(visit)
    return 'action' in outcome
      ? { ok: false, action: outcome.action, checkout }
      : { ok: false, ...outcome.refusal, ...agreedTo(outcome.refusal, request.data), checkout }
  }

  /**
   * The shopper is back from the bank: what was agreed to goes on, with the key and the amount of its attempt.
   * Undefined for a key that is not this cart's.
   */
  async finish(visit: CheckoutVisitor, key: string): Promise<PlaceAnswer | undefined> {
    const known = visit.token === undefined ? undefined : await findPayment(rowsOf(await this.#payload()), key)
    return visit.token !== undefined && known?.cart === hashedToken(visit.token)
      ? this.place(visit, { key, due: known.amount })
      : undefined
  }

  /**
   * What this cart was ordered as a short while ago: its answer may have been lost on the way. Only its shopper knows
   * the cart's token, which is renewed before anything personal is stored.
   */
  async recent({ token }: Pick<CheckoutVisitor, 'token'>): Promise<PlacedOrder | undefined> {
    if (token === undefined) return undefined
    const since = this.#now() - RECENT_MS
    const number = await lastOrderOf(rowsOf(await this.#payload()), hashedToken(token), since)
    return number === undefined ? undefined : this.#opened(number)
  }

  /** Another payment is to be tried than the one that the bank asks about: that is released, and the key renewed. */
  async abandon({ token }: CheckoutVisitor, key: string): Promise<void> {
    const known = await findPayment(rowsOf(await this.#payload()), key)
    if (token !== undefined && known?.state === 'action' && known.cart === hashedToken(token))
      await this.#payments.abandon(known, { reason: 'payment-unavailable' })
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
    if (known && known.state !== 'action') return this.#payments.recorded(known)
    const priced = await this.options.checkouts.price(visit)
    const refusal = refusalOf(priced, request)
    if (refusal || !priced)
      return known
        ? this.#payments.abandon(known, refusal ?? { reason: 'empty' })
        : { refusal: refusal ?? { reason: 'empty' } }
    const { totals } = priced.pricing.quote
    const byCard = totals.due > 0 && priced.stored.state.payment?.method === 'card'
    const { current: gateway } = this.options.checkouts.parts.gateways
    const mine = await this.#payments.begin(known, {
      key: request.key,
      cart,
      gateway: byCard ? gateway.name : 'none',
      amount: byCard ? totals.due : 0,
    })
    if (!mine) return this.#payments.recorded(await findPayment(rows, request.key))
    const authorized = byCard ? await this.#payments.authorize(known, paymentOf(priced, visit, request)) : undefined
    if (authorized && authorized.kind !== 'authorized') return authorized.outcome
    return this.#write({ visit, before: priced, request, byCard, card: authorized?.card, now: this.#now() })
  }

  async #write(attempt: OrderAttempt): Promise<PlaceOutcome> {
    const { key } = attempt.request
    const { checkouts, outbox } = this.options
    const registrations = await taxesBefore(checkouts.parts, attempt)
    const write = () => orderTransaction(checkouts.parts, attempt, registrations)
    const outcome = await this.#payments.settle(key, write, outbox, `capture ${key}`)
    if ('number' in outcome) this.options.placed?.(outcome.number)
    return outcome
  }

  #opened = async (number: string): Promise<PlacedOrder> => ({
    number,
    token: orderToken((await this.#payload()).secret, number, Date.now()),
  })

  #payload = () => this.options.checkouts.parts.payload()
}

/** What the shopper saw before, where it is another amount by now. */
const agreedTo = ({ reason }: PlaceRefusal, request: PlaceRequest | undefined): { agreed?: Cents } =>
  reason === 'changed' && request ? { agreed: request.due } : {}

const paymentOf = (
  { stored: { state } }: PricedCart,
  { locale }: CheckoutVisitor,
  { key, due }: PlaceRequest,
): PaymentRequest => ({
  key,
  amount: due,
  token: state.payment?.token ?? '',
  returnUrl: paths.attempt(locale, key),
  email: state.contact?.email ?? '',
  locale,
})
