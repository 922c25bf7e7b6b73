import type { Payload } from 'payload'
import type { LevelChange } from '../../domain/catalog/seen-stock.ts'
import type { MoveRefusal } from '../../domain/orders/move.ts'
import { refundedUnits, type OrderLine } from '../../domain/orders/order-line.ts'
import { canReturn, labelPaid, refundFor, splitRefund, spread, type Return } from '../../domain/orders/refund.ts'
import { isUnread } from '../../domain/orders/return-request.ts'
import type { Cents } from '../../domain/money.ts'
import { isoInstant } from '../../domain/time.ts'
import { employeeAmount, releaseYearlyRoom } from '../accounts/employee-prices.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { sql, type Rows } from '../database/database.ts'
import { cancelSold, refundToCard } from '../checkout/gift-cards.ts'
import { releasePromoUse } from '../checkout/promo-codes.ts'
import { restockVariants } from '../catalog/sellable-variants.ts'
import { recordLevels } from '../stock/record-levels.ts'
import { noteEvent } from './note-event.ts'
import { takenOf, type StoredOrder } from './order-rows.ts'
import { note } from './outbox.ts'

export type ActAnswer =
  | { ok: true }
  | { ok: false; reason: 'unknown-order' | MoveRefusal | 'not-so-many' | 'cards-spent' | 'return-asked' }

/** Rolls back a request by staff; they see why. */
export class ActionRefused extends Error {
  constructor(readonly answer: ActAnswer & { ok: false }) {
    super(answer.reason)
  }
}

/** An order that is locked by the transaction of these rows. */
export type LockedOrder = { payload: Payload; rows: Rows; order: StoredOrder }

/** What was paid back, how much of it to each of the gift cards that paid, in their order, and how much at the till. */
export type Refunded = { amount: Cents; cards: Cents[]; till: Cents }

/**
 * All of an order goes back: its money, its goods, its use of a promo code and of employee prices, and the gift cards
 * it sold.
 */
export async function refundWholeOrder(locked: LockedOrder): Promise<Refunded> {
  const { rows, order } = locked
  if (!(await cancelSold(rows, order.number))) throw new ActionRefused({ ok: false, reason: 'cards-spent' })
  if (order.data.promo) await releasePromoUse(rows, order.data.promo)
  const refunded = await refundAmount(locked, refundable(order), 'cancel')
  const left = order.data.lines.map((line) => ({ line, units: line.quantity - refundedUnits(line) }))
  await endUse(locked, left)
  await restock(locked, left)
  return refunded
}

/**
 * What was returned, or the delivery alone, is refunded and, unless staff choose otherwise, restocked; the order's data
 * records it. `seen`: when the request that they read was asked for.
 */
export async function takeReturn(
  locked: LockedOrder,
  back: Return | undefined,
  toShelf: boolean,
  seen: string | undefined,
): Promise<{ refunded: Refunded; data: OrderData }> {
  const { data } = locked.order
  if (isUnread(data.returnRequest, seen)) throw new ActionRefused({ ok: false, reason: 'return-asked' })
  const wanted = back && { ...back, shipping: back.shipping && !data.shippingReturned }
  const isDelivery = wanted?.lines.length === 0
  if (!wanted || (isDelivery && refundFor(data, wanted) === 0) || !canReturn(data.lines, wanted))
    throw new ActionRefused({ ok: false, reason: 'not-so-many' })
  // What is on a gift card that was sold cannot come back by a return: the order can be cancelled while it is whole.
  if (wanted.lines.some(({ line }) => data.lines[line]?.taxClass === 'gift-card'))
    throw new ActionRefused({ ok: false, reason: 'cards-spent' })
  const lines = data.lines.map((line, place) => ({ ...line, returned: line.returned + unitsOf(wanted, place) }))
  // What came back answers what was asked; the delivery alone does not.
  const { returnRequest, ...rest } = data
  const labelsPaid = (data.labelsPaid ?? 0) + labelPaid(data, wanted, refundable(locked.order))
  return give(
    locked,
    { ...rest, lines, ...(isDelivery && returnRequest && { returnRequest }), ...(labelsPaid > 0 && { labelsPaid }) },
    wanted,
    'return',
    toShelf,
  )
}

/**
 * What cannot be sent is paid back; `lines` are those of the order without it. It goes on the shelf only where staff
 * found it.
 */
export async function refundItems(
  locked: LockedOrder,
  lines: OrderLine[],
  back: Return,
  toShelf: boolean,
): Promise<{ refunded: Refunded; data: OrderData }> {
  const { data } = locked.order
  return give(
    locked,
    { ...data, lines },
    { lines: back.lines, shipping: back.shipping && !data.shippingReturned },
    'items',
    toShelf,
  )
}

/**
 * What a corrected order costs less goes back. Totals only fall until a difference is paid, so the new one names this
 * correction alone.
 */
export const refundDifference = (locked: LockedOrder, difference: Cents): Promise<Refunded> => {
  const { differences = [], totals } = locked.order.data
  return refundAmount(locked, difference, `address ${differences.length} ${totals.total - difference}`)
}

/** In the history, once the order is written as it is after the step at `at`, to which the refund belongs. */
export async function noteRefund(
  rows: Rows,
  number: string,
  at: string,
  refunded: Refunded | undefined,
): Promise<void> {
  if (refunded && refunded.amount > 0)
    await noteEvent(rows, number, { at, kind: 'refunded', by: 'shop', amount: refunded.amount })
}

/** Whether something went back to a gift card: what is paid by card after that could not be distinguished from it. */
export const isRefundedToCards = (order: StoredOrder): boolean => order.refunded > takenOf(order)

async function give(
  locked: LockedOrder,
  after: OrderData,
  back: Return,
  name: string,
  toShelf: boolean,
): Promise<{ refunded: Refunded; data: OrderData }> {
  const { data } = locked.order
  const shippingReturned = data.shippingReturned || back.shipping
  const refunded = await refundAmount(
    locked,
    refundFor(data, back),
    `${name} ${after.lines.map(refundedUnits).join('-')} ${shippingReturned}`,
  )
  const gone = data.lines.map((line, place) => ({ line, units: unitsOf(back, place) }))
  await endUse(locked, gone)
  if (toShelf) await restock(locked, gone)
  return { refunded, data: { ...after, shippingReturned } }
}

/**
 * To the card as far as it paid, the rest to the gift cards in their order, and never more than was paid; the gateway
 * is asked after the commit.
 */
async function refundAmount({ rows, order }: LockedOrder, wanted: Cents, name: string): Promise<Refunded> {
  const { number, data } = order
  const amount = Math.min(wanted, refundable(order))
  if (amount <= 0) return { amount: 0, cards: [], till: 0 }
  const { card, giftCards } = splitRefund(amount, refundableToCard(order))
  const cards = spread(
    Math.min(giftCards, sumOf(data.cards)),
    Math.max(0, order.refunded - takenOf(order)),
    data.cards.map((one) => one.amount),
  )
  for (const [nth, part] of cards.entries()) {
    const id = data.cards[nth]?.id
    if (id && part > 0) await refundToCard(rows, id, part, number)
  }
  await rows(
    sql`update orders set refunded = refunded + ${amount}, updated_at = ${isoInstant(Date.now())} where number = ${number} returning id`,
  )
  const payments = paymentsOf(order)
  const parts = spread(
    card,
    Math.max(0, order.refunded),
    payments.map((one) => one.amount),
  )
  for (const [nth, part] of parts.entries()) {
    const key = payments[nth]?.key
    const once = nth === 0 ? `${number} ${name}` : `${number} ${name} ${nth}`
    if (key && part > 0)
      await note(rows, { key: `refund ${once}`, kind: 'refund', data: { key, amount: part, name: once } })
  }
  const till = parts.reduce((sum, part, nth) => sum + (payments[nth]?.key === undefined ? part : 0), 0)
  return { amount, cards, till }
}

type Gone = readonly { line: OrderLine; units: number }[]

const endUse = ({ rows, order }: LockedOrder, gone: Gone): Promise<void> =>
  releaseYearlyRoom(
    rows,
    order.number,
    gone.reduce((sum, { line, units }) => sum + employeeAmount(line, units), 0),
  )

async function restock({ payload, rows }: LockedOrder, back: Gone): Promise<void> {
  const levels: LevelChange[] = []
  for (const { line, units } of back.toSorted((a, b) => (a.line.sku < b.line.sku ? -1 : 1))) {
    const level = units > 0 ? await restockVariants(rows, line.sku, units, line.location) : undefined
    if (level !== undefined) levels.push(level)
  }
  await recordLevels(payload, rows, levels)
}

const unitsOf = ({ lines }: Return, place: number): number => lines.find(({ line }) => line === place)?.quantity ?? 0
/** What that was paid by, in its order; the till has no key. */
function paymentsOf(order: StoredOrder): { key?: string; amount: Cents }[] {
  const { payment, differences = [] } = order.data
  return [
    { amount: takenOf(order) - sumOf(differences), ...(payment.method === 'card' && { key: order.key }) },
    ...differences,
  ]
}
/** What of it can still go back to the card or the like that paid beside gift cards. */
export const refundableToCard = (order: StoredOrder): Cents => Math.max(0, takenOf(order) - Math.max(0, order.refunded))
const refundable = (order: StoredOrder): Cents => takenOf(order) + sumOf(order.data.cards) - order.refunded
const sumOf = (cards: readonly { amount: Cents }[]): Cents => cards.reduce((sum, { amount }) => sum + amount, 0)
