import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { MOST_ADDRESSES } from '../../domain/accounts/account-rules.ts'
import type { SavedAddress } from '../../domain/accounts/account-view.ts'
import { addressFields, readAddress, type AddressInput } from '../../domain/address/address.ts'
import { phoneNumber } from '../../domain/address/phone-number.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { writeCustomerSearch } from './write-customer-search.ts'

type Row = {
  id: string
  name: string
  street: string
  unit: string | null
  city: string
  province: string
  postal_code: string
  phone: string | null
  is_default: boolean | number
}

const columns = sql`id, name, street, unit, city, province, postal_code, phone, is_default`

/** The addresses of a customer; the default one first. Exactly one is the default where there are any. */
export async function addressesOf(rows: Rows, customerId: string): Promise<SavedAddress[]> {
  const found = await rows<Row>(
    sql`select ${columns} from customer_addresses where user_id = ${customerId} order by is_default desc, created_at`,
  )
  return found.flatMap((row) => {
    const read = readAddress({
      name: row.name,
      line1: row.street,
      line2: row.unit ?? '',
      city: row.city,
      province: row.province,
      postalCode: row.postal_code,
    })
    return read.ok
      ? [{ ...read.address, id: row.id, ...(row.phone && { phone: row.phone }), isDefault: Boolean(row.is_default) }]
      : []
  })
}

export function addressBook(payload: () => Promise<Payload>) {
  const settle = async (rows: Rows, customerId: string) => {
    const [first] = await rows<{ id: string }>(
      sql`select id from customer_addresses where user_id = ${customerId} order by is_default desc, created_at limit 1`,
    )
    if (first) await rows(sql`update customer_addresses set is_default = ${true} where id = ${first.id}`)
  }
  const makeDefault = async (rows: Rows, customerId: string, id: string) => {
    const [own] = await rows(sql`select id from customer_addresses where id = ${id} and user_id = ${customerId}`)
    if (!own) return
    await rows(sql`update customer_addresses set is_default = ${false} where user_id = ${customerId}`)
    await rows(sql`update customer_addresses set is_default = ${true} where id = ${id}`)
  }
  return {
    /** Stores a new address, or a changed one where its `id` is the customer's own. */
    async save(customerId: string, form: Record<string, unknown>): Promise<AccountAnswer> {
      const input = Object.fromEntries(
        addressFields.flatMap((field) => (typeof form[field] === 'string' ? [[field, form[field]] as const] : [])),
      ) as AddressInput
      const read = readAddress(input)
      if (!read.ok)
        return {
          ok: false,
          reason: read.errors[0]?.field === 'postalCode' ? 'postal-code' : 'address-incomplete',
          field: read.errors[0]?.field ?? 'name',
        }
      const { name, line1, line2, city, province, postalCode } = read.address
      const typed = typeof form.phone === 'string' ? form.phone.trim() : ''
      const phone = phoneNumber(typed) ?? null
      if (typed && !phone) return { ok: false, reason: 'phone', field: 'phone' }
      const at = new Date().toISOString()
      const database = await payload()
      return inTransaction(database, async (rows): Promise<AccountAnswer> => {
        let id = typeof form.id === 'string' ? form.id : ''
        // The same place given once more is the same entry, with the number that it had.
        const [same] = id
          ? []
          : await rows<{ id: string; phone: string | null }>(
              sql`select id, phone from customer_addresses where user_id = ${customerId} and name = ${name} and street = ${line1} and coalesce(unit, '') = ${line2 ?? ''} and city = ${city} and province = ${province} and postal_code = ${postalCode}`,
            )
        id = same?.id ?? id
        const changed = id
          ? await rows(
              sql`update customer_addresses set name = ${name}, street = ${line1}, unit = ${line2 ?? null}, city = ${city}, province = ${province}, postal_code = ${postalCode}, phone = ${phone ?? same?.phone ?? null}, updated_at = ${at} where id = ${id} and user_id = ${customerId} returning id`,
            )
          : []
        if (changed.length === 0) {
          const [{ count } = { count: 0 }] = await rows<{ count: number | string }>(
            sql`select count(*) as count from customer_addresses where user_id = ${customerId}`,
          )
          if (Number(count) >= MOST_ADDRESSES) return { ok: false, reason: 'too-many' }
          id = randomUUID()
          await rows(
            sql`insert into customer_addresses (id, user_id, name, street, unit, city, province, postal_code, phone, is_default, created_at, updated_at) values (${id}, ${customerId}, ${name}, ${line1}, ${line2 ?? null}, ${city}, ${province}, ${postalCode}, ${phone}, ${false}, ${at}, ${at})`,
          )
        }
        if (form.isDefault) await makeDefault(rows, customerId, id)
        await settle(rows, customerId)
        await writeCustomerSearch(database, rows, customerId)
        return { ok: true, notice: 'saved' }
      })
    },
    async remove(customerId: string, id: unknown): Promise<AccountAnswer> {
      const database = await payload()
      await inTransaction(database, async (rows) => {
        await rows(sql`delete from customer_addresses where id = ${String(id)} and user_id = ${customerId}`)
        await settle(rows, customerId)
        await writeCustomerSearch(database, rows, customerId)
      })
      return { ok: true, notice: 'removed' }
    },
    async setDefault(customerId: string, id: unknown): Promise<AccountAnswer> {
      await inTransaction(await payload(), (rows) => makeDefault(rows, customerId, String(id)))
      return { ok: true, notice: 'saved' }
    },
    list: async (customerId: string) => addressesOf(rowsOf(await payload()), customerId),
  }
}
