import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import type { Gateway } from '../payments/gateway.ts'
import { testGateway } from '../payments/test-gateway.ts'
import { paymentApi } from '../payments/payment-api.ts'
import { readToDo } from '../reports/to-do.ts'
import { databases } from '../testing/databases.ts'
import { giftCard, poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number, shopper, place, placed } = orderShop(database)

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

  /** A payment service besides the shop's own, which tells what it was asked for. */
  function otherGateway(): { gateway: Gateway; asked: string[] } {
    const asked: string[] = []
    const say = (what: string) => async (reference: string) => void asked.push(`${what} ${reference}`)
    const own = testGateway({ payload: async () => shop.payload })
    return {
      gateway: { ...own, name: 'stripe', capture: say('capture'), cancel: say('cancel'), refund: say('refund') },
      asked,
    }
  }
  const configured = async <T>(gateway: Gateway, work: () => Promise<T>): Promise<T> => {
    const { gateways } = ordering
    const before = gateways.all
    gateways.all = [...before, gateway]
    return work().finally(() => (gateways.all = before))
  }
  const due = () =>
    rows(sql`update outbox set due_at = 0 where done_at is null and kind in ('capture', 'refund') returning id`)
  const waiting = () =>
    number(sql`select count(*) as n from outbox where done_at is null and kind in ('capture', 'refund')`)

  test('a payment is taken and paid back by the gateway that has it, and waits until that is there', async () => {
    const { gateway, asked } = otherGateway()
    const own = ordering.gateway.capture
    // Begun at the other one, which is not configured any more when its money is taken.
    ordering.gateway.capture = async () => Promise.reject(new Error('the gateway is away'))
    const { number: name } = await placed(await shopper([poles]))
    ordering.gateway.capture = own
    const [row] = await rows<{ key: string }>(
      sql`update payments set gateway = 'stripe', reference = 'pi_1' where "order" = ${name} returning key`,
    )
    await due()
    await ordering.outbox.run()
    expect((await ordering.orders.sheet(name))?.stuck).toEqual([{ kind: 'capture', gateway: 'stripe' }])
    expect(await ordering.orders.act(name, { action: 'cancel' }, 'staff@portage.example')).toEqual({ ok: true })
    await due()
    await ordering.outbox.run()
    expect((await ordering.orders.sheet(name))?.stuck).toEqual([
      { kind: 'capture', gateway: 'stripe' },
      { kind: 'refund', gateway: 'stripe' },
    ])
    expect((await ordering.orders.sheet(name))?.payments).toMatchObject([
      { state: 'authorized', captured: 0, refunded: 0 },
    ])
    const toDo = await readToDo(shop.payload, 'administrator', Date.now())
    expect(toDo.find(({ what }) => what === 'payments')).toMatchObject({ count: 2 })
    // The shop's own was asked for nothing.
    expect(await number(sql`select captured as n from test_charges where key = ${row?.key}`)).toBe(0)
    await configured(gateway, async () => {
      await due()
      await ordering.outbox.run()
    })
    expect(asked).toEqual(['capture pi_1', 'refund pi_1'])
    expect(await waiting()).toBe(0)
    expect((await ordering.orders.sheet(name))?.stuck).toEqual([])
  })

  test('an attempt begun at another gateway is released by that one, and places no order', async () => {
    const { gateway, asked } = otherGateway()
    const who = await shopper([poles], { part: 'payment', method: 'card', token: 'test_challenge' })
    const { key } = await who.review()
    expect(await place(who)).toMatchObject({ ok: false, action: { kind: 'redirect' } })
    await ordering.gateway.prove(key, true)
    await rows(sql`update payments set gateway = 'stripe', reference = 'pi_2' where key = ${key} returning key`)
    const state = async () =>
      (await rows<{ state: string }>(sql`select state from payments where key = ${key}`))[0]?.state
    expect(await ordering.placing.finish(who.visit, key)).toMatchObject({ ok: false, reason: 'payment-unavailable' })
    // Not released yet: its gateway is not there.
    expect(await state()).toBe('voiding')
    await rows(sql`update payments set touched_at = 0 where key = ${key} returning key`)
    await ordering.reconciler.once()
    expect(await state()).toBe('voiding')
    await rows(sql`update payments set touched_at = 0 where key = ${key} returning key`)
    await configured(gateway, () => ordering.reconciler.once())
    expect([await state(), asked]).toEqual(['voided', ['cancel pi_2']])
    expect(await number(sql`select count(*) as n from orders where key = ${key}`)).toBe(0)
  })

  test('a webhook is read by the gateway whose signature it has, whichever takes payments now', async () => {
    const { gateway } = otherGateway()
    const read: string[] = []
    const { receiveSigned } = paymentApi({
      gateways: {
        current: gateway,
        all: [
          ordering.gateway,
          {
            ...gateway,
            signatureHeader: 'stripe-signature',
            readEvent: async (_, signature) => ({ id: '1', key: String(signature), kind: 'captured' }),
          },
        ],
      },
      receive: async ({ key }) => void read.push(key),
    })
    expect(await receiveSigned('{}', { 'stripe-signature': 'other' })).toBe(true)
    expect(await receiveSigned('{}', { 'x-test-gateway-signature': 'made up' })).toBe(false)
    expect(await receiveSigned('{}', {})).toBe(false)
    expect(read).toEqual(['other'])
  })
})
