import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { CustomerSheet } from '../../cms/orders/customer-sheet.ts'
import { staffText, type StaffMessage } from '../../cms/staff-words.ts'
import { LONGEST_NOTE } from '../../domain/orders/event-note.ts'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'

/** Notes that a customer's page shows, the newest. */
const MOST_NOTES = 200
const noted = z.object({ note: z.string().trim().min(1).max(LONGEST_NOTE) })

/** `POST /admin/api/customers/{id}/note`: whoever of the staff may see customers may write of them. */
export async function noteOnCustomerEndpoint(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const refuse = (status: number, why: StaffMessage) =>
    Response.json({ message: staffText(localeOf(req), why, { most: LONGEST_NOTE }) }, { status })
  if (!allowed(roleOf(req.user), 'customers', 'read')) return refuse(403, 'customer_unseen')
  const { data } = noted.safeParse(req.data)
  if (!data) return refuse(400, 'customer_note_missing')
  const at = isoInstant(Date.now())
  // In one statement: an account that is deleted meanwhile leaves no note behind.
  const made = await rowsOf(req.payload)(sql`
    insert into customer_notes (user_id, "by", note, created_at, updated_at)
    select id, ${req.user?.email ?? 'staff'}, ${data.note}, ${at}, ${at} from customers
    where id = ${String(req.routeParams?.id ?? '')} returning id`)
  return made.length > 0 ? Response.json({ ok: true }) : refuse(404, 'customer_gone')
}

/** What staff noted on a customer themselves, not on one of their orders, the newest first. */
export async function notesOnCustomer(rows: Rows, customerId: string): Promise<CustomerSheet['notes']> {
  const found = await rows<{ at: string | Date; by: string; note: string }>(
    sql`select created_at as at, "by", note from customer_notes where user_id = ${customerId} order by id desc limit ${MOST_NOTES}`,
  )
  return found.map(({ at, by, note }) => ({ at: new Date(at).toISOString(), by, note }))
}
