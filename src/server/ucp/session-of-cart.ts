import type { OrderLine } from '../../domain/orders/order-line.ts'
import { isAgentOrder } from '../../domain/ucp/by-hand.ts'
import { sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import type { Session } from './session-rows.ts'

/** What is under way: neither ordered nor given up. */
const isUnderWay = sql`status in ('cart', 'open')`
/** The session of a cart, by the hash of its token: the agent's own, or the one its buyer went on with by hand. */
const isOf = (cart: string) => sql`(buyer_cart = ${cart} or (cart = ${cart} and buyer_cart is null)) and ${isUnderWay}`

/** Whether a cart is one that an agent may still hand to its buyer. */
export async function isAgentCart(rows: Rows, cart: string): Promise<boolean> {
  const found = await rows(
    sql`select id from agent_sessions where cart = ${cart} and buyer_cart is null and ${isUnderWay}`,
  )
  return found.length > 0
}

/**
 * A cart has another token, which its agent does not know: the buyer goes on by hand, and a cart becomes a checkout by
 * it. What an agent began earlier and is in the same cart now gives way to it.
 */
export async function handOver(rows: Rows, old: string, own: string): Promise<void> {
  const [moved] = await rows<{ id: number | string }>(sql`select id from agent_sessions where ${isOf(old)}`)
  if (!moved) return
  const at = new Date().toISOString()
  await rows(
    sql`update agent_sessions set status = 'canceled', updated_at = ${at} where buyer_cart = ${own} and ${isUnderWay} returning id`,
  )
  await rows(
    sql`update agent_sessions set buyer_cart = ${own}, status = 'open', updated_at = ${at} where id = ${moved.id} and ${isUnderWay} returning id`,
  )
}

type Ordered = { number: string; at: string; lines: readonly OrderLine[] }

/**
 * In the transaction of an order: the session of its cart has become it, or has ended where its buyer ordered something
 * else. Returns the agent whose order it is.
 */
export async function completeSession(
  rows: Rows,
  cart: string,
  { number, at, lines }: Ordered,
): Promise<{ name: string; isVerified: boolean } | undefined> {
  const [row] = await rows<{ id: number | string; buyer_cart: string | null; data: unknown }>(
    sql`select id, buyer_cart, data from agent_sessions where ${isOf(cart)}`,
  )
  if (!row) return undefined
  const isByHand = row.buyer_cart !== null
  const { seen, ...data } = jsonOf<Session['data']>(row.data)
  if (!isAgentOrder(lines, isByHand ? seen?.products : undefined)) {
    await rows(
      sql`update agent_sessions set status = 'canceled', updated_at = ${at} where id = ${row.id} and ${isUnderWay} returning id`,
    )
    return undefined
  }
  // Without what its agent last saw it is shown as the order knows it; so is what a buyer finished by hand.
  const left = isByHand || !data.review ? { nonce: data.nonce, locale: data.locale } : data
  const [agent] = await rows<{ agent: string; is_verified: boolean | number | null }>(
    sql`update agent_sessions set status = 'completed', "order" = ${number}, data = ${JSON.stringify(left)}, updated_at = ${at} where id = ${row.id} and ${isUnderWay} returning agent, is_verified`,
  )
  return agent && { name: agent.agent, isVerified: Boolean(agent.is_verified) }
}
