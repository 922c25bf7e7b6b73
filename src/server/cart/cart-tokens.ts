import type { Payload } from 'payload'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { movePhoneOrder } from '../orders/phone-order-key.ts'
import { handOver } from '../ucp/session-of-cart.ts'
import { findCart } from './cart-rows.ts'

/** Whether a token is one of this server's. */
export const isCartToken = async (payload: Payload, token: string): Promise<boolean> =>
  (await findCart(rowsOf(payload), hashedToken(token))) !== undefined

/**
 * Gives a cart and its checkout another token, and returns it: who knew the old one reads them no more. A token without
 * a cart stays as it is.
 */
export async function renewedToken(payload: Payload, token: string, next: string): Promise<string> {
  const [old, own] = [hashedToken(token), hashedToken(next)]
  return inTransaction(payload, async (rows) => {
    const renewed = await rows(sql`update carts set token = ${own} where token = ${old} returning id`)
    if (renewed.length === 0) return token
    await moveCheckout(rows, old, own)
    return next
  })
}

/**
 * What is known of a cart by the hash of its token goes along to another: its checkout, who took it by phone, and
 * what an agent began, with which its buyer goes on by hand.
 */
export async function moveCheckout(rows: Rows, old: string, own: string): Promise<void> {
  await rows(sql`update checkouts set cart = ${own}, updated_at = ${new Date().toISOString()} where cart = ${old}`)
  await movePhoneOrder(rows, old, own)
  await handOver(rows, old, own)
}
