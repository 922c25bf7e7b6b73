import { sql, type SQL } from '../database/database.ts'

/** Which orders somebody placed as a guest with the address of their account, once they have confirmed it. */
export const isGuestOrderOf = (customerId: string): SQL =>
  sql`customer is null and lower(email) = (select email from customers where id = ${customerId} and email_verified = ${true})`
