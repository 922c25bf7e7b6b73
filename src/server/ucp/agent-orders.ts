import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { readOrderNumber } from '../../domain/orders/order.ts'
import { paths } from '../../domain/paths.ts'
import { orderView } from '../../domain/ucp/order-view.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { rowsOf } from '../database/database.ts'
import { findOrder, fullOrder } from '../orders/order-rows.ts'
import { findOwnOrder } from '../orders/own-orders.ts'
import { unknown, type Reply } from './agent-reply.ts'
import { agentWords } from './agent-words.ts'
import type { LinkedCustomer } from './link-rows.ts'
import { orderIdOf } from './order-id.ts'
import { sessionOfOrder, type Agent, type Session } from './session-rows.ts'

/** An order that an agent placed, as it is now; undefined where no agent did. */
export async function agentOrder(
  payload: Payload,
  siteUrl: string,
  number: string,
): Promise<{ session: Session; id: string; view: object } | undefined> {
  const rows = rowsOf(payload)
  const session = await sessionOfOrder(rows, payload.secret, number)
  if (!session) return undefined
  const [named, stored] = [await orderIdOf(payload, session, number), await findOrder(rows, number)]
  if (!named || !stored) return undefined
  const order = await fullOrder(rows, stored)
  const view = orderView({
    version: session.version,
    siteUrl,
    order,
    id: named.id,
    checkoutId: session.id,
    isByHand: session.isByHand,
    permalink: paths.order(order.locale, number, named.token),
    words: agentWords(order.locale),
  })
  return { session, id: named.id, view }
}

/** An order of a customer for an agent that is linked to them; undefined for one that has an employee's price in it. */
async function customerOrder(
  payload: Payload,
  siteUrl: string,
  version: UcpVersion,
  customer: LinkedCustomer,
  number: string,
): Promise<object | undefined> {
  const rows = rowsOf(payload)
  const stored = await findOwnOrder(rows, number, customer.id)
  if (!stored) return undefined
  const order = await fullOrder(rows, stored)
  if (order.lines.some(({ asEmployee }) => asEmployee)) return undefined
  const { locale } = order
  return orderView({
    version,
    siteUrl,
    order,
    id: number,
    // Whoever began its checkout may be another agent, whose key to it that is.
    checkoutId: number,
    permalink: paths.order(locale, number),
    words: agentWords(locale),
  })
}

/**
 * Answers the agent that placed it, by the id that it was given: the number alone could be guessed. By the number it
 * answers an agent that may read the orders of its customer (agent-identity.ts).
 */
export async function readAgentOrder(
  payload: Payload,
  siteUrl: string,
  { agent, locale, customer }: { agent: Agent; locale: Locale; customer?: LinkedCustomer },
  id: string,
): Promise<Reply> {
  const number = readOrderNumber(id.split('.', 1)[0])
  const { version, name } = agent
  if (number === id && customer) {
    const view = await customerOrder(payload, siteUrl, version, customer, number)
    if (view) return { status: 200, body: view }
  }
  const found = number ? await agentOrder(payload, siteUrl, number) : undefined
  if (found && found.id === id && found.session.agent === name && found.session.version === version)
    return { status: 200, body: found.view }
  return unknown({ agent, siteUrl, locale }, 'unknown-order')
}
