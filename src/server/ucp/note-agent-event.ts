import type { OrderEventKind } from '../../domain/orders/order.ts'
import { isNewsForAgents } from '../../domain/ucp/order-news.ts'
import { sql, type Rows } from '../database/database.ts'
import { note } from '../orders/outbox.ts'

/**
 * Notes, in the transaction of an event, that the agent of the order is to be notified, if it has one that wants it.
 */
export async function noteAgentEvent(rows: Rows, number: string, kind: OrderEventKind, at: string): Promise<void> {
  if (!isNewsForAgents(kind)) return
  const asked = await rows(
    sql`select id from agent_sessions where "order" = ${number} and webhook is not null and webhook <> ''`,
  )
  if (asked.length > 0)
    await note(rows, { key: `agent-event ${number} ${kind} ${at}`, kind: 'agent-event', data: { number, kind, at } })
}
