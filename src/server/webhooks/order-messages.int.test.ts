import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '../database/database.ts'
import type { ActRequest } from '../orders/orders.ts'
import { partnerOrder } from '../partners/partner-order.ts'
import { databases } from '../testing/databases.ts'
import { webhookShop } from '../testing/webhook-shop.ts'

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({ order: partnerOrder, amount: z.number().optional() }),
})

describe.each(databases)('%s', (database) => {
  const { rows, made, ordered, ordering } = webhookShop(database)

  const act = async (number: string, request: ActRequest) =>
    expect(await ordering().orders.act(number, request, 'staff@portage.example')).toEqual({ ok: true })
  /** A paid order, and what is noted of it from then on. */
  async function watched(...events: string[]) {
    const number = await ordered()
    await ordering().outbox.run()
    await made(events)
    return number
  }
  const messages = async () =>
    (await rows<{ body: string }>(sql`select body from webhook_deliveries order by id`)).map(({ body }) =>
      message.parse(JSON.parse(body)),
    )

  test('a refund says the order as it is after the step that it belongs to, at the time of that step', async () => {
    const number = await watched('order.cancelled', 'order.returned', 'order.refunded')
    await act(number, { action: 'cancel' })
    const [refunded, cancelled, ...others] = await messages()
    const { total } = cancelled!.data.order.amounts!
    expect([refunded?.type, cancelled?.type, others]).toEqual(['order.refunded', 'order.cancelled', []])
    expect(cancelled?.data).toMatchObject({
      amount: total,
      order: { state: 'cancelled', amounts: { refunded: total } },
    })
    expect(refunded).toEqual({ ...cancelled, type: 'order.refunded' })
  })

  test('so does the refund of what came back', async () => {
    const number = await watched('order.returned', 'order.refunded')
    await act(number, { action: 'prepare' })
    await act(number, { action: 'ship', parcel: { carrier: 'Postes Canada', code: '7035' } })
    await act(number, { action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } })
    const [refunded, returned] = await messages()
    expect(returned).toMatchObject({ type: 'order.returned', data: { order: { state: 'returned' } } })
    expect(returned?.data.order.lines[0]?.returned).toBe(1)
    expect(refunded).toEqual({ ...returned, type: 'order.refunded' })
  })
})
