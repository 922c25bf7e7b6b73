import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { creator, poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number, stock, shopper, placed } = orderShop(database)

  test('an order is picked up, paid at the till', async () => {
    const who = await shopper(
      ['5101-204-PLUM-M'],
      { part: 'delivery', method: 'pickup', store: 'calgary' },
      { part: 'payment', method: 'store' },
    )
    expect((await who.review()).totals).toMatchObject({ shipping: 0, taxes: [{ code: 'GST', amount: 12_00 }] })
    const promised = (await who.review()).stores.filter(({ ready }) => ready)
    expect(promised.map(({ slug }) => slug)).toEqual(['calgary'])
    const { order, number: name } = await placed(who)
    expect(order).toMatchObject({ state: 'placed', isPaid: false, fulfilment: 'pickup', store: { slug: 'calgary' } })
    expect(order.store?.ready).toEqual(promised[0]?.ready)
    const acts = []
    for (const action of ['ship', 'prepare', 'make-ready', 'deliver', 'pay', 'deliver'] as const)
      acts.push(
        (await ordering.orders.act(name, { action, parcel: { carrier: 'x', code: 'y' } }, 'staff@portage.example')).ok,
      )
    expect(acts).toEqual([false, true, true, false, true, true])
  })

  test('a parcel comes back in part and then whole: all refunds together are the total', async () => {
    const who = await shopper([poles, '5101-204-PLUM-M'])
    const { order, number: name } = await placed(who)
    for (const action of ['prepare', 'ship', 'deliver'] as const)
      expect(
        await ordering.orders.act(
          name,
          { action, parcel: { carrier: 'Postes Canada', code: '123' } },
          'staff@portage.example',
        ),
      ).toEqual({ ok: true })
    expect(
      await ordering.orders.act(
        name,
        { action: 'return', back: { lines: [{ line: 0, quantity: 2 }], shipping: false } },
        'staff@portage.example',
      ),
    ).toEqual({ ok: false, reason: 'not-so-many' })
    const before = await stock(poles)
    expect(
      await ordering.orders.act(
        name,
        { action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } },
        'staff@portage.example',
      ),
    ).toEqual({ ok: true })
    expect(await ordering.orders.read({ number: name, email: 'roy@example.com' })).toMatchObject({
      state: 'returned-in-part',
    })
    expect(await stock(poles)).toBe(before + 1)
    expect(
      await ordering.orders.act(
        name,
        { action: 'return', back: { lines: [{ line: 1, quantity: 1 }], shipping: true } },
        'staff@portage.example',
      ),
    ).toEqual({ ok: true })
    await ordering.outbox.run()
    const after = await ordering.orders.read({ number: name, email: 'roy@example.com' })
    expect(after).toMatchObject({ state: 'returned', refunded: order.totals.total })
    expect(await number(sql`select refunded as n from payments where "order" = ${name}`)).toBe(order.totals.total)
  })

  test('a cancelled order releases stock, codes, cards and money', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'BACK',
      kind: 'amount',
      amount: 10_00,
      active: true,
      uses: 0,
    })
    const before = await stock(poles)
    const { number: name, order } = await placed(await shopper([poles], { part: 'promo', code: 'back' }))
    expect(
      await ordering.orders.act(name, { action: 'cancel', note: 'Changed her mind' }, 'staff@portage.example'),
    ).toEqual({ ok: true })
    await ordering.outbox.run()
    expect(await stock(poles)).toBe(before)
    expect(await number(sql`select uses as n from promo_codes where code = 'BACK'`)).toBe(0)
    expect(await number(sql`select refunded as n from payments where "order" = ${name}`)).toBe(order.totals.total)
    expect((await ordering.orders.sheet(name))?.order.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['placed', 'paid', 'refunded', 'cancelled']),
    )
    expect(await ordering.orders.act(name, { action: 'cancel' }, 'staff@portage.example')).toEqual({
      ok: false,
      reason: 'not-now',
    })
  })

  test('work interrupted by a crash is finished: an authorization without an order is released', async () => {
    const who = await shopper([poles])
    const { key, totals } = await who.review()
    const at = new Date().toISOString()
    // The state when the process dies between the bank's answer and the transaction.
    await rows(
      sql`insert into payments (key, cart, gateway, reference, amount, captured, refunded, state, touched_at, created_at, updated_at) values (${key}, 'x', 'test', ${key}, ${totals.due}, 0, 0, 'authorizing', ${Date.now() - 600_000}, ${at}, ${at})`,
    )
    await ordering.gateway.authorize(key, {
      key,
      amount: totals.due,
      token: 'test_approve',
      returnUrl: '',
      email: '',
      locale: 'fr',
    })
    expect(await ordering.reconciler.once()).toBeGreaterThanOrEqual(1)
    expect(await ordering.gateway.find(key)).toMatchObject({ state: 'voided' })
  })
})
