import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { Cents } from '../../domain/money.ts'
import { paymentStates, type PaymentAction, type PaymentState } from '../../domain/payment/payment.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** A payment attempt. `answer`: the response to the shopper, repeated for the same key. */
export type PaymentRow = {
  key: string
  cart: string
  order?: string
  gateway: string
  reference?: string
  card?: string
  amount: Cents
  captured: Cents
  refunded: Cents
  state: PaymentState
  answer?: PlaceRefusal | { action: PaymentAction }
  touchedAt: number
}

type Row = {
  key: string
  cart: string
  order: string | null
  gateway: string
  reference: string | null
  card: string | null
  amount: number | string
  captured: number | string
  refunded: number | string
  state: string
  answer: unknown
  touched_at: number | string
}
const columns = sql`key, cart, "order", gateway, reference, card, amount, captured, refunded, state, answer, touched_at`

function paymentOf(row: Row): PaymentRow {
  const { key, cart, gateway } = row
  return {
    key,
    cart,
    gateway,
    amount: Number(row.amount),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
    touchedAt: Number(row.touched_at),
    state: paymentStates.find((state) => state === row.state) ?? 'failed',
    ...(row.order && { order: row.order }),
    ...(row.reference && { reference: row.reference }),
    ...(row.card && { card: row.card }),
    ...(row.answer !== null &&
      row.answer !== undefined && { answer: jsonOf<NonNullable<PaymentRow['answer']>>(row.answer) }),
  }
}

export async function findPayment(rows: Rows, key: string): Promise<PaymentRow | undefined> {
  const [row] = await rows<Row>(sql`select ${columns} from payments where key = ${key}`)
  return row && paymentOf(row)
}

/** The payments of an order, its own first; then those of corrections that made it dearer. */
export async function paymentsOfOrder(rows: Rows, order: string): Promise<PaymentRow[]> {
  const found = await rows<Row>(sql`select ${columns} from payments where "order" = ${order} order by id`)
  return found.map(paymentOf)
}

/** The order that a cart became last, by an attempt since then. */
export async function lastOrderOf(rows: Rows, cart: string, since: Instant): Promise<string | undefined> {
  const [row] = await rows<{ order: string }>(
    sql`select "order" from payments where cart = ${cart} and "order" is not null
      and created_at >= ${isoInstant(since)} order by id desc limit 1`,
  )
  return row?.order
}

/** How many attempts of one cart were refused. */
export async function refusedPayments(rows: Rows, cart: string): Promise<number> {
  const [row] = await rows<{ n: unknown }>(
    sql`select count(*) as n from payments where cart = ${cart} and state in (${sqlList(refusedStates)})`,
  )
  return Number(row?.n)
}

const refusedStates: readonly PaymentState[] = ['declined', 'failed', 'voiding', 'voided']

export type NewPayment = {
  key: string
  cart: string
  gateway: string
  amount: Cents
  now: number
}

/** Starts an attempt; false if one with this key already exists. */
export async function beginPayment(rows: Rows, { key, cart, gateway, amount, now }: NewPayment): Promise<boolean> {
  const at = new Date(now).toISOString()
  const made = await rows(
    sql`insert into payments (key, cart, gateway, amount, captured, refunded, state, touched_at, created_at, updated_at) values (${key}, ${cart}, ${gateway}, ${amount}, 0, 0, 'authorizing', ${now}, ${at}, ${at}) on conflict (key) do nothing returning id`,
  )
  return made.length === 1
}

type More = {
  now: number
  answer?: PaymentRow['answer']
  card?: string | undefined
  order?: string
  reference?: string
}

/**
 * Moves an attempt from one of some states to another; false if it is in none of them. The caller that gets true is the
 * one who goes on.
 */
export async function movePayment(
  rows: Rows,
  key: string,
  from: readonly PaymentState[],
  to: PaymentState,
  { now, answer, card, order, reference }: More,
): Promise<boolean> {
  const moved =
    await rows(sql`update payments set state = ${to}, touched_at = ${now}, updated_at = ${new Date(now).toISOString()}
    ${answer ? sql`, answer = ${JSON.stringify(answer)}` : sql``} ${card ? sql`, card = ${card}` : sql``} ${order ? sql`, "order" = ${order}` : sql``} ${reference ? sql`, reference = ${reference}` : sql``}
    where key = ${key} and state in (${sqlList(from)}) returning id`)
  return moved.length === 1
}

/** Attempts that were idle for a while, the longest first: interrupted by a crash, or abandoned by the shopper. */
export async function stalePayments(
  rows: Rows,
  before: Record<'authorizing' | 'action' | 'voiding', number>,
): Promise<PaymentRow[]> {
  const found = await rows<Row>(
    sql`select ${columns} from payments where "order" is null and ((state = 'authorizing' and touched_at < ${before.authorizing}) or (state = 'action' and touched_at < ${before.action}) or (state = 'voiding' and touched_at < ${before.voiding})) order by touched_at, id limit 100`,
  )
  return found.map(paymentOf)
}
