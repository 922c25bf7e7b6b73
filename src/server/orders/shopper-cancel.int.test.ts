import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { ordering, number, stock, shopper, placed } = orderShop(database)
  const refunded = (name: string) => number(sql`select refunded as n from payments where "order" = ${name}`)
  const ordered = async () => {
    const { order, number: name } = await placed(await shopper([poles, poles, tent]))
    await ordering.outbox.run()
    ordering.mails.length = 0
    return { order, name }
  }

  test('an order that waits is cancelled by its shopper once: all money and goods go back, and one mail says so', async () => {
    const before = [await stock(poles), await stock(tent)]
    const { order, name } = await ordered()
    expect([await stock(poles), await stock(tent)]).toEqual([before[0]! - 2, before[1]! - 1])
    const answers = await Promise.all([1, 2, 3].map(() => ordering.orders.cancel(name)))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(await ordering.orders.cancel(name)).toEqual({ ok: true })
    await ordering.outbox.run()
    const sheet = (await ordering.orders.sheet(name))!.order
    expect([sheet.state, sheet.refunded, await refunded(name)]).toEqual([
      'cancelled',
      order.totals.due,
      order.totals.due,
    ])
    expect([await stock(poles), await stock(tent)]).toEqual(before)
    expect(ordering.mails.map(({ to }) => to)).toEqual(['roy@example.com'])
    expect(sheet.events.filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ by: 'shopper' }])
  })

  test('once packing began it is refused, and nothing goes back', async () => {
    const { name } = await ordered()
    expect(await ordering.orders.act(name, { action: 'prepare' }, 'staff@portage.example')).toEqual({ ok: true })
    const before = await stock(poles)
    expect(await ordering.orders.cancel(name)).toEqual({ ok: false, reason: 'being-packed' })
    await ordering.outbox.run()
    expect([await stock(poles), await refunded(name), ordering.mails.length]).toEqual([before, 0, 0])
    expect(await ordering.orders.cancel('P-999999')).toEqual({ ok: false, reason: 'unknown-order' })
  })

  test('packing and cancelling at the same time: one of them is refused', async () => {
    const { name } = await ordered()
    const [packed, cancelled] = await Promise.all([
      ordering.orders.act(name, { action: 'prepare' }, 'staff@portage.example'),
      ordering.orders.cancel(name),
    ])
    expect([packed.ok, cancelled.ok].toSorted()).toEqual([false, true])
    expect((await ordering.orders.sheet(name))!.order.state).toBe(cancelled.ok ? 'cancelled' : 'preparing')
  })
})
