import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderLine } from '../../domain/orders/order-line.ts'
import type { Reorderable } from '../../domain/orders/reorder.ts'
import { Carts } from './carts.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { reorder } from '../orders/reorder.ts'
import { storeStock } from '../stock/store-stock.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, openDaily, poles, tent } from '../testing/fixture.ts'

// pickup by line, with its typed refusals
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let server: ShopServer
  let token = ''
  let now = Date.parse('2026-11-20T12:00:00-05:00')
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const pickup = (sku: string, store: string | undefined) => server.carts.setPickup(token, sku, store, 'fr')
  const lines = async () => (await server.carts.read(token, 'fr')).lines
  const level = (sku: string, quantity: number) =>
    rows(sql`update inventory set quantity = ${quantity} where sku = ${sku} and location = 'gatineau'`)
  beforeAll(async () => {
    server = createShop(async () => shop.payload, { now: () => now })
    const create = creator(shop.payload)
    const store = {
      street: '1 rue Principale',
      city: 'Gatineau',
      province: 'QC',
      postalCode: 'J8X 1A1',
      latitude: 45.4,
      longitude: -75.7,
      phone: '819-555-0101',
      timeZone: 'America/Toronto',
      hours: openDaily,
    }
    await create('stores', {
      ...store,
      slug: 'gatineau',
      name: { en: 'Gatineau', fr: 'Gatineau, promenade' },
      services: ['parking', 'pickup'],
      closedOn: '2027-02-01',
    })
    await create('stores', { ...store, slug: 'kiosk', name: { en: 'Kiosk', fr: 'Kiosque' }, services: ['parking'] })
    for (const [sku, location, quantity] of [
      [tent, 'gatineau', 2],
      [tent, 'kiosk', 2],
      [giftCard, 'gatineau', 9],
      [poles, 'kiosk', 1],
    ] as const)
      await create('inventory', { sku, location, quantity })
  })
  beforeEach(async () => {
    token = Carts.newToken()
    now = Date.parse('2026-11-20T12:00:00-05:00')
    await level(tent, 2)
  })

  test('a line is picked up at a store that has it, and delivered again', async () => {
    await server.carts.add(token, tent, 2, 'fr')
    const inStores = { gatineau: true, kiosk: true }
    expect(await lines()).toEqual([expect.objectContaining({ forPickup: true, left: 9, inStores })])
    await level(tent, 0)
    expect(await lines()).toMatchObject([{ inStores: { gatineau: false, kiosk: true } }])
    await level(tent, 2)
    expect(await pickup(tent, 'gatineau')).toMatchObject({
      ok: true,
      cart: { version: 2, lines: [{ left: 2, pickup: { store: 'gatineau', name: 'Gatineau, promenade' } }] },
    })
    expect((await lines())[0]).not.toHaveProperty('problem')
    expect(await pickup(tent, undefined)).toMatchObject({ ok: true, cart: { lines: [{ left: 9 }] } })
    expect((await lines())[0]).not.toHaveProperty('pickup')
  })

  test('what is sold out online is added for pickup where there is one', async () => {
    await rows(sql`update inventory set quantity = 0 where sku = ${tent} and location = 'online'`)
    expect(await server.carts.add(token, tent, 1, 'fr')).toMatchObject({ ok: false, reason: 'sold-out' })
    expect(await server.carts.add(token, tent, 1, 'fr', { store: 'gatineau' })).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 1, pickup: { store: 'gatineau' } }] },
    })
    expect(await server.carts.add(token, tent, 2, 'fr')).toMatchObject({
      ok: false,
      reason: 'not-enough-here',
      left: 2,
    })
    await rows(sql`update inventory set quantity = 9 where sku = ${tent} and location = 'online'`)
  })

  test.each([
    [tent, 'kiosk', { reason: 'no-pickup-here' }],
    [tent, 'nowhere', { reason: 'unknown-store' }],
    [poles, 'gatineau', { reason: 'not-stocked-here' }],
    [giftCard, 'gatineau', { reason: 'not-for-pickup' }],
  ])('%s at %s is refused: %j, and stays as it was', async (sku, store, refused) => {
    await server.carts.add(token, sku, 1, 'fr')
    expect(await pickup(sku, store)).toMatchObject({ ok: false, ...refused, cart: { version: 1 } })
    expect((await lines())[0]).not.toHaveProperty('pickup')
  })

  test('more than the store has is refused, before and after', async () => {
    await server.carts.add(token, tent, 3, 'fr')
    expect(await pickup(tent, 'gatineau')).toMatchObject({ ok: false, reason: 'not-enough-here', left: 2 })
    await server.carts.setQuantity(token, tent, 2, 'fr')
    expect(await pickup(tent, 'gatineau')).toMatchObject({ ok: true })
    expect(await server.carts.setQuantity(token, tent, 3, 'fr')).toMatchObject({
      ok: false,
      reason: 'not-enough-here',
      left: 2,
    })
  })

  test('a store that sells out or closes permanently in the meantime is reported, and nothing of it is in the subtotal', async () => {
    await server.carts.add(token, tent, 2, 'fr', { store: 'gatineau' })
    await level(tent, 1)
    expect(await lines()).toEqual([
      expect.objectContaining({
        left: 1,
        problem: 'not-enough',
        pickup: { store: 'gatineau', name: 'Gatineau, promenade', refusal: 'not-enough-here' },
      }),
    ])
    await level(tent, 0)
    expect(await lines()).toEqual([
      expect.objectContaining({ problem: 'pickup', pickup: expect.objectContaining({ refusal: 'sold-out-here' }) }),
    ])
    now = Date.parse('2027-02-01T00:30:00-05:00')
    expect(await lines()).toEqual([
      expect.objectContaining({ problem: 'pickup', pickup: expect.objectContaining({ refusal: 'closed-for-good' }) }),
    ])
  })

  test('what was picked up is picked up again, or delivered with a notice where its store cannot', async () => {
    const title = { en: 'Tent', fr: 'Tente' }
    const line = {
      sku: tent,
      productId: 'tent',
      title,
      href: title,
      brand: '',
      quantity: 2,
      unit: 1,
      regular: 1,
      amount: 2,
      discount: 0,
      net: 2,
      shippingClass: 'standard',
      taxClass: 'standard',
      taxes: [],
      part: 'gatineau',
      location: 'gatineau',
      returned: 0,
    } as const satisfies OrderLine
    const store = {
      slug: 'gatineau',
      name: 'Gatineau, promenade',
      street: '',
      city: '',
      province: 'QC',
      postalCode: '',
    } as const
    const order: Reorderable = {
      lines: [line],
      fulfilment: 'ship',
      parts: [{ id: 'gatineau', fulfilment: 'pickup', state: 'delivered', store }],
    }
    const again = async () =>
      reorder(server.carts, { token: (token = Carts.newToken()), locale: 'fr', shopper: undefined }, order)
    expect(await again()).toEqual({ units: 2, leftOut: [], delivered: [] })
    expect(await lines()).toMatchObject([{ quantity: 2, pickup: { store: 'gatineau' } }])
    const isDelivered = {
      units: 2,
      leftOut: [],
      delivered: [{ sku: tent, title, href: title, store: 'Gatineau, promenade' }],
    }
    await level(tent, 1)
    expect(await again()).toEqual(isDelivered)
    expect((await lines())[0]).not.toHaveProperty('pickup')
    await level(tent, 2)
    now = Date.parse('2027-02-01T00:30:00-05:00')
    const [gone] = isDelivered.delivered
    expect(await again()).toEqual({ ...isDelivered, delivered: [{ ...gone, isClosed: true }] })
    // A shopper who has put it into the cart to be delivered meant that.
    now = Date.parse('2026-11-20T12:00:00-05:00')
    token = Carts.newToken()
    await server.carts.add(token, tent, 1, 'fr')
    expect(await reorder(server.carts, { token, locale: 'fr', shopper: undefined }, order)).toEqual({
      units: 2,
      leftOut: [],
      delivered: [],
    })
    expect((await lines())[0]).not.toHaveProperty('pickup')
    // One who picks it up where it has sold out since reads that.
    token = Carts.newToken()
    await server.carts.add(token, tent, 1, 'fr', { store: 'gatineau' })
    await level(tent, 0)
    expect(await reorder(server.carts, { token, locale: 'fr', shopper: undefined }, order)).toEqual({
      units: 0,
      leftOut: [{ sku: tent, title, href: title, reason: 'no-pickup', store: 'Gatineau, promenade' }],
      delivered: [],
    })
  })

  test('the stock of the stores is shown by status, low ones by their units', async () => {
    expect(await storeStock(shop.payload, tent, now)).toEqual({
      gatineau: { status: 'LOW_STOCK', left: 2 },
      kiosk: { status: 'LOW_STOCK', left: 2 },
    })
    await level(tent, 5)
    expect((await storeStock(shop.payload, tent, now)).gatineau).toEqual({ status: 'IN_STOCK' })
    expect(await storeStock(shop.payload, 'nothing')).toEqual({})
    const closed = Date.parse('2027-02-01T00:30:00-05:00')
    expect(Object.keys(await storeStock(shop.payload, tent, closed))).toEqual(['kiosk'])
  })
})
