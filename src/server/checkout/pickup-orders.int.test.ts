import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

// decision 0030: a part of an order is sent, a part is picked up
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
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

  test('two stores: nothing is sent, no address is asked for, and no till takes the whole', async () => {
    const who = await cartOf(
      [
        [poles, 'gatineau'],
        [tent, 'calgary'],
      ],
      contact,
    )
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
    const who = await cartOf([[tent, 'calgary']], contact, { part: 'payment', method: 'store' })
    const order = await placed(who)
    expect(order).toMatchObject({
      state: 'placed',
      fulfilment: 'pickup',
      store: { slug: 'calgary' },
      totals: { taxes: [{ code: 'GST', amount: 19_95 }] },
    })
    expect(order).not.toHaveProperty('parts')
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
    await ordering.server.carts.setPickup(who.visit.token, tent, undefined, 'fr')
    expect(await who.review()).toMatchObject({ notices: [], totals: { merchandise: 519_00 } })
  })
})
