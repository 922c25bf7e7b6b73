import type { Payload } from 'payload'
import { noteOfDelivery, stepNote } from '../../domain/orders/event-note.ts'
import type { Order, OrderKey, OrdersPage } from '../../domain/orders/order.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { orderSearch } from '../../domain/orders/order-search.ts'
import { actionsOf, moved, type Moved, type OrderStep } from '../../domain/orders/move.ts'
import { stateWithReturns } from '../../domain/orders/order-state.ts'
import { mayCancel, type CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import { areOut } from '../../domain/orders/return-request.ts'
import type { Return } from '../../domain/orders/refund.ts'
import { pickupWaits, waitsUntil } from '../../domain/pickup/pickup-wait.ts'
import { instantOf, isoInstant } from '../../domain/time.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { paymentsOfOrder } from '../payments/payment-rows.ts'
import type { OrderData } from '../checkout/order-data.ts'
import {
  refundWholeOrder,
  ActionRefused,
  noteRefund,
  refundableToCard,
  refundItems,
  takeReturn,
  type ActAnswer,
  type LockedOrder,
} from './refund-order.ts'
import { noteEvent } from './note-event.ts'
import { eventsOf, findOrder, fullOrder, orderOf, type StoredOrder } from './order-rows.ts'
import { findOwnOrder, ordersOfCustomer } from './own-orders.ts'
import { tagsOf } from './order-tags.ts'
import { opensOrder, orderToken } from './order-token.ts'
import { eventOfStep, mailOfStep } from './order-steps.ts'
import { dropReviewMail, noteReviewMail } from '../reviews/review-invitations.ts'
import { note, type Outbox } from './outbox.ts'
import { notePickupReminder } from './note-pickup-reminder.ts'
import { noteDeclined } from './returns.ts'
import { issueSoldCards, sheetCards } from './sold-cards.ts'
import { stuckPayments } from './stuck-payments.ts'
import { keepPossible, overtakenBy } from './waiting-correction.ts'

/**
 * A request by staff; `note` goes into the audit trail, and `why` to the shopper with what is not taken back of a
 * return. `seen`: the time of the return request that they saw, empty for none. A repeated key is executed once.
 */
export type ActRequest = OrderStep & ActOptions
type ActOptions = { [name in 'key' | 'note' | 'why' | 'seen']?: string | undefined } & { restock?: boolean | undefined }

const nothing: Return = { lines: [], shipping: false }
const SHOPPER_CANCELS = 'cancelled by the shopper'

/** Orders after they are placed: shown to those who may see them, and moved on by the staff. */
export class Orders {
  constructor(private readonly options: { payload(): Promise<Payload>; outbox(): Pick<Outbox, 'run'> }) {}

  /**
   * By number and the address it was placed with, or the token of its confirmation. Who knows neither learns nothing.
   */
  async read({ number: typed, email, token }: OrderKey): Promise<Order | undefined> {
    const payload = await this.options.payload()
    const stored = await findTyped(rowsOf(payload), typed)
    if (!stored) return undefined
    const typedEmail = typeof email === 'string' ? email.trim().toLowerCase() : ''
    // An anonymized order has no address: no visitor can prove that it is theirs.
    const isTheirs = typedEmail !== '' && typedEmail === stored.email.toLowerCase()
    const now = Date.now()
    const isOpened = opensOrder(payload.secret, stored.number, token, now)
    if (!isTheirs && !isOpened) return undefined
    return {
      ...(await fullOrder(rowsOf(payload), stored)),
      // A link leads to none that lasts longer.
      token: isOpened ? String(token) : orderToken(payload.secret, stored.number, now),
    }
  }

  /** A signed-in customer's own order, also one they placed as a guest. */
  async readOwn(typed: unknown, customer: string): Promise<Order | undefined> {
    const rows = rowsOf(await this.options.payload())
    const number = readOrderNumber(typed)
    const stored = number && (await findOwnOrder(rows, number, customer))
    return stored ? fullOrder(rows, stored) : undefined
  }

  async ofCustomer(customer: string, page?: number): Promise<OrdersPage> {
    return ordersOfCustomer(rowsOf(await this.options.payload()), customer, page)
  }

  /** All that staff see of an order. */
  async sheet(number: string) {
    const rows = rowsOf(await this.options.payload())
    const stored = await findOrder(rows, number)
    if (!stored) return undefined
    const events = await eventsOf(rows, number)
    const order = orderOf(stored, events)
    const now = Date.now()
    return {
      order: { ...order, events },
      paid: stored.paid,
      refundableToCard: refundableToCard(stored),
      shippingReturned: stored.data.shippingReturned ?? false,
      ...actionsOf(order, isoInstant(now)),
      waits: pickupWaits({ ...order, events }, now),
      tags: await tagsOf(rows, number),
      payments: await paymentsOfOrder(rows, number),
      cards: await sheetCards(rows, number),
      stuck: await stuckPayments(rows, stored),
    }
  }

  /** Does what staff ask, with all that hangs on it, in one transaction; mails and refunds follow by the outbox. */
  async act(number: string, request: ActRequest, by: string): Promise<ActAnswer> {
    return this.#change(number, async (locked, order) => {
      const { key } = request
      if (key !== undefined && locked.order.data.done?.includes(key)) return
      const at = isoInstant(Date.now())
      const after = moved(order, request, at)
      if (typeof after === 'string') throw new ActionRefused({ ok: false, reason: after })
      // Only what has left the shop comes back to it.
      if (request.action === 'return' && !areOut(order, request.back?.lines ?? []))
        throw new ActionRefused({ ok: false, reason: 'not-so-many' })
      await carryOut(locked, after, request, { by, at })
    })
  }

  /**
   * The shopper cancels the whole order before it is packed; callers must have checked access to it. Asked for again it
   * is done already.
   */
  async cancel(number: string): Promise<{ ok: true } | { ok: false; reason: CancelRefusal }> {
    const answer = await this.#change(number, async (locked, order) => {
      if (order.state === 'cancelled') return
      const at = isoInstant(Date.now())
      const after = mayCancel(order) ? moved(order, { action: 'cancel' }, at) : 'not-now'
      if (typeof after === 'string') throw new ActionRefused({ ok: false, reason: after })
      await carryOut(locked, after, { action: 'cancel', key: SHOPPER_CANCELS }, { by: 'shopper', at })
    })
    if (answer.ok) return answer
    const { reason } = answer
    return { ok: false, reason: reason === 'unknown-order' || reason === 'cards-spent' ? reason : 'being-packed' }
  }

  async #change(number: string, work: (locked: LockedOrder, order: Order) => Promise<void>): Promise<ActAnswer> {
    const payload = await this.options.payload()
    try {
      await inTransaction(payload, async (rows) => {
        const stored = await findOrder(rows, number, isPostgres(payload))
        if (!stored) throw new ActionRefused({ ok: false, reason: 'unknown-order' })
        await work({ payload, rows, order: stored }, await fullOrder(rows, stored))
      })
    } catch (error) {
      if (error instanceof ActionRefused) return error.answer
      throw error
    }
    void this.options
      .outbox()
      .run()
      .catch(() => {})
    return { ok: true }
  }
}

/** Moves a locked order on: its money and goods, its data and state, the audit trail, and the mail that follows. */
async function carryOut(
  locked: LockedOrder,
  after: Moved,
  request: ActRequest,
  { by, at }: { by: string; at: string },
): Promise<void> {
  const { payload, rows, order: stored } = locked
  const { action, part, key, back = nothing } = request
  const { number } = stored
  if (action === 'pay') {
    await rows(sql`update orders set paid = ${stored.due} where number = ${number} returning id`)
    await issueSoldCards(rows, payload.secret, stored)
  }
  const given =
    action === 'return'
      ? await takeReturn(locked, request.back, request.restock !== false, request.seen)
      : after.lines
        ? await refundItems(locked, after.lines, back, request.restock === true)
        : undefined
  const refunded = action === 'cancel' ? await refundWholeOrder(locked) : given?.refunded
  const isElsewhere = action === 'ship' || action === 'deliver' || action === 'cancel-items' || part
  const changed: OrderData = {
    ...(given?.data ?? stored.data),
    ...(isElsewhere && { parcels: after.parcels, ...(after.parts && { parts: after.parts }) }),
    ...(after.formerParts && { formerParts: after.formerParts }),
  }
  const state = action === 'return' ? stateWithReturns(stored.state, changed.lines) : after.state
  const data = await keepPossible(locked, changed, orderOf({ ...stored, data: changed, state }, []), { by, key })
  // Of what it is found by only its parcels change; one that names nobody any more is found by its number alone.
  const isFoundAnew = action === 'ship' && stored.email !== ''
  const search = isFoundAnew ? sql`, search = ${orderSearch({ ...data, parcels: after.parcels })}` : sql``
  await rows(
    sql`update orders set data = ${JSON.stringify(data)}, state = ${state}, updated_at = ${at} ${search} where number = ${number} returning id`,
  )
  const delivery = action === 'return' && back.lines.length === 0
  if (!delivery) await noteRefund(rows, number, at, refunded)
  const label = action === 'ship' ? after.parcels.at(-1) : undefined
  const units = (action === 'cancel-items' || action === 'return') && !delivery ? back.lines : undefined
  await noteEvent(rows, number, {
    at,
    kind: delivery ? 'refunded' : eventOfStep[action],
    state,
    by,
    note: delivery ? noteOfDelivery(request.note) : stepNote(data.lines, request, label, units),
    amount: refunded?.amount,
    units,
  })
  const declined =
    action === 'return' && !delivery
      ? await noteDeclined(rows, stored, back.lines, { why: request.why, by, at })
      : undefined
  if (action === 'ship') await noteReviewMail(rows, number, 'shipped', instantOf(at))
  if (action === 'make-ready') await notePickupReminder(rows, number, part, instantOf(at))
  if (action === 'undo-hand-over') await dropReviewMail(rows, number)
  if (action === 'deliver') await noteReviewMail(rows, number, 'handed-over', instantOf(at))
  const mail = mailOfStep[action]
  if (mail)
    await note(rows, {
      key: `mail ${mail} ${number} ${key ?? at}`,
      kind: 'order-mail',
      data: {
        number,
        mail,
        ...(part && { part }),
        ...(label && { parcel: after.parcels.length - 1 }),
        ...(units && { units }),
        ...refunded,
        labelOff: (data.labelsPaid ?? 0) - (stored.data.labelsPaid ?? 0),
        ...(action === 'cancel-items' && request.restock && { removed: true }),
        ...(delivery && { delivery }),
        ...declined,
        ...(action === 'make-ready' && { until: waitsUntil(instantOf(at)) }),
        ...overtakenBy(stored.data, data),
      },
    })
}

const findTyped = async (rows: Rows, typed: unknown): Promise<StoredOrder | undefined> => {
  const number = readOrderNumber(typed)
  return number ? findOrder(rows, number) : undefined
}
