import type { Cents } from '../../domain/money.ts'
import type { OrderEvent } from '../../domain/orders/order.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { webhookOf, type WebhookEvent } from '../../domain/webhooks/webhook.ts'
import { sql, type Rows } from '../database/database.ts'
import { partnerOrderOf } from '../partners/partner-order.ts'
import { noteAgentEvent } from '../ucp/note-agent-event.ts'
import { noteWebhook } from '../webhooks/note-webhook.ts'
import { findOrder, fullOrder } from './order-rows.ts'

type Noted = Omit<OrderEvent, 'note' | 'amount'> & { note?: string | undefined } & About
/** What a message says of the step itself; `units`: those that were cancelled or came back, where it is not all. */
type About = { amount?: Cents | undefined; units?: readonly LineUnits[] | undefined }

/**
 * The audit trail and the webhooks that follow it, both written in the same transaction as the change and after it: a
 * message says the order as it is then.
 */
export async function noteEvent(rows: Rows, order: string, event: Noted): Promise<void> {
  const { at, kind, state, by, note, amount, units } = event
  await rows(
    sql`insert into order_events ("order", at, kind, state, "by", note, amount, created_at, updated_at) values (${order}, ${at}, ${kind}, ${state ?? null}, ${by}, ${note ?? null}, ${amount ?? null}, ${at}, ${at}) returning id`,
  )
  await noteAgentEvent(rows, order, kind, at)
  const message = webhookOf(kind)
  if (message) await noteMessage(rows, order, message, { at, amount, units })
  // Paid by gift cards alone, it is placed and paid at once.
  if (kind === 'placed' && state === 'paid') await noteMessage(rows, order, 'order.paid', { at, amount })
}

/** What staff corrected of an order: a note to them (event-note.ts), news to partners, who may be packing it. */
export async function noteCorrection(rows: Rows, order: string, event: Omit<Noted, 'kind'>): Promise<void> {
  await noteEvent(rows, order, { ...event, kind: 'note' })
  await noteMessage(rows, order, 'order.corrected', { at: event.at })
}

const noteMessage = (
  rows: Rows,
  order: string,
  message: WebhookEvent,
  { at, amount, units }: { at: string } & About,
): Promise<void> =>
  noteWebhook(rows, message, at, async () => {
    const stored = await findOrder(rows, order)
    if (!stored) throw new Error(`there is no order ${order}`)
    const shown = partnerOrderOf(await fullOrder(rows, stored))
    return {
      order: shown,
      ...(amount !== undefined && shown.amounts && { amount }),
      ...(units && { units: [...units] }),
    }
  })
