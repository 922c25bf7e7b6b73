import type { Payload } from 'payload'
import type { Address } from '../../domain/address/address.ts'
import type { Contact } from '../../domain/checkout/checkout.ts'
import { jsonOf } from '../database/json-column.ts'
import { rowsOf, sql } from '../database/database.ts'
import { addressBook } from './address-book.ts'

/** The order of which a guest made an account, while its page was open to them. */
export type OrderOfGuest = { number: string; email: string; name: string }

/**
 * Once its address is confirmed, an account that was made on the page of an order gets that order, and its address as
 * the first of the book. The number was noted with the registration, from a page that only the order's own link opens;
 * an order that is somebody's already stays theirs.
 */
export async function joinOrder(payload: Payload, customerId: string): Promise<void> {
  const noted = await rowsOf(payload)<{ number: string }>(
    sql`select detail as number from security_events where user_id = ${customerId} and kind = 'registered' and detail is not null`,
  )
  for (const { number } of noted) await joinOne(payload, customerId, number)
}

/** Does nothing for the order of another address. */
async function joinOne(payload: Payload, customerId: string, number: string): Promise<void> {
  const [joined] = await rowsOf(payload)<{ data: unknown }>(
    sql`update orders set customer = ${customerId} where customer is null and number = ${number} and lower(email) = (select email from customers where id = ${customerId}) returning data`,
  )
  if (!joined) return
  const { address, contact } = jsonOf<{ address?: Address; contact: Contact }>(joined.data)
  const book = addressBook(async () => payload)
  if (address && (await book.list(customerId)).length === 0)
    await book.save(customerId, { ...address, phone: contact.phone })
}
