import type { Payload } from 'payload'
import { inTransaction, rowsOf, sql } from '../database/database.ts'

type Row = {
  id: number | string
  number: string
  state: string
  placed_at: string
  total: number | string
  data: unknown
}
type Line = Record<string, unknown>

const hasOrders = (payload: Payload) => payload.config.collections.some(({ slug }) => (slug as string) === 'orders')
const objectOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown>) : ((data ?? {}) as Record<string, unknown>)

/** The orders of a customer as the download has them: what was bought, where it went, what it cost. */
export async function ordersFor(payload: Payload, customerId: string): Promise<Record<string, unknown>> {
  if (!hasOrders(payload)) return {}
  const found = await rowsOf(payload)<Row>(
    sql`select id, number, state, placed_at, total, data from orders where customer = ${customerId} order by id`,
  )
  return {
    orders: found.map(({ number, state, placed_at: placedAt, total, data }) => {
      const { contact, address, lines, returnRequest } = objectOf(data)
      return { number, state, placedAt, total: Number(total), contact, address, lines, returnRequest }
    }),
  }
}

/**
 * Anonymizes a customer's orders. Data that tax law requires stays (Income Tax Act, section 230; Québec's Tax
 * Administration Act, section 35.1: six years): lines, amounts, taxes, the place by city, province and postal code.
 */
export async function anonymizeOrders(payload: Payload, customerId: string): Promise<void> {
  if (!hasOrders(payload)) return
  await inTransaction(payload, async (rows) => {
    const found = await rows<Row>(sql`select id, data from orders where customer = ${customerId}`)
    for (const { id, data } of found) {
      const { returnRequest: _, ...own } = objectOf(data)
      const address = own.address ? { ...(own.address as Line), name: '', line1: '', line2: undefined } : undefined
      const lines = ((own.lines ?? []) as Line[]).map(({ gift: __, ...line }) => line)
      const retained = JSON.stringify({ ...own, contact: { email: '', phone: '' }, address, lines })
      await rows(
        sql`update orders set data = ${retained}, name = '', email = '', phone = null, customer = null where id = ${id}`,
      )
    }
  })
}
