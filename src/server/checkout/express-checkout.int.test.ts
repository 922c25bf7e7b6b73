import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExpressOrder, ExpressQuote, WalletPlace } from '../../domain/checkout/express.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { contact, levis, quebec, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { ExpressCheckout } from './express-checkout.ts'

const ottawa: WalletPlace = { country: 'CA', province: 'ON', postalCode: 'K2P' }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let express: ExpressCheckout
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const orders = async () => Number((await rows<{ n: number | string }>(sql`select count(*) as n from orders`))[0]?.n)
  beforeAll(async () => {
    await creator(shop.payload)('inventory', { sku: tent, location: 'calgary', quantity: 5 })
    ordering = orderingOn(async () => shop.payload)
    express = new ExpressCheckout(ordering.checkouts, ordering.placing)
  })
  const { shopper } = shoppersOf(() => ordering)

  async function withCart(...skus: string[]) {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    for (const sku of skus)
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'fr')).toMatchObject({ ok: true })
    return visit
  }
  type Visit = Awaited<ReturnType<typeof withCart>>
  async function quoted(visit: Visit, place: WalletPlace = levis): Promise<ExpressQuote> {
    const answer = await express.quote(visit, { place })
    if (!answer.ok) throw new Error(answer.reason)
    return answer
  }
  async function orderOf(visit: Visit, more: Partial<ExpressOrder> = {}): Promise<ExpressOrder> {
    const { key, totals, delivery } = await quoted(visit)
    return {
      key,
      due: totals.due,
      token: 'test_approve',
      email: 'leblanc@example.com',
      phone: '',
      address: levis,
      ...(delivery && { delivery }),
      ...more,
    }
  }

  test('a sheet that is opened asks no address; each place has its own taxes, each delivery its own total', async () => {
    const visit = await withCart(poles)
    expect(await express.quote(visit, {})).toMatchObject({
      ok: true,
      ships: true,
      needsPhone: false,
      totals: { merchandise: 120_00, taxes: [], due: 120_00 },
    })
    const here = await quoted(visit)
    expect(here.totals).toMatchObject({ taxes: [{ code: 'GST' }, { code: 'QST' }], due: 137_97 })
    expect(await quoted(visit, ottawa)).toMatchObject({ totals: { taxes: [{ code: 'HST' }], due: 135_60 } })
    expect(here.deliveries.map(({ code }) => code)).toEqual(['regular', 'express'])
    const [, fast] = here.deliveries
    const byExpress = await express.quote(visit, { place: levis, delivery: 'express' })
    expect(byExpress).toMatchObject({ delivery: 'express', totals: { shipping: fast!.cost } })
    // Looking stores nothing of where it would go.
    expect((await ordering.checkouts.read(visit)).state).toEqual({ giftCards: [] })
  })

  test('the order is as the wallet showed it, to its address, and placed once however often it is sent', async () => {
    const visit = await withCart(poles)
    const order = await orderOf(visit)
    const [first, second] = await Promise.all([express.place(visit, order), express.place(visit, order)])
    expect(first).toMatchObject({ ok: true })
    expect([second, await express.place(visit, order)]).toEqual([first, first])
    if (!first.ok) return
    expect(await ordering.orders.read(first.order)).toMatchObject({
      contact: { email: 'leblanc@example.com', phone: '' },
      address: { name: 'Anne-Marie Leblanc', city: 'Lévis', province: 'QC', postalCode: 'G6V 3W3' },
      totals: { total: order.due },
      payment: { method: 'card', isTest: true },
    })
    expect(await express.quote(visit, {})).toEqual({ ok: false, reason: 'empty' })
  })

  test.each<[string, Partial<ExpressOrder>, object]>([
    ['an address abroad', { address: { ...levis, country: 'US' } }, { reason: 'not-in-canada' }],
    ['a code of another province', { address: { ...levis, province: 'BC' } }, { reason: 'unknown-place' }],
    ['no address', { address: undefined }, { reason: 'unknown-place' }],
    ['no street', { address: { ...levis, line1: ' ' } }, { reason: 'fields', errors: [{ field: 'line1' }] }],
    ['no email', { email: 'leblanc' }, { reason: 'fields', errors: [{ field: 'email' }] }],
    ['a delivery that is not offered', { delivery: 'bike_only' }, { reason: 'delivery' }],
    ['a malformed token', { token: 'test_' }, { reason: 'fields', errors: [{ field: 'payment' }] }],
    ['less than it costs', { due: 1 }, { reason: 'changed' }],
    ['the key of another attempt', { key: randomUUID() }, { reason: 'changed' }],
    ['a card that is declined', { token: 'test_decline' }, { reason: 'declined', why: 'declined' }],
    ['a gateway that does not answer', { token: 'test_timeout' }, { reason: 'payment-unavailable' }],
  ])('%s is refused by its name: nothing is ordered, and the checkout is as it was', async (_, more, refusal) => {
    const visit = await withCart(poles)
    await ordering.checkouts.change(visit, contact)
    await ordering.checkouts.change(visit, quebec)
    const { state } = await ordering.checkouts.read(visit)
    const [order, before] = [await orderOf(visit, more), await orders()]
    expect(await express.place(visit, order)).toMatchObject({ ok: false, ...refusal })
    expect(await orders()).toBe(before)
    expect((await ordering.checkouts.read(visit)).state).toEqual(state)
    // Nothing of it is in the way of the next attempt.
    expect(await express.place(visit, await orderOf(visit))).toMatchObject({ ok: true })
  })

  test('what sold out or became dearer while the sheet was open is not sold silently', async () => {
    const visit = await withCart(tent)
    const order = await orderOf(visit)
    const price = (cents: number) =>
      shop.payload.update({
        collection: 'products',
        id: shop.fixture.products[tent]!,
        data: { variants: [{ sku: tent, price: 499_00, salePrice: cents }] } as never,
      })
    await price(449_00)
    expect(await express.place(visit, order)).toMatchObject({ ok: false, reason: 'changed' })
    const units = await rows<{ quantity: number }>(
      sql`select quantity from inventory where sku = ${tent} and location = 'online'`,
    )
    const again = await orderOf(visit)
    const stock = (quantity: number) =>
      rows(sql`update inventory set quantity = ${quantity} where sku = ${tent} and location = 'online'`)
    await stock(0)
    expect(await express.place(visit, again)).toEqual({ ok: false, reason: 'sold-out', sku: tent, left: 0 })
    expect(await express.quote(visit, { place: levis })).toEqual({ ok: false, reason: 'sold-out', sku: tent, left: 0 })
    expect(await ordering.gateway.find(again.key)).toBeUndefined()
    await stock(Number(units[0]?.quantity))
  })

  test('the bank asks: the same order, sent again after it agreed, is placed', async () => {
    const visit = await withCart(poles)
    const order = await orderOf(visit, { token: 'test_challenge' })
    expect(await express.place(visit, order)).toMatchObject({ reason: 'action', action: { kind: 'redirect' } })
    await ordering.gateway.prove(order.key, true)
    expect(await express.place(visit, order)).toMatchObject({ ok: true })
  })

  test('a gift card by email needs no address', async () => {
    const visit = await withCart(giftCard)
    const answer = await express.quote(visit, {})
    expect(answer).toMatchObject({ ok: true, ships: false, deliveries: [], totals: { due: 50_00 } })
    expect(await express.place(visit, await orderOf(visit, { address: undefined }))).toMatchObject({ ok: true })
  })

  test('another shopper’s cart cannot be ordered with the key of this one', async () => {
    const [mine, theirs] = [await withCart(poles), await withCart(poles)]
    expect(await express.place(theirs, await orderOf(mine))).toMatchObject({ ok: false, reason: 'changed' })
    const { visit } = await shopper([poles])
    expect(await express.place(visit, { ...(await orderOf(visit)), key: (await quoted(mine)).key })).toMatchObject({
      ok: false,
    })
  })

  test('what is picked up is left to the checkout', async () => {
    const visit = { token: Carts.newToken(), locale: 'en' as const }
    await ordering.server.carts.add(visit.token, tent, 1, 'en', { store: 'calgary' })
    expect(await express.quote(visit, { place: levis })).toEqual({ ok: false, reason: 'pickup' })
  })

  test('what a carrier calls about needs a telephone, and never goes to a post office box', async () => {
    await rows(sql`update products set shipping_class = 'bike' where code = ${tent} returning id`)
    // With a memory of its own, which knows the tent as a bike.
    ordering = orderingOn(async () => shop.payload)
    express = new ExpressCheckout(ordering.checkouts, ordering.placing)
    const visit = await withCart(tent)
    expect(await quoted(visit)).toMatchObject({ needsPhone: true, delivery: 'bike_only' })
    expect(await express.place(visit, await orderOf(visit))).toMatchObject({ errors: [{ field: 'phone' }] })
    const box = await orderOf(visit, { phone: '418 555-0123', address: { ...levis, line1: 'C.P. 12' } })
    expect(await express.place(visit, box)).toMatchObject({ errors: [{ field: 'line1', problem: 'po-box' }] })
  })
})
