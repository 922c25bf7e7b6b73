import { z } from 'zod'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { WaitingCorrection } from '../../domain/orders/correction-record.ts'
import {
  corrected,
  isStillPossible,
  waitingAt,
  type DifferenceAnswer,
  type DifferenceToPay,
} from '../../domain/orders/correction.ts'
import type { Locale } from '../../domain/locale.ts'
import { namesCard } from '../../domain/payment/payment.ts'
import { paths } from '../../domain/paths.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { PaymentAttempts, type PlaceOutcome } from '../checkout/payment-attempts.ts'
import { PlaceRefused } from '../checkout/write-order.ts'
import { inTransaction, isPostgres, rowsOf } from '../database/database.ts'
import { findPayment, movePayment, refusedPayments } from '../payments/payment-rows.ts'
import { paymentSetup } from '../payments/payment-setup.ts'
import { findOrder, orderOf, type StoredOrder } from './order-rows.ts'
import { note, type Outbox } from './outbox.ts'
import { recountFor, takeSwapped, writeCorrection } from './write-correction.ts'

/** What the browser got for a card; never its number. */
const cardToken = z.string().max(200).optional().catch(undefined)
const asked = z.object({ key: z.string().max(100), due: z.coerce.number().int().min(1), token: cardToken })
const changed: PlaceRefusal = { reason: 'changed' }

type Options = { checkouts: Checkouts; outbox: Outbox; now?(): number }
/** Back from the bank; the page of the order where the shopper is. */
type Visit = { locale: Locale; token?: string | undefined }

/**
 * Payments of the differences that corrections of orders cost. An attempt is written down and authorized like one to
 * place an order, then one transaction carries the correction out and the money is captured, or it is released. A key
 * is one attempt, and the next one gets a key only once the last one is refused: no difference is paid twice.
 */
export class Differences {
  readonly #now: () => number
  readonly #attempts: PaymentAttempts

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
    this.#attempts = new PaymentAttempts(options.checkouts, this.#now)
  }

  /** How to pay what waits of an order; undefined where nothing does. */
  async toPay(number: string): Promise<DifferenceToPay | undefined> {
    const stored = await findOrder(rowsOf(await this.#payload()), number)
    const waiting = stored && waitingAt(stored.data, this.#now())
    if (!waiting) return undefined
    return { key: await this.#nextKey(number, waiting), payment: paymentSetup(this.#parts.gateways.current, ['card']) }
  }

  /** Pays it. Callers must have checked access to the order. */
  async pay(number: string, raw: unknown, visit: Visit): Promise<DifferenceAnswer> {
    const request = asked.safeParse(raw)
    const outcome: PlaceOutcome = request.success
      ? await this.#attempt(number, request.data, visit)
      : { refusal: { reason: 'bad-request' } }
    if ('number' in outcome) return { ok: true }
    return 'action' in outcome ? { ok: false, action: outcome.action } : { ok: false, ...outcome.refusal }
  }

  /** The shopper is back from the bank with an attempt; undefined for a key that is not of this order. */
  async finish(number: string, key: string, visit: Visit): Promise<DifferenceAnswer | undefined> {
    const known = await findPayment(rowsOf(await this.#payload()), key)
    return known?.cart.startsWith(`${number} `) ? this.pay(number, { key, due: known.amount }, visit) : undefined
  }

  async #attempt(number: string, { key, due, token }: z.infer<typeof asked>, visit: Visit): Promise<PlaceOutcome> {
    const rows = rowsOf(await this.#payload())
    const known = await findPayment(rows, key)
    if (known && !known.cart.startsWith(`${number} `)) return { refusal: { reason: 'bad-request' } }
    if (known && known.state !== 'action') return this.#attempts.recorded(known)
    const stored = await findOrder(rows, number)
    const waiting = stored && waitingAt(stored.data, this.#now())
    if (!stored || !waiting || waiting.amount !== due || key !== (await this.#nextKey(number, waiting)))
      return known ? this.#attempts.abandon(known, changed) : { refusal: changed }
    const attempt = { key, cart: cartOf(number, waiting), gateway: this.#parts.gateways.current.name, amount: due }
    const mine = await this.#attempts.begin(known, attempt)
    if (!mine) return this.#attempts.recorded(await findPayment(rows, key))
    const authorized = await this.#attempts.authorize(known, {
      key,
      amount: due,
      token: token && namesCard(token, this.#parts.gateways.current.tokens) ? token : '',
      returnUrl: paths.difference(visit.locale, number, key, visit.token),
      email: stored.email,
      locale: visit.locale,
    })
    if (authorized.kind !== 'authorized') return authorized.outcome
    const write = () => this.#carryOut(stored, waiting, { key, card: authorized.card })
    return this.#attempts.settle(key, write, this.options.outbox, captureKey(number, key))
  }

  /** Carries the correction out, in one transaction; answers with the number of its order. */
  async #carryOut(
    known: StoredOrder,
    { id, correction, amount }: WaitingCorrection,
    { key, card }: { key: string; card: string | undefined },
  ): Promise<string> {
    const { number } = known
    const payload = await this.#payload()
    const to = correction.kind === 'address' ? correction.address : undefined
    const recount = await recountFor(this.#parts.taxes, known, to)
    await inTransaction(payload, async (rows) => {
      const now = this.#now()
      const order = await findOrder(rows, number, isPostgres(payload))
      const waiting = order && waitingAt(order.data, now)
      if (!order || waiting?.id !== id || !isStillPossible(orderOf(order, []), correction))
        throw new PlaceRefused(changed)
      const after = corrected(order.data, correction, recount)
      if (typeof after === 'string' || after.totals.total - order.data.totals.total !== amount)
        throw new PlaceRefused(changed)
      const locked = { payload, rows, order }
      if (!(await takeSwapped(locked, correction))) throw new PlaceRefused(soldOut(order.data, correction))
      await writeCorrection(locked, paidFor(after, { key, amount }), correction, { by: waiting.by, key, paid: amount })
      if (!(await movePayment(rows, key, ['authorizing'], 'authorized', { now, order: number, card })))
        throw new PlaceRefused({ reason: 'payment-unavailable' })
      await note(rows, { key: captureKey(number, key), kind: 'capture', data: { key } })
    })
    return number
  }

  async #nextKey(number: string, waiting: WaitingCorrection): Promise<string> {
    const refused = await refusedPayments(rowsOf(await this.#payload()), cartOf(number, waiting))
    return `${waiting.id}.${refused}`
  }

  get #parts() {
    return this.options.checkouts.parts
  }

  #payload = () => this.#parts.payload()
}

/** Attempts to pay one difference belong together, as those of a cart do. */
const cartOf = (number: string, { id }: WaitingCorrection): string => `${number} ${id}`
const captureKey = (number: string, key: string): string => `capture ${number} ${key}`

function paidFor({ correction: _, ...data }: OrderData, paid: { key: string; amount: number }): OrderData {
  return { ...data, differences: [...(data.differences ?? []), paid] }
}

const soldOut = ({ lines }: OrderData, correction: WaitingCorrection['correction']): PlaceRefusal => ({
  reason: 'sold-out',
  sku: correction.kind === 'swap' ? correction.to.sku : (lines[0]?.sku ?? ''),
  left: 0,
})
