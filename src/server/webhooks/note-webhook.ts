import { randomBytes } from 'node:crypto'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { missedSince, type WebhookEvent } from '../../domain/webhooks/webhook.ts'
import { sql, type Rows, type SQL } from '../database/database.ts'
import { note } from '../orders/outbox.ts'
import { messageBody, type WebhookData } from './messages.ts'

/** Those that are called, and those that the shop turned off lately: what they miss can be sent once they are on. */
const listening = (type: WebhookEvent, now: Instant): SQL =>
  sql`from webhooks w join webhooks_events e on e.parent_id = w.id where (w.active = ${true} or w.off_at >= ${isoInstant(missedSince(now))}) and e.value = ${type}`

/**
 * Notes a message for every webhook that asked for it, in the transaction of what it reports: it is sent if and only if
 * that is committed, and the webhook is on. `data` is made only where somebody asked.
 */
export async function noteWebhook<Event extends WebhookEvent>(
  rows: Rows,
  type: Event,
  at: string,
  data: () => Promise<WebhookData<Event>>,
): Promise<void> {
  const webhooks = await rows<{ id: number | string; active: boolean | number }>(
    sql`select w.id, w.active ${listening(type, Date.parse(at))} and w.secret is not null order by w.id`,
  )
  if (webhooks.length === 0) return
  const body = messageBody(type, at, await data())
  for (const { id, active } of webhooks)
    await (Number(active) === 1 ? addDelivery : addMissed)(rows, Number(id), { type, body, at })
}

/** Whether any webhook asked for an event. */
export async function isWanted(rows: Rows, type: WebhookEvent): Promise<boolean> {
  const found = await rows(sql`select 1 as one ${listening(type, Date.now())} limit 1`)
  return found.length > 0
}

type Message = { type: WebhookEvent; body: string; at: string }

/** A message to one webhook, with the outbox entry that sends it. */
export async function addDelivery(rows: Rows, webhook: number, message: Message): Promise<void> {
  await noteSending(rows, { ...(await writeMessage(rows, webhook, message, sql`'waiting', null`)), replays: 0 })
}

/** A message to a webhook that is off: staff can send it once it is on again. */
async function addMissed(rows: Rows, webhook: number, message: Message): Promise<void> {
  await writeMessage(rows, webhook, message, sql`'failed', 'off'`)
}

async function writeMessage(
  rows: Rows,
  webhook: number,
  { type, body, at }: Message,
  stateAndError: SQL,
): Promise<{ id: number; message: string }> {
  const message = `msg_${randomBytes(18).toString('base64url')}`
  const [row] = await rows<{ id: number | string }>(
    sql`insert into webhook_deliveries (webhook_id, message, type, state, error, attempts, replays, body, created_at, updated_at) values (${webhook}, ${message}, ${type}, ${stateAndError}, 0, 0, ${body}, ${at}, ${at}) returning id`,
  )
  if (!row) throw new Error('a message was not noted')
  return { id: Number(row.id), message }
}

/** The outbox entry that sends a message; each replay is another. */
export const noteSending = (
  rows: Rows,
  { id, message, replays }: { id: number; message: string; replays: number },
): Promise<void> =>
  note(rows, { key: `webhook ${message}${replays > 0 ? ` ${replays}` : ''}`, kind: 'webhook', data: { delivery: id } })
