import { PHONE_ORDER_NOTE } from '../../domain/orders/event-note.ts'
import type { SalesChannel } from '../../domain/reports/sales.ts'
import { sql } from '../database/database.ts'

/** What of the row of an order says how it came in. */
export type ChannelColumns = { agent: string | null; phone: unknown }
export const channelColumns = sql`agent, exists (select 1 from order_events e where e."order" = orders.number and e.kind = 'note' and e.note = ${PHONE_ORDER_NOTE}) as phone`

export const channelOf = ({ agent, phone }: ChannelColumns): SalesChannel =>
  agent ? 'agent' : Number(phone) ? 'phone' : 'website'
