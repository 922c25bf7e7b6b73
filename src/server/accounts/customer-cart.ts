import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { MOST_LINES } from '../../domain/cart/cart.ts'
import { moveCheckout } from '../cart/cart-tokens.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'

/** The ticket that stores the salt of a customer's cart: it never runs out. */
const saltOf = (customerId: string) => `cart of ${customerId}`
const FOREVER = '9999-12-31T00:00:00.000Z'

/**
 * The token of a customer's own cart, in the cart cookie while signed in: the same on every device. It follows from a
 * random salt and the server's secret, so the database alone still opens no cart.
 */
export async function customerCartToken(payload: Payload, customerId: string): Promise<string> {
  const rows = rowsOf(payload)
  const read = async () =>
    (
      await rows<{ value: string }>(
        sql`select value from customer_verifications where identifier = ${saltOf(customerId)} order by created_at limit 1`,
      )
    )[0]?.value
  const at = new Date().toISOString()
  if (!(await read()))
    await rows(
      sql`insert into customer_verifications (id, identifier, value, expires_at, created_at, updated_at) values (${saltOf(customerId)}, ${saltOf(customerId)}, ${randomBytes(24).toString('base64url')}, ${FOREVER}, ${at}, ${at}) on conflict (id) do nothing`,
    )
  return tokenFrom((await read()) ?? '', payload.secret)
}

const tokenFrom = (salt: string, secret: string) =>
  createHmac('sha256', secret).update(`cart ${salt}`).digest('base64url')

/**
 * Gives the customer's cart a new token: the cookies of all other devices lead no more to it, nor to its checkout.
 * Returns the new one.
 */
export async function renewCartToken(payload: Payload, customerId: string): Promise<string> {
  const old = hashedToken(await customerCartToken(payload, customerId))
  const salt = randomBytes(24).toString('base64url')
  const token = tokenFrom(salt, payload.secret)
  const own = hashedToken(token)
  await inTransaction(payload, async (rows) => {
    await rows(sql`update customer_verifications set value = ${salt} where identifier = ${saltOf(customerId)}`)
    await rows(sql`update carts set token = ${own} where token = ${old}`)
    await moveCheckout(rows, old, own)
  })
  return token
}

/**
 * Merges a guest's cart into the customer's, once: the guest's cart is deleted in the same transaction, so a second
 * attempt finds nothing. A line in both gets the larger quantity: a shopper who adds a tent on two devices wants one
 * tent. The guest's checkout goes along, with its codes.
 */
export async function mergeCarts(payload: Payload, guestToken: string, customerToken: string): Promise<void> {
  if (guestToken === customerToken) return
  await inTransaction(payload, async (rows) => {
    const guest = await cartOf(rows, guestToken, isPostgres(payload))
    if (guest === undefined) return
    const at = new Date().toISOString()
    await rows(
      sql`insert into carts (token, version, created_at, updated_at) values (${hashedToken(customerToken)}, 0, ${at}, ${at}) on conflict (token) do nothing`,
    )
    const own = await cartOf(rows, customerToken, isPostgres(payload))
    if (own === undefined) throw new Error('a cart vanished while it was made')
    await rows(sql`update cart_lines set updated_at = ${at}, quantity = (select g.quantity from cart_lines g where g.cart_id = ${guest} and g.sku = cart_lines.sku)
      where cart_id = ${own} and quantity < (select max(g.quantity) from cart_lines g where g.cart_id = ${guest} and g.sku = cart_lines.sku)`)
    // A line moves with all that is said of it, such as the store where it is picked up.
    const [{ count } = { count: 0 }] = await rows<{ count: number | string }>(
      sql`select count(*) as count from cart_lines where cart_id = ${own}`,
    )
    const moving = sql`select id from cart_lines where cart_id = ${guest} and sku not in (select sku from cart_lines where cart_id = ${own}) order by id limit ${Math.max(0, MOST_LINES - Number(count))}`
    const moved = await rows<{ id: number }>(moving)
    for (const { id } of moved)
      await rows(sql`update cart_lines set cart_id = ${own}, updated_at = ${at} where id = ${id}`)
    // A shopper who signs in at the checkout continues at the same step.
    const [begun] = await rows(sql`select id from checkouts where cart = ${hashedToken(guestToken)}`)
    if (begun) await rows(sql`delete from checkouts where cart = ${hashedToken(customerToken)}`)
    await moveCheckout(rows, hashedToken(guestToken), hashedToken(customerToken))
    await rows(sql`delete from cart_lines where cart_id = ${guest}`)
    await rows(sql`delete from carts where id = ${guest}`)
    await rows(sql`update carts set version = version + 1, updated_at = ${at} where id = ${own}`)
  })
}

async function cartOf(rows: Rows, token: string, postgres: boolean): Promise<number | undefined> {
  const [cart] = await rows<{ id: number | string }>(
    postgres
      ? sql`select id from carts where token = ${hashedToken(token)} for update`
      : sql`select id from carts where token = ${hashedToken(token)}`,
  )
  return cart && Number(cart.id)
}
