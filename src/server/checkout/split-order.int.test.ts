import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { packingSlip } from '../orders/packing-slip.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

const parcel = { carrier: 'Postes Canada', code: '123' }
const staff = 'staff@portage.example'

// decision 0030: a part of an order is sent, a part is picked up
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const level = async (sku: string, location: string) =>
    Number(
      (
        await rows<{ quantity: number | string }>(
          sql`select quantity from inventory where sku = ${sku} and location = ${location}`,
        )
      )[0]?.quantity,
    )
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    const create = creator(shop.payload)
    await create('stores', {
      slug: 'gatineau',
      services: ['pickup'],
      name: { en: 'Gatineau', fr: 'Gatineau' },
      street: '1 rue Principale',
      city: 'Gatineau',
      province: 'QC',
      postalCode: 'J8X 1A1',
      latitude: 45.4,
      longitude: -75.7,
      phone: '819-555-0101',
      timeZone: 'America/Toronto',
      hours: [],
    })
    for (const [sku, location, quantity] of [
      [tent, 'calgary', 5],
      [tent, 'gatineau', 5],
      [poles, 'gatineau', 5],
    ] as const)
      await create('inventory', { sku, location, quantity })
  })

  /** A cart whose lines say where they are picked up, if anywhere. */
  async function cartOf(lines: [sku: string, store?: string][], ...changes: CheckoutChange[]) {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    for (const [sku, store] of lines)
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'fr', { store })).toMatchObject({ ok: true })
    for (const change of changes) expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    return { visit, review: () => ordering.checkouts.read(visit) }
  }
  async function place({ visit, review }: Awaited<ReturnType<typeof cartOf>>) {
    const { key, totals } = await review()
    return ordering.placing.place(visit, { key, due: totals.due })
  }
  async function placed(who: Awaited<ReturnType<typeof cartOf>>) {
    const answer = await place(who)
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    return (await ordering.orders.read(answer.order))!
  }

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
      actions: ['return'],
      parts: [
        { id: 'ship', actions: ['deliver'] },
        { id: 'calgary', actions: ['prepare'] },
      ],
      order: { parcels: [{ ...parcel, lines: [{ line: 0, quantity: 1 }] }] },
    })
    // What has left can come back while the rest is still here, and what is here cannot.
    expect(await ordering.returns.ask(number, { intent: 'return', 'line-1': '1', reason: 'gift' })).toEqual({
      ok: false,
      reason: 'not-so-many',
    })
    expect(await ordering.returns.ask(number, { intent: 'return', 'line-0': '1', reason: 'gift' })).toEqual({
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
      expect.stringContaining('en route'),
      expect.stringContaining('retour'),
      expect.stringContaining('remboursement'),
      expect.stringContaining('prête'),
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
})
