import type { Payload } from 'payload'
import { notesOfPeople } from '../../domain/orders/event-note.ts'
import { isUnderWay } from '../../domain/orders/under-way.ts'
import type { Instant } from '../../domain/time.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows, type SQL } from '../database/database.ts'
import { isGuestOrderOf, isOrderOf, isReviewOf } from './guest-orders.ts'
import { pickupReminderKey } from '../orders/note-pickup-reminder.ts'
import { findOrder, fullOrder } from '../orders/order-rows.ts'
import { anonymizeReviews } from '../reviews/review-pictures.ts'

type Row = {
  id: number | string
  number: string
  state: string
  placed_at: string
  total: number | string
  data: unknown
}
type Line = Record<string, unknown>

const hasOrders = (payload: Payload) => payload.config.collections.some(({ slug }) => (slug as string) === 'orders')
const objectOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown>) : ((data ?? {}) as Record<string, unknown>)

/** The orders of a customer as the download has them: what was bought, where it went, what it cost; and the reviews. */
export async function ordersFor(payload: Payload, customerId: string): Promise<Record<string, unknown>> {
  if (!hasOrders(payload)) return {}
  const found = await rowsOf(payload)<Row>(
    sql`select id, number, state, placed_at, total, data from orders where ${isOrderOf(customerId)} order by id`,
  )
  const reviews = await rowsOf(payload)(sql`
    select r."order", r.stars, r.title, r.text, r.author, r.fit, r.used_for as "usedFor", r.status, r.written_at as "writtenAt",
    (select count(*) from review_pictures p where p.review_id = r.id) as pictures
    from reviews r where ${isReviewOf(customerId)} order by r.id`)
  return {
    reviews,
    orders: found.map(({ number, state, placed_at: placedAt, total, data }) => {
      const { contact, address, pickupName, billing, giftMessage, lines, returnRequest } = objectOf(data)
      return {
        number,
        state,
        placedAt,
        total: Number(total),
        contact,
        address,
        pickupName,
        billing,
        giftMessage,
        lines,
        returnRequest,
      }
    }),
  }
}

/** The numbers of a customer's orders that still need the person, oldest first (domain/orders/under-way.ts). */
export async function ordersUnderWay(payload: Payload, customerId: string, now: Instant): Promise<string[]> {
  if (!hasOrders(payload)) return []
  const rows = rowsOf(payload)
  const found = await rows<Pick<Row, 'number'>>(
    sql`select number from orders where ${isOrderOf(customerId)} order by id`,
  )
  const open = await Promise.all(
    found.map(async ({ number }) => ((await needsPerson(rows, number, now)) ? [number] : [])),
  )
  return open.flat()
}

/**
 * Anonymizes a customer's orders, but for those that still need the person: the shop has their money, and has to
 * deliver and to write. Those are anonymized once they are done, as orders of an account that is gone: those
 * placed as a guest become the account's first. Gives the numbers of the orders left.
 */
export async function anonymizeOrders(payload: Payload, customerId: string, now: Instant): Promise<string[]> {
  if (!hasOrders(payload)) return []
  return inTransaction(payload, async (rows) => {
    await rows(sql`update orders set customer = ${customerId} where ${isGuestOrderOf(customerId)}`)
    const found = await rows<Pick<Row, 'number'>>(
      sql`select number from orders where customer = ${customerId} order by id`,
    )
    return anonymizeDone(payload, rows, found, now)
  })
}

/** Anonymizes what has been done since of the orders of accounts that are gone; how many were. */
export async function anonymizeOrphans(payload: Payload, now: Instant): Promise<number> {
  if (!hasOrders(payload)) return 0
  const found = await rowsOf(payload)<Pick<Row, 'number'>>(
    sql`select o.number from orders o where o.customer is not null and not exists (select 1 from customers c where c.id = o.customer) order by o.id`,
  )
  let done = 0
  // One by one: an order is not locked for longer than it takes.
  for (const row of found)
    done += 1 - (await inTransaction(payload, (rows) => anonymizeDone(payload, rows, [row], now))).length
  // Of those that were anonymized before this was cleared with them.
  await clearPeople(rowsOf(payload), sql`select number from orders where email = ''`)
  return done
}

/** The orders that were left as they are. */
async function anonymizeDone(
  payload: Payload,
  rows: Rows,
  orders: readonly Pick<Row, 'number'>[],
  now: Instant,
): Promise<string[]> {
  const left: string[] = []
  for (const { number } of orders) {
    if (await needsPerson(rows, number, now, isPostgres(payload))) left.push(number)
    else {
      await anonymize(rows, number)
      await anonymizeReviews(payload, rows, number)
    }
  }
  return left
}

async function needsPerson(rows: Rows, number: string, now: Instant, lock = false): Promise<boolean> {
  const stored = await findOrder(rows, number, lock)
  if (!stored) return false
  // A key names its order after the kind of entry: `mail shipped NUMBER …`, `gift NUMBER 0 0`; a capture the
  // payment. The question what somebody thinks of it can wait for nobody who is gone, nor can the reminder of a pickup
  // that no longer waits.
  const entries = await rows(
    sql`select key from outbox where done_at is null and key <> ${`mail review ${number}`} and key not like ${`${pickupReminderKey(number)}%`} and (key like ${`% ${number}`} or key like ${`% ${number} %`} or key = ${`capture ${stored.key}`}) limit 1`,
  )
  return isUnderWay(await fullOrder(rows, stored), entries.length > 0, now)
}

/**
 * Takes the person out of an order. Data that tax law requires stays (Income Tax Act, section 230; Québec's Tax
 * Administration Act, section 35.1: six years): lines, amounts, taxes, the place by city, province and postal code.
 */
async function anonymize(rows: Rows, number: string): Promise<void> {
  const [row] = await rows<Row>(sql`select id, data from orders where number = ${number}`)
  if (!row) return
  const own = objectOf(row.data)
  const address = own.address ? { ...(own.address as Line), name: '', line1: '', line2: undefined } : undefined
  const lines = ((own.lines ?? []) as Line[]).map(({ gift: _, ...line }) => line)
  const { billing: _, giftMessage: __, correction: ___, pickupName: ____, ...rest } = own
  const retained = JSON.stringify({ ...rest, contact: { email: '', phone: '' }, address, lines })
  await rows(
    sql`update orders set data = ${retained}, name = '', email = '', phone = null, search = null, customer = null where id = ${row.id}`,
  )
  await clearPeople(rows, sql`${number}`)
}

/**
 * What names people beside the orders themselves: who placed them, as once written, where they live, and whom their gift
 * cards were for.
 */
async function clearPeople(rows: Rows, numbers: SQL): Promise<void> {
  await rows(
    sql`update order_events set "by" = 'shopper' where "order" in (${numbers}) and kind = 'placed' and "by" <> 'shopper'`,
  )
  for (const key of notesOfPeople)
    await rows(
      sql`update order_events set note = ${key} where "order" in (${numbers}) and kind = 'note' and note like ${`${key}; %`}`,
    )
  await rows(
    sql`update gift_cards set recipient_name = '', recipient_email = '', sender_name = '', message = '' where "order" in (${numbers}) and recipient_email <> ''`,
  )
}
