import { createHmac } from 'node:crypto'
import { hashedToken } from '../http/tokens.ts'
import { sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** The token of the cart of an order by phone. Only its id is written down, as the database opens no cart. */
export const phoneOrderToken = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`phone-order ${id}`).digest('base64url')

/** The key by which the mail of a cart is noted, and by which its order knows who took it. */
export const phoneOrderKey = (cart: string): string => `phone-order ${cart}`

/**
 * The mails of orders by phone. Only their keys have an index; after the prefix follow hexadecimal digits, which any
 * collation sorts before a letter behind them.
 */
export const phoneOrderMails = sql`select id, key, data, done_at from outbox where kind = 'phone-order' and key >= ${phoneOrderKey('')} and key < ${phoneOrderKey('g')}`

/** Who took the order of a cart by phone; undefined for a shopper's own. */
export async function takenBy(rows: Rows, cart: string): Promise<string | undefined> {
  const [row] = await rows<{ data: unknown }>(sql`select data from outbox where key = ${phoneOrderKey(cart)}`)
  return row && jsonOf<{ by?: string }>(row.data).by
}

/**
 * What became of the order by phone whose link has this token: the number of its order, or by whose hash its cart is
 * known now. Undefined once it was withdrawn or has expired, and for any other token.
 */
export async function phoneOrderOf(
  rows: Rows,
  token: string,
): Promise<{ number: string } | { cart: string } | undefined> {
  const link = hashedToken(token)
  // The entry keeps the link’s own token; its key has that of the cart, which may be another by now.
  const found = await rows<{ key: string }>(
    sql`select key from (${phoneOrderMails}) o where key like ${`${phoneOrderKey(link)}%`} or cast(data as text) like ${`%${link}%`}`,
  )
  const [, cart, number] = found[0]?.key.split(' ') ?? []
  return number ? { number } : cart ? { cart } : undefined
}

/** The cart of an order by phone has another token; an earlier one of that cart is no more. */
export async function movePhoneOrder(rows: Rows, old: string, own: string): Promise<void> {
  if ((await takenBy(rows, old)) === undefined) return
  await rows(sql`delete from outbox where key = ${phoneOrderKey(own)}`)
  await rows(sql`update outbox set key = ${phoneOrderKey(own)} where key = ${phoneOrderKey(old)} returning id`)
}

/** In the transaction of an order: who took it by phone, if anybody did. What its cart orders next nobody took. */
export async function takeUpPhoneOrder(rows: Rows, cart: string, number: string): Promise<string | undefined> {
  const by = await takenBy(rows, cart)
  if (by !== undefined)
    await rows(
      sql`update outbox set key = ${`${phoneOrderKey(cart)} ${number}`} where key = ${phoneOrderKey(cart)} returning id`,
    )
  return by
}
