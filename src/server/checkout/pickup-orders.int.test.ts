import { describe, expect, test } from 'vitest'
import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { isoInstant } from '../../domain/time.ts'
import { sql } from '../database/database.ts'
import { readToDo } from '../reports/to-do.ts'
import { card, contact, pickupName, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { pickupShop } from '../testing/pickup-shop.ts'
import type { ActRequest } from '../orders/orders.ts'

const DAY_MS = 86_400_000

// decision 0030: a part of an order is sent, a part is picked up
describe.each(databases)('%s', (database) => {
  const { shop, rows, ordering, cartOf, placed } = pickupShop(database)

  test('two stores: nothing is sent, no address is asked for, and no till takes the whole', async () => {
    const who = await cartOf(
      [
        [poles, 'gatineau'],
        [tent, 'calgary'],
      ],
      contact,
    )
    expect((await who.review()).next).toBe('address')
    expect(await ordering.checkouts.change(who.visit, { ...pickupName, name: ' ' })).toMatchObject({
      ok: false,
      errors: [{ field: 'pickupName', problem: 'missing' }],
    })
    await ordering.checkouts.change(who.visit, pickupName)
    expect(await who.review()).toMatchObject({
      next: 'payment',
      needsDelivery: true,
      ships: false,
      asks: false,
      payment: { methods: ['card'] },
      totals: { shipping: 0, total: 556_92 },
    })
    await ordering.checkouts.change(who.visit, card())
    expect(await placed(who)).toMatchObject({
      fulfilment: 'pickup',
      parts: [{ id: 'gatineau' }, { id: 'calgary' }],
      lines: [{ location: 'gatineau' }, { location: 'calgary' }],
    })
  })

  test('all at one store by the cart is an order of one part, which may be paid there', async () => {
    const who = await cartOf([[tent, 'calgary']], contact, pickupName, { part: 'payment', method: 'store' })
    const order = await placed(who)
    expect(order).toMatchObject({
      state: 'placed',
      fulfilment: 'pickup',
      store: { slug: 'calgary' },
      pickupName: pickupName.name,
      totals: { taxes: [{ code: 'GST', amount: 19_95 }] },
    })
    expect(order).not.toHaveProperty('parts')
    const found = sql`select name, search from orders where number = ${order.number}`
    expect(await rows(found)).toEqual([{ name: pickupName.name, search: expect.stringContaining('genevieve roy') }])
  })

  test('of an order that waits at one store a unit is cancelled: refunded, put back at its store, mailed; the rest is picked up', async () => {
    const lines: [string, string][] = [
      [poles, 'gatineau'],
      [tent, 'gatineau'],
    ]
    const order = await placed(await cartOf(lines, contact, pickupName, card()))
    const { number } = order
    const level = async () =>
      await rows<{ n: number | string }>(
        sql`select quantity as n from inventory where sku = ${tent} and location = 'gatineau'`,
      ).then(([row]) => Number(row?.n))
    const act = (request: ActRequest) => ordering.orders.act(number, request, 'staff@portage.example')
    const back = { lines: [{ line: order.lines.findIndex(({ sku }) => sku === tent), quantity: 1 }], shipping: false }
    const [before, cost] = [await level(), order.lines.find(({ sku }) => sku === tent)!]
    for (const action of ['prepare', 'make-ready'] as const) expect(await act({ action })).toEqual({ ok: true })
    await ordering.outbox.run()
    ordering.mails.length = 0
    expect(await act({ action: 'cancel-items', back, restock: true, note: 'Torn' })).toEqual({ ok: true })
    await ordering.outbox.run()
    const refunded = cost.net + cost.taxes.reduce((sum, tax) => sum + tax, 0)
    const read = () => ordering.orders.sheet(number)
    expect((await read())?.order).toMatchObject({
      state: 'ready',
      refunded,
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'cancelled', state: 'ready', amount: refunded, note: `Torn; 1 × ${tent}` }),
      ]),
    })
    expect([await level(), ordering.mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))]).toEqual([
      before + 1,
      [expect.stringContaining('retiré l’article ci-dessous de votre ramassage')],
    ])
    expect([await act({ action: 'cancel-items', back }), await act({ action: 'deliver' })]).toEqual([
      { ok: false, reason: 'not-here' },
      { ok: true },
    ])
    expect([(await read())?.order.state, await act({ action: 'return', back })]).toEqual([
      'delivered',
      { ok: false, reason: 'not-so-many' },
    ])
  })

  test('an order that was marked as handed over by mistake waits again; the history has both, and no mail goes', async () => {
    const { number } = await placed(await cartOf([[tent, 'gatineau']], contact, pickupName, card()))
    const act = (action: ActRequest['action']) => ordering.orders.act(number, { action }, 'staff@portage.example')
    const steps = ['prepare', 'make-ready', 'deliver'] as const
    for (const action of steps) expect(await act(action)).toEqual({ ok: true })
    await ordering.outbox.run()
    ordering.mails.length = 0
    const asksForReview = () => rows(sql`select key from outbox where key = ${`mail review ${number}`}`)
    expect(await asksForReview()).toHaveLength(1)
    expect([await act('undo-hand-over'), await act('undo-hand-over')]).toEqual([
      { ok: true },
      { ok: false, reason: 'not-now' },
    ])
    const { order, actions } = (await ordering.orders.sheet(number))!
    expect([
      order.state,
      actions,
      order.events
        .filter(({ state }) => state)
        .map(({ kind }) => kind)
        .slice(-2),
    ]).toEqual(['ready', ['deliver', 'cancel', 'cancel-items'], ['delivered', 'ready']])
    expect(await asksForReview()).toEqual([])
    // Since it was ready, not since the mistake.
    const ready = sql`select min(id) from order_events where "order" = ${number} and kind = 'ready'`
    await rows(
      sql`update order_events set at = ${isoInstant(Date.now() - 20 * DAY_MS)} where id = (${ready}) returning id`,
    )
    expect((await ordering.orders.sheet(number))?.waits).toMatchObject([{ isOver: true }])
    const toDo = await readToDo(shop.payload, 'administrator', Date.now())
    expect(toDo.find(({ what }) => what === 'waiting')?.href).toContain(number)
    expect(await act('deliver')).toEqual({ ok: true })
    expect(await asksForReview()).toHaveLength(1)
    await ordering.outbox.run()
    expect(ordering.mails).toEqual([])
  })

  test('units no longer on the shelf are reported, not counted, and not sent from elsewhere', async () => {
    const who = await cartOf([[poles], [tent, 'gatineau']], contact, quebec, regular, card())
    const { key, totals } = await who.review()
    await rows(sql`update inventory set quantity = 0 where sku = ${tent} and location = 'gatineau'`)
    expect(await ordering.placing.place(who.visit, { key, due: totals.due })).toMatchObject({
      ok: false,
      reason: 'sold-out',
      sku: tent,
      left: 0,
    })
    expect(await who.review()).toMatchObject({
      notices: [{ kind: 'not-there', sku: tent, store: 'Gatineau' }],
      totals: { merchandise: 120_00 },
    })
    await rows(sql`update stores set closed_on = '2026-01-01' where slug = 'gatineau'`)
    expect(await who.review()).toMatchObject({ notices: [{ kind: 'store-closed', sku: tent, store: 'Gatineau' }] })
    await rows(sql`update stores set closed_on = null where slug = 'gatineau'`)
    await ordering.server.carts.setPickup(who.visit.token, tent, undefined, 'fr')
    expect(await who.review()).toMatchObject({ notices: [], totals: { merchandise: 519_00 } })
  })

  const atCalgary = { part: 'delivery', method: 'pickup', store: 'calgary', phone: '' } as const
  const readyOf = (stores: readonly PickupStore[]) => stores.find(({ slug }) => slug === 'calgary')?.ready

  test('what the checkout picks up is promised by its shelf, or later, where it comes from the warehouse', async () => {
    const shelf = await cartOf([[tent]], contact, atCalgary)
    const soon = readyOf((await shelf.review()).stores)
    expect(soon).toBeDefined()
    expect(soon).not.toHaveProperty('fromWarehouse')
    const mixed = await cartOf([[tent], [poles]], contact)
    const chosen = await ordering.checkouts.change(mixed.visit, atCalgary)
    const later = readyOf(chosen.checkout.stores)
    expect(later).toMatchObject({ fromWarehouse: true })
    expect(later!.day > soon!.day).toBe(true)
    await ordering.checkouts.change(mixed.visit, card())
    expect(await placed(mixed)).toMatchObject({
      store: { slug: 'calgary', ready: later },
      lines: [{ location: 'calgary' }, { location: 'online' }],
    })
  })

  test('an order is not placed for a later day than its review showed', async () => {
    const who = await cartOf([[tent]], contact, atCalgary, card())
    const { key, totals } = await who.review()
    const [shelf] = await rows<{ quantity: number }>(
      sql`select quantity from inventory where sku = ${tent} and location = 'calgary'`,
    )
    await rows(sql`update inventory set quantity = 0 where sku = ${tent} and location = 'calgary'`)
    const place = (waiting: string) => ordering.placing.place(who.visit, { key, due: totals.due, waiting })
    expect(await place('')).toMatchObject({ ok: false, reason: 'pickup-later' })
    expect(readyOf((await who.review()).stores)).toMatchObject({ fromWarehouse: true })
    expect(await place('calgary')).toMatchObject({ ok: true })
    await rows(
      sql`update inventory set quantity = ${Number(shelf?.quantity)} where sku = ${tent} and location = 'calgary'`,
    )
  })
})
