import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { deliveryWindow, isBusinessDay } from '../../domain/shipping/delivery-estimate.ts'
import { addDays, formatDay } from '../../domain/time.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { oneGroupLines } from '../orders/group-words.ts'
import { packingSlip } from '../orders/packing-slip.ts'
import { card, contact as sampleContact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { m } from '../../paraglide/messages.js'
import { ExpressCheckout } from './express-checkout.ts'
import type { OrderData } from './order-data.ts'

const jacket = '5101-204-PLUM-S'
const contact = { ...sampleContact, email: 'groupes@example.com' }

// decision 0034: the tent is a bike here, and the poles come in two months
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const from = addDays(shopDay(Date.now()), 60)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    const create = creator(shop.payload)
    for (const sku of [tent, poles]) await create('inventory', { sku, location: 'calgary', quantity: 5 })
    await rows(sql`update products set shipping_class = 'bike' where code = ${tent} returning id`)
    await rows(
      sql`update products set availability = 'Preorder', available_from = ${from} where code = ${poles} returning id`,
    )
  })

  async function cartOf(lines: [sku: string, store?: string][], ...changes: CheckoutChange[]) {
    const visit = { token: Carts.newToken(), locale: 'fr' as const, shopper: undefined }
    for (const [sku, store] of lines)
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'fr', { store })).toMatchObject({ ok: true })
    for (const change of changes) expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    return visit
  }

  test('a bike, a preorder and a card by e-mail: each is promised apart, from the cart to the order, its letter and its slips', async () => {
    const visit = await cartOf([[tent], [poles], [giftCard]])
    const today = shopDay(Date.now())
    const promises = [
      { id: 'bike', skus: [tent], method: 'bike_only', cost: 95_00, window: deliveryWindow('bike_only', today) },
      {
        id: `parcel from ${from}`,
        skus: [poles],
        method: 'regular',
        cost: 0,
        preorder: { from },
        window: deliveryWindow('regular', from),
      },
      { way: 'email', skus: [giftCard] },
    ]
    expect(await ordering.checkouts.delivery(visit)).toMatchObject({
      groups: promises,
      free: { kind: 'free', apart: true },
    })
    for (const change of [contact, quebec]) await ordering.checkouts.change(visit, change)
    const step = await ordering.checkouts.read(visit)
    expect(step).toMatchObject({ groups: promises, mayPickUp: false, totals: { shipping: 95_00 } })
    expect(step.deliveries.find(({ code }) => code === 'express')?.groups).toMatchObject([
      promises[0],
      { method: 'express', cost: 18_00, window: deliveryWindow('express', from) },
      promises[2],
    ])
    for (const change of [regular, card()]) await ordering.checkouts.change(visit, change)
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))

    const order = (await ordering.orders.read(answer.order))!
    expect(order).toMatchObject({
      groups: promises,
      lines: [{ sku: tent }, { sku: poles, preorder: { from } }, { sku: giftCard }],
      // A return's time runs from the last day promised.
      delivery: { code: 'regular', window: { latest: deliveryWindow('regular', from).latest } },
      state: 'paid',
    })
    const paid = order.events.find(({ kind }) => kind === 'paid')
    // The card is charged at once, preorder and all: what the words say.
    expect(paid?.amount).toBe(totals.due)

    await ordering.outbox.run()
    const mail = ordering.mails.find(({ to, subject }) => to === contact.email && subject.includes(order.number))
    const day = (text: string) => formatDay(text, 'fr', 'full')
    for (const promised of [deliveryWindow('bike_only', today), deliveryWindow('regular', from)])
      expect(mail?.text).toContain(`Livraison prévue entre le ${day(promised.earliest)} et le ${day(promised.latest)}`)
    expect(mail?.text).toContain(`Précommande\u00a0: disponible le ${formatDay(from, 'fr', 'date')}`)
    expect(mail?.text).toContain('Montant débité en entier lorsque la commande a été passée.')
    expect(mail?.text).toContain('Livraison de vélo, 95,00\u00a0$')
    // The bike and the preorder do not leave together: a slip for each.
    expect((await packingSlip(order)).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect((await ordering.orders.sheet(order.number))?.order.groups).toMatchObject(promises)
  })

  test('an order from before groups were stored is read as it was promised', async () => {
    const visit = await cartOf([[jacket]], contact, quebec, regular, card())
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    const [row] = await rows<{ data: unknown }>(sql`select data from orders where number = ${answer.order.number}`)
    const { groups: _, ...old } = jsonOf<OrderData>(row?.data)
    await rows(sql`update orders set data = ${JSON.stringify(old)} where number = ${answer.order.number} returning id`)
    expect(await ordering.orders.read(answer.order)).toMatchObject({
      groups: [{ way: 'ship', skus: [jacket], method: 'regular', window: old.delivery?.window }],
    })
  })

  test('the holidays of the destination’s province are stored with the promise (acceptance 133)', async () => {
    // A window from the 22nd of June crosses Québec’s national holiday, which Ontario does not have.
    const summer = `${Number(shopDay(Date.now()).slice(0, 4)) + 1}-06-22`
    await rows(sql`update products set available_from = ${summer} where code = ${poles} returning id`)
    const visit = await cartOf([[poles]], contact, quebec)
    const daysOf = async () =>
      (await ordering.checkouts.read(visit)).groups.flatMap((group) =>
        group.way === 'ship' ? (group.holidays ?? []).map(({ day }) => day) : [],
      )
    const feast = `${summer.slice(0, 4)}-06-24`
    const isWeekday = isBusinessDay(feast)
    expect((await daysOf()).includes(feast)).toBe(isWeekday)
    await ordering.checkouts.change(visit, { ...quebec, city: 'Ottawa', province: 'ON', postalCode: 'K1A 0A6' })
    expect(await daysOf()).not.toContain(feast)
    await rows(sql`update products set available_from = ${from} where code = ${poles} returning id`)
  })

  test('Iqaluit is promised later days than Québec, with a caution, in checkout, cart, wallet and order', async () => {
    const visit = await cartOf([[jacket]], contact, quebec, { part: 'delivery', method: 'express' }, card())
    const iqaluit = { province: 'NU', postalCode: 'X0A 0H0' }
    const read = async () => (await ordering.checkouts.read(visit)).groups.filter((group) => group.way === 'ship')
    const [near] = await read()
    await ordering.checkouts.change(visit, { ...quebec, city: 'Iqaluit', ...iqaluit })
    const [far] = await read()
    expect([near?.isRemote, far?.isRemote]).toEqual([undefined, true])
    expect(far!.window!.earliest > near!.window!.latest).toBe(true)
    expect((await ordering.checkouts.delivery(visit))?.groups).toEqual([far])
    const express = new ExpressCheckout(ordering.checkouts, ordering.placing)
    const quoted = await express.quote(visit, { place: { country: 'CA', ...iqaluit }, delivery: 'express' })
    expect(quoted.ok && quoted.deliveries.find(({ code }) => code === 'express')?.window).toEqual(far!.window)
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    const order = await ordering.orders.read(answer.order)
    expect(order).toMatchObject({ groups: [far], delivery: { window: far!.window } })
    expect(oneGroupLines(order!)).toContain(m.delivery_group_remote({}, { locale: order!.locale }))
  })

  test('what no store hands out is not picked up by a wish of the checkout either', async () => {
    const visit = await cartOf([[poles]], contact)
    expect(
      await ordering.checkouts.change(visit, { part: 'delivery', method: 'pickup', store: 'calgary' }),
    ).toMatchObject({ ok: false, errors: [{ field: 'store', problem: 'unavailable' }] })
    const before = await cartOf([[jacket]], contact, { part: 'delivery', method: 'pickup', store: 'calgary' })
    expect(await ordering.server.carts.add(before.token, poles, 1, 'fr')).toMatchObject({ ok: true })
    expect(await ordering.checkouts.read(before)).toMatchObject({
      ships: true,
      next: 'address',
      notices: [{ kind: 'delivery', gone: 'pickup' }],
    })
  })
})
