import type { GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import { giftOfStored } from './gift-line.ts'
import type { Cents } from '../../domain/money.ts'
import { sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** `there`: units at the store where it is picked up; undefined where the store does not carry it. */
export type LineRow = {
  sku: string
  quantity: number
  pickupStore?: string
  there?: number
  seenPrice?: Cents
  saved: boolean
  gift?: GiftCardWish
  /** Of a gift card, where it is not the usual one. */
  amount?: Cents
}

type Row = {
  sku: string
  quantity: number | string
  seen_price: number | string | null
  saved: boolean | number | null
  gift: unknown
  pickup_store: string | null
  there: number | string | null
}

/** The cart with this hash of a token. */
export async function findCart(rows: Rows, hash: string): Promise<{ id: number; version: number } | undefined> {
  const [cart] = await rows<{ id: number | string; version: number | string }>(
    sql`select id, version from carts where token = ${hash}`,
  )
  return cart && { id: Number(cart.id), version: Number(cart.version) }
}

/**
 * The cart of a hash, created if needed, and locked until the transaction ends, so that changes of one cart are
 * serialized.
 */
export async function lockCart(rows: Rows, hash: string, postgres: boolean): Promise<{ id: number; version: number }> {
  const now = new Date().toISOString()
  await rows(
    sql`insert into carts (token, version, created_at, updated_at) values (${hash}, 0, ${now}, ${now}) on conflict (token) do nothing`,
  )
  if (postgres) await rows(sql`select id from carts where token = ${hash} for update`)
  const cart = await findCart(rows, hash)
  if (!cart) throw new Error('a cart vanished while it was made')
  return cart
}

/** Deletes the cart of a hash, and its checkout after it: in the order in which placing it locks them. */
export async function forgetCart(rows: Rows, hash: string): Promise<void> {
  await rows(sql`delete from cart_lines where cart_id in (select id from carts where token = ${hash})`)
  await rows(sql`delete from carts where token = ${hash}`)
  await rows(sql`delete from checkouts where cart = ${hash}`)
}

/** All lines of a cart in the order of their adding, also those saved for later. */
export async function readLines(rows: Rows, cartId: number): Promise<LineRow[]> {
  const found = await rows<Row>(sql`
    select l.sku, l.quantity, l.seen_price, l.saved, l.gift, l.pickup_store, i.quantity as there from cart_lines l
    left join inventory i on i.sku = l.sku and i.location = l.pickup_store where l.cart_id = ${cartId} order by l.id`)
  return found.map((row) => ({
    sku: row.sku,
    quantity: Number(row.quantity),
    saved: Boolean(row.saved),
    ...(row.pickup_store !== null && { pickupStore: row.pickup_store }),
    ...(row.there !== null && { there: Number(row.there) }),
    ...(row.seen_price !== null && { seenPrice: Number(row.seen_price) }),
    ...(row.gift !== null && giftOfStored(jsonOf(row.gift))),
  }))
}

export const lineIn = async (rows: Rows, cartId: number, sku: string): Promise<LineRow | undefined> =>
  (await readLines(rows, cartId)).find((line) => line.sku === sku)
