import type { Payload } from 'payload'
import { forgetCart } from '../cart/cart-rows.ts'
import { hashedToken } from '../http/tokens.ts'
import { inTransaction, sql, type Rows } from '../database/database.ts'
import { personOf } from '../mail/opt-outs.ts'
import { anonymizeQuestions } from '../questions/anonymize-questions.ts'
import { endLinks } from '../ucp/link-rows.ts'
import { forgetCustomer } from '../ucp/session-rows.ts'
import { customerCartToken } from './customer-cart.ts'
import { noteCustomer } from './note-customer.ts'

/**
 * Erases a customer in one transaction, with what `also` notes of it there. The remaining data is anonymous: orders
 * without the person (those under way, whose numbers `anonymize` gives, once they are done). Only an address that had
 * the newsletter stays, as unsubscribed. False where somebody else did so first.
 */
export async function eraseCustomer(
  payload: Payload,
  { id, email }: { id: string; email: string },
  anonymize: ((customerId: string) => Promise<string[]>) | undefined,
  also: (rows: Rows, underWay: readonly string[]) => Promise<void>,
): Promise<boolean> {
  const cart = hashedToken(await customerCartToken(payload, id))
  const underWay = (await anonymize?.(id)) ?? []
  return inTransaction(payload, async (rows) => {
    await forgetCart(rows, cart)
    for (const table of [
      'customer_sessions',
      'customer_credentials',
      'customer_passkeys',
      'customer_addresses',
      'customer_notes',
      'wishlist_items',
      'wishlist_links',
    ])
      await rows(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
    await endLinks(rows, id)
    await forgetCustomer(rows, id)
    await rows(sql`delete from customer_verifications where value = ${id} or identifier = ${`cart of ${id}`}`)
    await rows(sql`update employees set user_id = null where user_id = ${id}`)
    for (const table of ['employee_uses', 'security_events'])
      await rows(sql`update ${sql.identifier(table)} set user_id = null where user_id = ${id}`)
    await rows(
      sql`update newsletter set status = 'unsubscribed', unsubscribed_at = ${new Date().toISOString()} where lower(email) = ${email} and status <> 'unsubscribed'`,
    )
    await rows(sql`delete from stock_alerts where person = ${personOf(email)}`)
    await anonymizeQuestions(payload, rows, personOf(email))
    const deleted = await rows(sql`delete from customers where id = ${id} returning id`)
    if (deleted.length === 0) return false
    await noteCustomer(payload, rows, 'deleted', id)
    await also(rows, underWay)
    return true
  })
}
