import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import type { ActRequest } from '../orders/orders.ts'
import { packingSlip } from '../orders/packing-slip.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { giftCard, poles, tent } from '../testing/fixture.ts'
import { pickupShop } from '../testing/pickup-shop.ts'

const parcel = { carrier: 'Postes Canada', code: '123' }
const staff = 'staff@portage.example'

// decision 0030: a part of an order is sent, a part is picked up
describe.each(databases)('%s', (database) => {
  const { rows, ordering, cartOf, placed } = pickupShop(database)
  const level = async (sku: string, location: string) =>
    Number(
      (
        await rows<{ quantity: number | string }>(
          sql`select quantity from inventory where sku = ${sku} and location = ${location}`,
        )
      )[0]?.quantity,
    )

  test('the poles go to Québec, the tent waits in Calgary, the gift card is mailed: one order, one payment, each part on its way', async () => {
    const who = await cartOf([[poles], [tent, 'calgary'], [giftCard]], contact)
    expect(await who.review()).toMatchObject({ next: 'address', ships: true, asks: true, totals: { taxes: [] } })
    await ordering.checkouts.change(who.visit, quebec)
    expect(await who.review()).toMatchObject({
      next: 'delivery',
      deliveries: [{ code: 'regular', total: 0 }, { code: 'express' }],
    })
    for (const change of [regular, card()]) await ordering.checkouts.change(who.visit, change)
    const before = [await level(poles, 'online'), await level(tent, 'calgary'), await level(tent, 'online')] as const
    const { totals, payment, next } = await who.review()
    expect([next, payment.methods]).toEqual(['review', ['card']])
    expect(totals).toMatchObject({
      merchandise: 569_00,
      shipping: 0,
      taxes: [
        { code: 'GST', base: 519_00, amount: 25_95 },
        { code: 'QST', province: 'QC', base: 120_00, amount: 11_97 },
      ],
      total: 606_92,
    })

    const order = await placed(who)
    expect(order).toMatchObject({
      state: 'paid',
      fulfilment: 'ship',
      address: { city: 'Québec' },
      delivery: { code: 'regular' },
      parts: [
        { id: 'ship', state: 'placed' },
        { id: 'calgary', fulfilment: 'pickup', store: { name: 'Calgary' }, state: 'placed' },
      ],
      lines: [
        { sku: poles, part: 'ship', location: 'online' },
        { sku: tent, part: 'calgary', location: 'calgary' },
        { sku: giftCard },
      ],
    })
    expect(order).not.toHaveProperty('store')
    expect(order.lines[2]).not.toHaveProperty('part')
    expect([await level(poles, 'online'), await level(tent, 'calgary'), await level(tent, 'online')]).toEqual([
      before[0] - 1,
      before[1] - 1,
      before[2],
    ])
    expect((await packingSlip(order)).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)

    const { number } = order
    const act = async (action: 'prepare' | 'make-ready' | 'ship' | 'deliver' | 'cancel' | 'return', part?: string) =>
      (await ordering.orders.act(number, { action, part, parcel }, staff)).ok
        ? (await ordering.orders.sheet(number))?.order.state
        : 'refused'
    expect([
      await act('prepare'),
      await act('prepare', 'gatineau'),
      await act('prepare', 'ship'),
      await act('ship', 'calgary'),
      await act('ship', 'ship'),
    ]).toEqual(['refused', 'refused', 'paid', 'refused', 'paid'])
    expect(await ordering.orders.sheet(number)).toMatchObject({
      actions: ['cancel-items', 'return'],
      parts: [
        { id: 'ship', actions: ['deliver'] },
        { id: 'calgary', actions: ['prepare'] },
      ],
      order: { parcels: [{ ...parcel, lines: [{ line: 0, quantity: 1 }] }] },
    })
    // What has left can come back while the rest is still here, and what is here cannot.
    expect(
      await ordering.returns.ask(number, { intent: 'return', 'line-1': '1', reason: 'gift', way: 'store' }),
    ).toEqual({
      ok: false,
      reason: 'not-so-many',
    })
    expect(
      await ordering.returns.ask(number, { intent: 'return', 'line-0': '1', reason: 'gift', way: 'store' }),
    ).toEqual({
      ok: true,
    })
    const back = (line: number) =>
      ordering.orders.act(
        number,
        { action: 'return', back: { lines: [{ line, quantity: 1 }], shipping: false } },
        staff,
      )
    expect([await back(1), await back(0)]).toEqual([{ ok: false, reason: 'not-so-many' }, { ok: true }])
    expect(await ordering.orders.sheet(number)).toMatchObject({
      order: { state: 'paid', lines: [{ returned: 1 }, { returned: 0 }, {}] },
    })
    expect((await ordering.orders.sheet(number))?.order).not.toHaveProperty('returnRequest')
    // What has left is not cancelled.
    expect([
      await act('cancel'),
      await act('prepare', 'calgary'),
      await act('make-ready', 'calgary'),
      await act('deliver', 'ship'),
      await act('deliver', 'calgary'),
    ]).toEqual(['refused', 'preparing', 'ready', 'ready', 'returned-in-part'])
    await ordering.outbox.run()
    const mails = ordering.mails.filter(({ to, subject }) => to === 'roy@example.com' && subject.includes(number))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('reçu'),
      `Une partie de votre commande ${number} est en route`,
      expect.stringContaining('retour'),
      expect.stringContaining('remboursement'),
      `Le reste de votre commande ${number} est prêt à ramasser`,
    ])
    const [first, shipped, , , ready] = mails.map(({ text }) => text)
    expect(ready).toMatch(/Heures d’ouverture[\s\S]*(lundi|mardi)/)
    expect(first).toMatch(/plusieurs parties[\s\S]*TVQ, Québec[\s\S]*Calgary/)
    expect([
      shipped?.includes('Bâtons Ridge'),
      shipped?.includes('Bow Trail'),
      ready?.includes('Bâtons Ridge'),
      ready?.includes('Bow Trail'),
    ]).toEqual([true, false, false, true])
  })

  test('a split order that is cancelled puts everything back where it was taken', async () => {
    const before = [await level(poles, 'online'), await level(tent, 'gatineau')]
    const { number, totals } = await placed(
      await cartOf([[poles], [tent, 'gatineau']], contact, quebec, regular, card()),
    )
    expect(totals.taxes).toEqual([
      expect.objectContaining({ code: 'GST' }),
      expect.not.objectContaining({ province: 'QC' }),
    ])
    expect(await ordering.orders.act(number, { action: 'cancel' }, staff)).toEqual({ ok: true })
    expect([await level(poles, 'online'), await level(tent, 'gatineau')]).toEqual(before)
    expect((await ordering.orders.sheet(number))?.order).toMatchObject({ state: 'cancelled', refunded: totals.total })
  })

  test('a pickup that was not collected is cancelled once the parcel has left: refunded, put back at its store, mailed', async () => {
    const order = await placed(await cartOf([[poles], [tent, 'calgary']], contact, quebec, regular, card()))
    const { number } = order
    const before = await level(tent, 'calgary')
    const act = (request: ActRequest) => ordering.orders.act(number, request, staff)
    for (const step of [
      { action: 'prepare', part: 'ship' },
      { action: 'ship', part: 'ship', parcel },
      { action: 'prepare', part: 'calgary' },
      { action: 'make-ready', part: 'calgary' },
    ] as const)
      expect(await act(step)).toEqual({ ok: true })
    await ordering.outbox.run()
    ordering.mails.length = 0
    const place = order.lines.findIndex(({ sku }) => sku === tent)
    const back = { lines: [{ line: place, quantity: 1 }], shipping: false }
    expect(await act({ action: 'cancel-items', back, restock: true })).toEqual({ ok: true })
    await ordering.outbox.run()
    const { net, taxes } = order.lines[place]!
    expect(await ordering.orders.read({ number, email: order.contact.email })).toMatchObject({
      state: 'shipped',
      parts: [{ id: 'ship', state: 'shipped' }],
      formerParts: [{ id: 'calgary', store: { name: 'Calgary' } }],
      refunded: net + taxes.reduce((sum, tax) => sum + tax, 0),
    })
    expect(await level(tent, 'calgary')).toBe(before + 1)
    expect(ordering.mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('retiré l’article ci-dessous de votre ramassage'),
    ])
    expect(await act({ action: 'deliver', part: 'calgary' })).toEqual({ ok: false, reason: 'not-now' })
  })
})
