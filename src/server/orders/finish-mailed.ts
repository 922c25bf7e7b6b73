import type { Payload } from 'payload'
import { stateAfter } from '../../domain/orders/order-state.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { inTransaction, isPostgres, sql } from '../database/database.ts'
import { noteEvent } from './note-event.ts'
import { findOrder, fullOrder } from './order-rows.ts'

/** Ends an order of gift cards alone once the last of them is mailed: nobody of the staff has anything to do with it. */
export async function finishMailed(payload: Payload, number: string, now: Instant): Promise<void> {
  await inTransaction(payload, async (rows) => {
    const stored = await findOrder(rows, number, isPostgres(payload))
    const waiting = await rows(sql`select id from gift_cards where "order" = ${number} and sent_at is null limit 1`)
    if (stored?.fulfilment !== 'email' || waiting.length > 0) return
    const at = isoInstant(now)
    const state = stateAfter('deliver', await fullOrder(rows, stored))
    if (!state) return
    await rows(sql`update orders set state = ${state}, updated_at = ${at} where number = ${number} returning id`)
    await noteEvent(rows, number, { at, kind: 'delivered', state, by: 'shop' })
  })
}
