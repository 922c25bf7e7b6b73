import type { Payload } from 'payload'
import type { Order, OrderEventKind, OrderKey, OrderSummary } from '../../domain/orders/order.ts'
import { readOrderNumber } from '../../domain/orders/order.ts'
import { actionsOf, moved, type MoveRefusal, type Moved, type Step } from '../../domain/orders/move.ts'
import { stateWithReturns, type OrderAction, type OrderState } from '../../domain/orders/order-state.ts'
import { returnable } from '../../domain/orders/return-request.ts'
import { canReturn, refundFor, splitRefund, type Return } from '../../domain/orders/refund.ts'
import type { Cents } from '../../domain/money.ts'
import { isoInstant } from '../../domain/time.ts'
import { recordChange } from '../changes.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database.ts'
import { cancelSold, giveBack } from '../gift-cards/gift-cards.ts'
import { paymentOfOrder } from '../payments/payment-rows.ts'
import { giveBackPromo } from '../promo/promo-codes.ts'
import { putBackStock } from '../sellable-variants.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { eventsOf, findOrder, fullOrder, noteEvent, orderOf, ordersOfCustomer, type KeptOrder } from './order-rows.ts'
import { opensOrder, orderToken } from './order-token.ts'
import { note, type Outbox } from './outbox.ts'
import { issueSoldCards } from './sold-cards.ts'

/** What staff send; `note` stands in the audit trail. */
export type ActRequest = Step & { note?: string | undefined; back?: Return | undefined; restock?: boolean | undefined }
export type ActAnswer = { ok: true } | { ok: false; reason: 'unknown-order' | MoveRefusal | 'not-so-many' | 'cards-spent' }

const kinds: Record<OrderAction, OrderEventKind> = { pay: 'paid', prepare: 'preparing', 'make-ready': 'ready', ship: 'shipped', deliver: 'delivered', cancel: 'cancelled', return: 'returned' }

class NotDone extends Error {
  constructor(readonly answer: ActAnswer & { ok: false }) {
    super(answer.reason)
  }
}

/** Orders after they are placed: shown to whoever may see them, and moved on by the staff. */
export class Orders {
  constructor(private readonly options: { payload(): Promise<Payload>; outbox(): Pick<Outbox, 'run'> }) {}

  /** By number and the address it was placed with, or the token of its confirmation. Who knows neither learns nothing. */
  async read({ number: typed, email, token }: OrderKey): Promise<Order | undefined> {
    const payload = await this.options.payload()
    const kept = await findTyped(rowsOf(payload), typed)
    if (!kept) return undefined
    const isTheirs = typeof email === 'string' && email.trim().toLowerCase() === kept.email.toLowerCase()
    if (!isTheirs && !opensOrder(payload.secret, kept.number, token)) return undefined
    return { ...(await fullOrder(rowsOf(payload), kept)), token: orderToken(payload.secret, kept.number) }
  }

  /** A signed-in customer's own order. */
  async readOwn(typed: unknown, customer: string): Promise<Order | undefined> {
    const rows = rowsOf(await this.options.payload())
    const kept = await findTyped(rows, typed)
    return kept?.customer === customer ? fullOrder(rows, kept) : undefined
  }

  async ofCustomer(customer: string): Promise<OrderSummary[]> {
    return ordersOfCustomer(rowsOf(await this.options.payload()), customer)
  }

  /** All that staff see of an order. */
  async sheet(number: string) {
    const rows = rowsOf(await this.options.payload())
    const kept = await findOrder(rows, number)
    if (!kept) return undefined
    const events = await eventsOf(rows, number)
    const order = orderOf(kept, events)
    return { order: { ...order, events }, paid: kept.paid, due: kept.due, ...actionsOf(order), payment: await paymentOfOrder(rows, number) }
  }

  /** Does what staff ask, with all that hangs on it, in one transaction; mails and refunds follow by the outbox. */
  async act(number: string, request: ActRequest, by: string): Promise<ActAnswer> {
    const payload = await this.options.payload()
    try {
      await inTransaction(payload, async (rows) => {
        const kept = await findOrder(rows, number, isPostgres(payload))
        if (!kept) throw new NotDone({ ok: false, reason: 'unknown-order' })
        const at = isoInstant(Date.now())
        const order = await fullOrder(rows, kept)
        const after = moved(order, request, at)
        if (typeof after === 'string') throw new NotDone({ ok: false, reason: after })
        // Only what has left the shop comes back to it.
        if (request.action === 'return' && !isOut(order, request.back)) throw new NotDone({ ok: false, reason: 'not-so-many' })
        await this.#do(payload, rows, kept, after, request, { by, at })
      })
    } catch (error) {
      if (error instanceof NotDone) return error.answer
      throw error
    }
    void this.options.outbox().run().catch(() => {})
    return { ok: true }
  }

  async #do(payload: Payload, rows: Rows, kept: KeptOrder, after: Moved, { action, part, note: words, back, restock }: ActRequest, { by, at }: { by: string; at: string }): Promise<void> {
    const { number } = kept
    let { state } = after
    let amount: Cents | undefined
    if (action === 'ship' || action === 'deliver' || part) await rows(sql`update orders set data = ${JSON.stringify({ ...kept.data, parcels: after.parcels, ...(after.parts && { parts: after.parts }) })} where number = ${number} returning id`)
    if (action === 'pay') {
      await rows(sql`update orders set paid = ${kept.due} where number = ${number} returning id`)
      await issueSoldCards(rows, payload.secret, kept)
    }
    if (action === 'cancel') amount = await this.#cancel(payload, rows, kept)
    if (action === 'return') {
      const returned = await this.#return(payload, rows, kept, back, restock !== false)
      amount = returned.amount
      state = returned.state
    }
    await rows(sql`update orders set state = ${state}, updated_at = ${at} where number = ${number} returning id`)
    const label = action === 'ship' ? after.parcels.at(-1) : undefined
    const told = [[part, words].filter(Boolean).join(': '), label && `${label.carrier} ${label.code}`].filter(Boolean).join('; ')
    await noteEvent(rows, number, { at, kind: kinds[action], state, by, note: told || undefined, ...(amount !== undefined && { amount }) })
    const mail = { 'make-ready': 'ready', ship: 'shipped', cancel: 'cancelled', return: 'refunded' }[action as string]
    if (mail) await note(rows, { key: `mail ${mail} ${number} ${at}`, kind: 'order-mail', data: { number, mail, ...(part && { part }), ...(label && { parcel: after.parcels.length - 1 }), ...(amount !== undefined && { amount }) } })
  }

  async #cancel(payload: Payload, rows: Rows, kept: KeptOrder): Promise<Cents> {
    if (!(await cancelSold(rows, kept.number))) throw new NotDone({ ok: false, reason: 'cards-spent' })
    if (kept.data.promo) await giveBackPromo(rows, kept.data.promo)
    const amount = kept.paid + sumOf(kept.data.cards) - kept.refunded
    await this.#payBack(rows, kept, amount, 'cancel')
    await this.#restock(payload, rows, kept.data.lines.map((line) => ({ line, units: line.quantity - line.returned })))
    return amount
  }

  async #return(payload: Payload, rows: Rows, kept: KeptOrder, back: Return | undefined, restock: boolean): Promise<{ amount: Cents; state: OrderState }> {
    const { data } = kept
    const wanted = back && { ...back, shipping: back.shipping && !data.shippingReturned }
    if (!wanted || (wanted.lines.length === 0 && !wanted.shipping) || !canReturn(data.lines, wanted)) throw new NotDone({ ok: false, reason: 'not-so-many' })
    // What is on a gift card that was sold cannot come back by a return: the order can be cancelled while it is whole.
    if (wanted.lines.some(({ line }) => data.lines[line]?.taxClass === 'gift-card')) throw new NotDone({ ok: false, reason: 'cards-spent' })
    const amount = refundFor(data, wanted)
    const lines = data.lines.map((line, index) => ({ ...line, returned: line.returned + (wanted.lines.find((one) => one.line === index)?.quantity ?? 0) }))
    // What came back answers what was asked.
    const { returnRequest: _, ...rest } = data
    const changed: OrderData = { ...rest, lines, shippingReturned: data.shippingReturned || wanted.shipping }
    await rows(sql`update orders set data = ${JSON.stringify(changed)} where number = ${kept.number} returning id`)
    await this.#payBack(rows, kept, amount, `return ${lines.map(({ returned }) => returned).join('-')} ${changed.shippingReturned}`)
    if (restock) await this.#restock(payload, rows, wanted.lines.flatMap(({ line, quantity }) => (data.lines[line] ? [{ line: data.lines[line], units: quantity }] : [])))
    return { amount, state: stateWithReturns(kept.state, lines) }
  }

  /** To the card as far as it paid, the rest to the gift cards in their order; the gateway is asked after the commit. */
  async #payBack(rows: Rows, kept: KeptOrder, amount: Cents, name: string): Promise<void> {
    if (amount <= 0) return
    const { number, data } = kept
    const toCards = sumOf(data.cards)
    const cardLeft = Math.max(0, kept.paid - Math.max(0, kept.refunded))
    const { card, giftCards } = splitRefund(amount, cardLeft)
    let [skip, left] = [Math.max(0, kept.refunded - kept.paid), Math.min(giftCards, toCards)]
    for (const { id, amount: paid } of data.cards) {
      const room = Math.max(0, paid - skip)
      skip = Math.max(0, skip - paid)
      const part = Math.min(room, left)
      left -= part
      if (part > 0) await giveBack(rows, id, part, number)
    }
    await rows(sql`update orders set refunded = refunded + ${amount} where number = ${number} returning id`)
    await noteEvent(rows, number, { at: new Date().toISOString(), kind: 'refunded', by: 'shop', amount })
    if (card > 0 && data.payment.method === 'card') await note(rows, { key: `refund ${number} ${name}`, kind: 'refund', data: { key: kept.key, amount: card, name: `${number} ${name}` } })
  }

  async #restock(payload: Payload, rows: Rows, back: readonly { line: KeptOrder['data']['lines'][number]; units: number }[]): Promise<void> {
    const levels: number[] = []
    for (const { line, units } of back.toSorted((a, b) => (a.line.sku < b.line.sku ? -1 : 1))) {
      const level = units > 0 ? await putBackStock(rows, line.sku, units, line.location) : undefined
      if (level !== undefined) levels.push(level)
    }
    for (const level of levels) await recordChange(payload, rows, { target: 'inventory', docId: String(level) })
  }
}

const findTyped = async (rows: Rows, typed: unknown): Promise<KeptOrder | undefined> => {
  const number = readOrderNumber(typed)
  return number ? findOrder(rows, number) : undefined
}

/** Gift cards are refused by a reason of their own. */
function isOut(order: Order, back: Return | undefined): boolean {
  const out = returnable(order)
  return (back?.lines ?? []).every(({ line, quantity }) => quantity <= (out.find((one) => one.line === line)?.left ?? 0) || order.lines[line]?.taxClass === 'gift-card')
}

const sumOf = (cards: readonly { amount: Cents }[]): Cents => cards.reduce((sum, { amount }) => sum + amount, 0)
