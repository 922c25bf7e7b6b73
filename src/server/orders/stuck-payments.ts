import type { StuckPayment } from '../../domain/orders/stuck-payment.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { GatewayMissing } from '../payments/gateway.ts'
import { paymentKinds } from './outbox.ts'

/** What could not yet be taken for an order, or paid back, in the order in which it was asked for. */
export async function stuckPayments(rows: Rows, { number, key }: { number: string; key: string }) {
  const found = await rows<{ kind: string; error: string }>(
    sql`select kind, error from outbox where done_at is null and error is not null and kind in (${sqlList(paymentKinds)}) and (key = ${`capture ${key}`} or key like ${`capture ${number} %`} or key like ${`refund ${number} %`}) order by id`,
  )
  return found.map(({ kind, error }): StuckPayment => {
    const gateway = GatewayMissing.gatewayIn(error)
    return { kind: kind === 'refund' ? 'refund' : 'capture', ...(gateway && { gateway }) }
  })
}
