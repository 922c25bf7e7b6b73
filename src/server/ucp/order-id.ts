import type { Payload } from 'payload'
import { rowsOf } from '../database/database.ts'
import { findOrder } from '../orders/order-rows.ts'
import { orderToken } from '../orders/order-token.ts'
import type { Session } from './session-rows.ts'

/**
 * What agents call an order: its number with the token that opens it, as numbers can be guessed and an agent's name is
 * only what it says. The token is of the day of the order, so that an order is always called the same. No token opens
 * what a buyer finished by hand, as it may say more of them than the agent knows: the session's id comes with its
 * number.
 */
export async function orderIdOf(
  payload: Payload,
  { id, isByHand }: Pick<Session, 'id' | 'isByHand'>,
  number: string,
): Promise<{ id: string; number: string; token?: string } | undefined> {
  const stored = await findOrder(rowsOf(payload), number)
  if (!stored) return undefined
  if (isByHand) return { id: `${number}.${id}`, number }
  const token = orderToken(payload.secret, number, Date.parse(stored.placedAt))
  return { id: `${number}.${token}`, number, token }
}
