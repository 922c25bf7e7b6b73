import { sql, type SQL } from '../database/database.ts'

/**
 * Which orders somebody placed as a guest with the address of their account, once they have confirmed it. A column
 * compared with `lower` would keep SQLite from the index (database/added-indexes.ts): both sides are expressions.
 */
export const isGuestOrderOf = (customerId: string): SQL =>
  sql`customer is null and lower(email) = (select lower(email) from customers where id = ${customerId} and email_verified = ${true})`

/** Which orders are of a customer: those of the account, and those placed as a guest with its confirmed address. */
export const isOrderOf = (customerId: string): SQL => sql`(customer = ${customerId} or (${isGuestOrderOf(customerId)}))`

/** Which reviews (`r`) are of a customer: those of what was bought with these orders. */
export const isReviewOf = (customerId: string): SQL =>
  sql`r."order" in (select number from orders where ${isOrderOf(customerId)})`
