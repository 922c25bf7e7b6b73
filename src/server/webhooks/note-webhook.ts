import { randomBytes } from 'node:crypto'
import type { WebhookEvent } from '../../domain/webhooks/webhook.ts'
import { sql, type Rows } from '../database/database.ts'
import { note } from '../orders/outbox.ts'
import { messageBody, type WebhookData } from './messages.ts'

/**
 * Notes a message for every webhook that asked for it, in the transaction of what it reports: it is sent if and only if
 * that is committed. `data` is made only where somebody asked.
 */
export async function noteWebhook<Event extends WebhookEvent>(
  rows: Rows,
  type: Event,
  at: string,
  data: () => Promise<WebhookData<Event>>,
): Promise<void> {
  const webhooks = await rows<{ id: number | string }>(
    sql`select w.id from webhooks w join webhooks_events e on e.parent_id = w.id where w.active = ${true} and w.secret is not null and e.value = ${type} order by w.id`,
  )
  if (webhooks.length === 0) return
  const body = messageBody(type, at, await data())
  for (const { id } of webhooks) await addDelivery(rows, Number(id), { type, body, at })
}

/** Whether any webhook asked for an event. */
export async function isWanted(rows: Rows, type: WebhookEvent): Promise<boolean> {
  const found = await rows(
    sql`select 1 as one from webhooks w join webhooks_events e on e.parent_id = w.id where w.active = ${true} and e.value = ${type} limit 1`,
  )
  return found.length > 0
}

/** A message to one webhook, with the outbox entry that sends it. */
export async function addDelivery(
  rows: Rows,
  webhook: number,
  { type, body, at }: { type: WebhookEvent; body: string; at: string },
): Promise<void> {
  const message = `msg_${randomBytes(18).toString('base64url')}`
  const [row] = await rows<{ id: number | string }>(
    sql`insert into webhook_deliveries (webhook_id, message, type, state, attempts, replays, body, created_at, updated_at) values (${webhook}, ${message}, ${type}, 'waiting', 0, 0, ${body}, ${at}, ${at}) returning id`,
  )
  if (!row) throw new Error('a message was not noted')
  await noteSending(rows, { id: Number(row.id), message, replays: 0 })
}

/** The outbox entry that sends a message; each replay is another. */
export const noteSending = (
  rows: Rows,
  { id, message, replays }: { id: number; message: string; replays: number },
): Promise<void> =>
  note(rows, { key: `webhook ${message}${replays > 0 ? ` ${replays}` : ''}`, kind: 'webhook', data: { delivery: id } })
