import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { boundTo } from '../../cms/access/bound-to.ts'
import { mayAct } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { stateName, wayName } from '../../cms/orders/order-sheet-words.ts'
import { staffText } from '../../cms/staff-words.ts'
import type { Order } from '../../domain/orders/order.ts'
import { placesFor } from '../../domain/orders/move.ts'
import { MOST_AT_ONCE } from '../../domain/orders/packing-slips.ts'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf } from '../database/database.ts'
import { numbersOf } from './chosen-orders.ts'
import { refuse, refusalWords } from './order-refusals.ts'
import { findOrder, fullOrder } from './order-rows.ts'
import { adminOrders } from './admin-orders.ts'

const asked = z.object({ ids: z.array(z.number().int()).min(1).max(MOST_AT_ONCE) })

/**
 * `POST …/prepare`: the preparation of several orders begins, of each as by its own button and by itself. The answer
 * says of how many, and by number why of the others not; of an order of another store its staff learn nothing.
 */
export async function prepareEndpoint(req: PayloadRequest): Promise<Response> {
  if (!mayAct(roleOf(req.user), 'prepare')) return refuse(req, 403, 'forbidden')
  await addDataAndFileToRequest(req)
  const { data } = asked.safeParse(req.data)
  if (!data) return refuse(req, 400, 'no-orders')
  const numbers = await numbersOf(req, data.ids)
  let began = 0
  const refused: { number: string; why: string }[] = []
  for (const number of numbers.values()) {
    const why = await prepare(req, number)
    if (why === undefined) began++
    else refused.push({ number, why })
  }
  return Response.json({ began, refused })
}

/** Why it does not begin, if it does not. A split order begins in all its parts, for staff of a store in theirs. */
async function prepare(req: PayloadRequest, number: string): Promise<string | undefined> {
  const [rows, locale, stores] = [rowsOf(req.payload), localeOf(req), boundTo(req.user)]
  const stored = await findOrder(rows, number)
  if (!stored) return refusalWords(locale, 'unknown-order')
  const order = await fullOrder(rows, stored)
  const places = placesFor(order, 'prepare', isoInstant(Date.now())).filter(
    (part) => part === undefined || stores === undefined || stores.includes(part),
  )
  if (places.length === 0) return staffText(locale, 'prepare_notNow', standing(order, locale))
  const orders = adminOrders(req)
  for (const part of places) {
    const answer = await orders.act(number, { action: 'prepare', part }, req.user?.email ?? 'staff')
    if (!answer.ok) return refusalWords(locale, answer.reason)
  }
  return undefined
}

/** How far an order is, and how it reaches its shopper, as the list says it. */
export const standing = ({ state, fulfilment }: Order, locale: ReturnType<typeof localeOf>) => ({
  state: stateName(locale, state, fulfilment),
  way: wayName(locale, fulfilment),
})
