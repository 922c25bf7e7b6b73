import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { paths } from '../../domain/paths.ts'
import { orderView } from '../../domain/ucp/order-view.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { rowsOf } from '../database/database.ts'
import { findOrder, fullOrder } from '../orders/order-rows.ts'
import { findOwnOrder } from '../orders/own-orders.ts'
import { unknown, type Reply } from './agent-reply.ts'
import type { AgentContext } from './agent-sessions.ts'
import { agentWords } from './agent-words.ts'
import type { LinkedCustomer } from './link-rows.ts'
import { orderIdOf } from './order-id.ts'
import { sessionOfOrder, type Session } from './session-rows.ts'

/** An order that an agent placed, as it is now, by default in its own language; undefined where no agent did. */
export async function agentOrder(
  payload: Payload,
  siteUrl: string,
  number: string,
  shownIn?: Locale,
): Promise<{ session: Session; id: string; view: object } | undefined> {
  const rows = rowsOf(payload)
  const session = await sessionOfOrder(rows, payload.secret, number)
  if (!session) return undefined
  const [named, stored] = [await orderIdOf(payload, session, number), await findOrder(rows, number)]
  if (!named || !stored) return undefined
  const order = await fullOrder(rows, stored)
  const locale = shownIn ?? order.locale
  const view = orderView({
    version: session.version,
    siteUrl,
    order,
    id: named.id,
    checkoutId: session.id,
    isByHand: session.isByHand,
    permalink: paths.order(order.locale, number, named.token),
    locale,
    words: agentWords(locale),
  })
  return { session, id: named.id, view }
}

type OfCustomer = {
  version: UcpVersion
  customer: LinkedCustomer
  number: string
  shownIn: Locale | undefined
  /** What the agent calls it, where it placed it. */
  own: { id: string; checkoutId: string } | undefined
}

/** An order of a customer for an agent that is linked to them; undefined for one that has an employee's price in it. */
async function customerOrder(
  payload: Payload,
  siteUrl: string,
  { version, customer, number, shownIn, own }: OfCustomer,
): Promise<object | undefined> {
  const rows = rowsOf(payload)
  const stored = await findOwnOrder(rows, number, customer.id)
  if (!stored) return undefined
  const order = await fullOrder(rows, stored)
  if (order.lines.some(({ asEmployee }) => asEmployee)) return undefined
  const locale = shownIn ?? order.locale
  return orderView({
    version,
    siteUrl,
    order,
    // Whoever began its checkout may be another agent, whose key to it that is.
    ...(own ?? { id: number, checkoutId: number }),
    permalink: paths.order(order.locale, number),
    locale,
    words: agentWords(locale),
  })
}

type Asking = Pick<AgentContext, 'agent' | 'locale' | 'named' | 'customer'>

/**
 * Answers the agent that placed it, by the id that it was given: the number alone could be guessed. By the number it
 * answers an agent that may read the orders of its customer (agent-identity.ts).
 */
export async function readAgentOrder(
  payload: Payload,
  siteUrl: string,
  { agent, locale, named, customer }: Asking,
  id: string,
): Promise<Reply> {
  const number = readOrderNumber(id.split('.', 1)[0])
  const { version, name } = agent
  const found = number ? await agentOrder(payload, siteUrl, number, named) : undefined
  const placed = found?.session.agent === name && found.session.version === version ? found : undefined
  if (placed?.id === id) return { status: 200, body: placed.view }
  if (number === id && customer) {
    const own = placed && { id: placed.id, checkoutId: placed.session.id }
    const view = await customerOrder(payload, siteUrl, { version, customer, number, shownIn: named, own })
    if (view) return { status: 200, body: view }
  }
  return unknown({ agent, siteUrl, locale }, 'unknown-order')
}
