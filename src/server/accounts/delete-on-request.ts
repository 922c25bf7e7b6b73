import type { PayloadRequest } from 'payload'
import { mayDeleteAccounts } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText, type StaffMessage } from '../../cms/staff-words.ts'
import { localeOr } from '../../domain/locale.ts'
import { addressOfStaff } from '../admin/staff-attempts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'
import { anonymizeOrders } from './customer-orders.ts'
import { eraseCustomer } from './erase-customer.ts'
import { noteFarewell } from './note-farewell.ts'
import { writeSecurityEvent } from './write-security-event.ts'

/** `POST /admin/api/customers/{id}/delete`: an administrator erases who asked for it, as they would themselves. */
export async function deleteOnRequestEndpoint(req: PayloadRequest): Promise<Response> {
  const refuse = (status: number, why: StaffMessage) =>
    Response.json({ message: staffText(localeOf(req), why) }, { status })
  const { payload, user } = req
  if (!user || !mayDeleteAccounts(roleOf(user))) return refuse(403, 'customer_delete_forbidden')
  const id = String(req.routeParams?.id ?? '')
  const [customer] = await rowsOf(payload)<{ email: string; name: string; locale: string; confirmed: unknown }>(
    sql`select email, name, locale, email_verified as confirmed from customers where id = ${id}`,
  )
  if (!customer) return refuse(404, 'customer_gone')
  const { email, name, confirmed } = customer
  const at = Date.now()
  const isErased = await eraseCustomer(
    payload,
    { id, email },
    (one) => anonymizeOrders(payload, one, at),
    async (rows, underWay) => {
      // Without the name until the address is confirmed, as in every mail of accounts (`auth.ts`).
      const to = { email, name: confirmed ? name : '', locale: localeOr(customer.locale) }
      await noteFarewell(rows, id, { ...to, at, underWay })
      const network = loggedNetwork(addressOfStaff(req))
      await writeSecurityEvent(rows, { kind: 'account-deleted', network, detail: user.email, at })
    },
  )
  return isErased ? Response.json({ ok: true }) : refuse(404, 'customer_gone')
}
