import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '../database/database.ts'
import type { ActRequest } from '../orders/orders.ts'
import { partnerOrder } from '../partners/partner-order.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { webhookShop } from '../testing/webhook-shop.ts'

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    order: partnerOrder,
    amount: z.number().optional(),
    units: z.array(z.object({ line: z.number(), quantity: z.number() })).optional(),
  }),
})

const [small, medium] = ['5101-204-PLUM-S', '5101-204-PLUM-M'] as const
const calgary = {
  name: 'Geneviève Roy',
  line1: '5 Centre St',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2P 1B5',
}

describe.each(databases)('%s', (database) => {
  const { rows, ask, made, ordered, ordering } = webhookShop(database)

  const act = async (number: string, request: ActRequest) =>
    expect(await ordering().orders.act(number, request, 'staff@portage.example')).toEqual({ ok: true })
  const correct = async (number: string, deed: 'swap' | 'address', json: object) =>
    expect((await ask('POST', `/orders/${number}/${deed}`, { key: `a-${deed}-of-one-press`, ...json })).status).toBe(
      200,
    )
  /** A paid order, and what is noted of it from then on. */
  async function watched(events: string[], skus?: string[]) {
    const number = await ordered(skus)
    await ordering().outbox.run()
    await made(events)
    return number
  }
  const messages = async () =>
    (await rows<{ body: string }>(sql`select body from webhook_deliveries order by id`)).map(({ body }) =>
      message.parse(JSON.parse(body)),
    )

  test('a refund says the order as it is after the step that it belongs to, at the time of that step', async () => {
    const number = await watched(['order.cancelled', 'order.returned', 'order.refunded'])
    await act(number, { action: 'cancel' })
    const [refunded, cancelled, ...others] = await messages()
    expect(cancelled?.data.order.delivery?.method).toBe('regular')
    const { total } = cancelled!.data.order.amounts!
    expect([refunded?.type, cancelled?.type, others]).toEqual(['order.refunded', 'order.cancelled', []])
    expect(cancelled?.data).toMatchObject({
      amount: total,
      order: { state: 'cancelled', amounts: { refunded: total } },
    })
    expect(refunded).toEqual({ ...cancelled, type: 'order.refunded' })
  })

  test('so does the refund of what came back', async () => {
    const number = await watched(['order.returned', 'order.refunded'])
    await act(number, { action: 'prepare' })
    await act(number, { action: 'ship', parcel: { carrier: 'Postes Canada', code: '7035' } })
    await act(number, { action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } })
    const [refunded, returned] = await messages()
    const { units: _, ...data } = returned!.data
    expect(returned).toMatchObject({ type: 'order.returned', data: { order: { state: 'returned' } } })
    expect(returned?.data.order.lines[0]?.returned).toBe(1)
    expect(refunded).toEqual({ ...returned, type: 'order.refunded', data })
  })

  test('where single units are cancelled or come back, it names them, and the order goes on', async () => {
    const number = await watched(['order.cancelled', 'order.returned'], [poles, tent])
    await act(number, { action: 'prepare' })
    const [first, second] = [0, 1].map((line) => ({ lines: [{ line, quantity: 1 }], shipping: false }))
    await act(number, { action: 'cancel-items', back: first })
    await act(number, { action: 'ship', parcel: { carrier: 'Postes Canada', code: '7035' } })
    await act(number, { action: 'return', back: second })
    expect(await messages()).toMatchObject([
      {
        type: 'order.cancelled',
        data: { order: { state: 'preparing', lines: [{ cancelled: 1 }, { cancelled: 0 }] }, units: first?.lines },
      },
      { type: 'order.returned', data: { order: { state: 'returned' }, units: second?.lines } },
    ])
  })

  test('a correction is an event of its own, whatever it costs', async () => {
    const number = await watched(['order.refunded', 'order.corrected'], [small])
    await correct(number, 'swap', { line: 0, quantity: 1, sku: medium, agreed: 0 })
    const [swapped, ...none] = await messages()
    expect([swapped?.type, swapped?.data.amount, none]).toEqual(['order.corrected', undefined, []])
    expect(swapped?.data.order.lines.map(({ sku }) => sku)).toEqual([medium])

    await correct(number, 'address', { address: calgary })
    const [, refunded, corrected] = await messages()
    expect(refunded).toMatchObject({ type: 'order.refunded', data: { order: { amounts: { refunded: 23_94 } } } })
    expect(corrected).toEqual({
      ...refunded,
      type: 'order.corrected',
      data: { order: refunded?.data.order },
    })
  })
})
