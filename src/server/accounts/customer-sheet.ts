import type { PayloadRequest } from 'payload'
import type { CustomerSheet } from '../../cms/orders/customer-sheet.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { PHONE_ORDER_NOTE, readKeyedNote } from '../../domain/orders/event-note.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { addressesOf } from './address-book.ts'
import { notesOnCustomer } from './customer-notes.ts'
import { isGuestOrderOf, isOrderOf } from './guest-orders.ts'

type CardRow = { id: unknown; last_four: string; amount: unknown; balance: unknown; active: unknown }
type NoteRow = { number: string; order_id: unknown; at: string | Date; by: string; note: string | null }

/** Orders that are looked at for returns and notes, the newest. */
const MOST_ORDERS = 200

/** `GET /admin/api/customers/{id}/sheet`: what customer service asks for while the customer is on the phone. */
export async function customerSheetEndpoint(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'customers', 'read')) return Response.json({}, { status: 403 })
  const sheet = await readCustomerSheet(rowsOf(req.payload), String(req.routeParams?.id ?? ''))
  return Response.json(sheet ?? {}, { status: sheet ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}

async function readCustomerSheet(rows: Rows, id: string): Promise<CustomerSheet | undefined> {
  const [customer] = await rows<{ email: string }>(sql`select email from customers where id = ${id}`)
  if (!customer) return undefined
  const email = customer.email.toLowerCase()
  const [news] = await rows<{ status: CustomerSheet['newsletter']['status']; at: string | Date }>(
    sql`select status, coalesce(unsubscribed_at, confirmed_at, asked_at) as at from newsletter where lower(email) = ${email}`,
  )
  const cards = await rows<CardRow>(
    sql`select id, last_four, amount, balance, active from gift_cards where lower(recipient_email) = ${email} or "order" in (select number from orders where ${isOrderOf(id)}) order by id desc`,
  )
  const orders = await rows<{ id: unknown; number: string; data: unknown }>(
    sql`select id, number, data from orders where ${isOrderOf(id)} order by id desc limit ${MOST_ORDERS}`,
  )
  const notes = await rows<NoteRow>(
    sql`select o.number, o.id as order_id, e.at, e."by", e.note from order_events e join orders o on o.number = e."order" where o.number in (select number from orders where ${isOrderOf(id)}) and e.kind = 'note' order by e.id desc limit ${MOST_ORDERS}`,
  )
  const [guest] = await rows<{ count: number | string }>(
    sql`select count(*) as count from orders where ${isGuestOrderOf(id)}`,
  )
  return {
    email,
    guestOrders: Number(guest?.count ?? 0),
    addresses: (await addressesOf(rows, id)).map(({ id: _, ...address }) => address),
    newsletter: news ? { status: news.status, at: new Date(news.at).toISOString() } : { status: 'never' },
    giftCards: cards.map((card) => ({
      id: Number(card.id),
      lastFour: card.last_four,
      amount: Number(card.amount),
      balance: Number(card.balance),
      isActive: Boolean(card.active),
    })),
    returns: orders.flatMap((order) => {
      const { lines, returnRequest } = jsonOf<OrderData>(order.data)
      const units = lines.reduce((sum, { returned }) => sum + returned, 0)
      return returnRequest || units > 0
        ? [{ order: { id: Number(order.id), number: order.number }, units, isAsked: returnRequest !== undefined }]
        : []
    }),
    notes: await notesOnCustomer(rows, id),
    orderNotes: notes.flatMap(({ number, order_id, at, by, note }) =>
      note && note !== PHONE_ORDER_NOTE && !readKeyedNote(note)
        ? [{ order: { id: Number(order_id), number }, at: new Date(at).toISOString(), by, note }]
        : [],
    ),
  }
}
