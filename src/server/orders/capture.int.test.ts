import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { giftCard, poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, number, shopper, placed } = orderShop(database)

  test('an order that is cancelled before its money was taken ends with nothing charged', async () => {
    const taking = ordering.gateway.capture
    ordering.gateway.capture = async () => Promise.reject(new Error('the gateway is away'))
    const { number: name, order } = await placed(await shopper([poles, giftCard])).finally(
      () => (ordering.gateway.capture = taking),
    )
    expect(order).toMatchObject({ state: 'placed', isPaid: false })
    expect(await ordering.orders.act(name, { action: 'cancel' }, 'staff@portage.example')).toEqual({ ok: true })
    await rowsOf(shop.payload)(
      sql`update outbox set due_at = 0 where done_at is null and kind in ('capture', 'refund')`,
    )
    await ordering.outbox.run()
    const { key } = (
      await rowsOf(shop.payload)<{ key: string }>(sql`select key from orders where number = ${name}`)
    )[0]!
    expect(await number(sql`select captured - refunded as n from test_charges where key = ${key}`)).toBe(0)
    expect(await number(sql`select count(*) as n from outbox where done_at is null and key like ${`%${key}%`}`)).toBe(0)
    expect(await number(sql`select count(*) as n from gift_cards where "order" = ${name} and active = ${true}`)).toBe(0)
    expect(await ordering.orders.read({ number: name, email: 'roy@example.com' })).toMatchObject({
      state: 'cancelled',
      refunded: order.totals.total,
    })
  })
})
