import type { Payload } from 'payload'
import { customerSearch } from '../../domain/accounts/customer-search.ts'
import { isPostgres, sql, type Rows } from '../database/database.ts'

/**
 * Writes what staff find a customer by, in the transaction that changed their name, email or addresses. The customer is
 * locked first: of two changes at once, the later one reads both.
 */
export async function writeCustomerSearch(payload: Payload, rows: Rows, id: string): Promise<void> {
  const [own] = await rows<{ name: string; email: string }>(
    sql`select name, email from customers where id = ${id} ${isPostgres(payload) ? sql`for update` : sql``}`,
  )
  if (!own) return
  const addresses = await rows<{ name: string; postalCode: string; phone: string | null }>(
    sql`select name, postal_code as "postalCode", phone from customer_addresses where user_id = ${id} order by created_at`,
  )
  const search = customerSearch({ ...own, addresses })
  await rows(sql`update customers set search = ${search} where id = ${id}`)
}
