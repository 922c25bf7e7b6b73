import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { customerSearch } from '../domain/accounts/customer-search.ts'

type Stored = { id: string; name: string; email: string }
type StoredAddress = { name: string; postalCode: string; phone: string | null }
const AT_ONCE = 200

/** Writes what staff find a customer by into the accounts of before. */
export async function fillCustomerSearch(rows: (query: SQL) => unknown): Promise<void> {
  for (let after = ''; ;) {
    const found = (await rows(
      sql`select id, name, email from customers where id > ${after} order by id limit ${AT_ONCE}`,
    )) as Stored[]
    const last = found.at(-1)
    if (!last) return
    for (const { id, name, email } of found) {
      const addresses = (await rows(
        sql`select name, postal_code as "postalCode", phone from customer_addresses where user_id = ${id}`,
      )) as StoredAddress[]
      await rows(
        sql`update customers set search = ${customerSearch({ name, email, addresses })} where id = ${id} returning id`,
      )
    }
    after = last.id
  }
}
