import type { Payload } from 'payload'
import { isoInstant } from '../../domain/time.ts'
import { inTransaction, isPostgres, rowsOf, sql } from '../database/database.ts'
import { gatewayOf, type Gateways } from '../payments/payment-gateways.ts'
import { findPayment, movePayment } from '../payments/payment-rows.ts'
import { noteEvent } from './note-event.ts'
import { findOrder } from './order-rows.ts'
import { issueSoldCards } from './sold-cards.ts'

/**
 * Takes the money of an order that is written, or of a correction of it; whatever was done of it before is not done
 * again.
 */
export async function capture(payload: Payload, gateways: Gateways, key: string): Promise<void> {
  const row = await findPayment(rowsOf(payload), key)
  if (!row?.order || !row.reference || row.state !== 'authorized') return
  await gatewayOf(gateways, row).capture(row.reference, row.amount)
  await markCaptured(payload, key)
}

/**
 * The gateway has the money: the order is paid. Recorded after our capture, and by the gateway's webhook, in whichever
 * order.
 */
export async function markCaptured(payload: Payload, key: string): Promise<void> {
  await inTransaction(payload, async (rows) => {
    const now = Date.now()
    if (!(await movePayment(rows, key, ['authorized'], 'captured', { now }))) return
    const row = await findPayment(rows, key)
    const order = row?.order ? await findOrder(rows, row.order, isPostgres(payload)) : undefined
    if (!row || !order) return
    await rows(sql`update payments set captured = ${row.amount} where key = ${key} returning id`)
    const state = order.state === 'placed' ? 'paid' : order.state
    const paid = Math.min(order.due, order.paid + row.amount)
    const at = isoInstant(now)
    await rows(
      sql`update orders set paid = ${paid}, state = ${state}, updated_at = ${at} where number = ${order.number} returning id`,
    )
    await noteEvent(rows, order.number, {
      at,
      kind: 'paid',
      state,
      by: row.gateway,
      amount: row.amount,
    })
    // Cancelled before its capture, it sells nothing any more: its money goes back.
    if (state !== 'cancelled' && key === order.key) await issueSoldCards(rows, payload.secret, order)
  })
}

/** Pays an amount back, once for each name. */
export async function refundPayment(
  payload: Payload,
  gateways: Gateways,
  { key, amount, name }: { key: string; amount: number; name: string },
): Promise<void> {
  const row = await findPayment(rowsOf(payload), key)
  if (!row?.reference) return
  // An order can be cancelled before its capture: what is not taken yet cannot be paid back.
  if (row.state === 'authorized') await capture(payload, gateways, key)
  await gatewayOf(gateways, row).refund(row.reference, amount, name)
  await rowsOf(payload)(sql`update payments set refunded = refunded + ${amount} where key = ${key} returning id`)
}
