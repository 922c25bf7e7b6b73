import { describe, expect, test, vi } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { paths } from '../../domain/paths.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import { orderingOn } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number, stock, shopper, place, placed } = orderShop(database)

  test('a guest ships two items to Québec: each step asks for the next, and the order is as in the review', async () => {
    const token = Carts.newToken()
    const visit = { token, locale: 'fr' as const }
    await ordering.server.carts.add(token, poles, 2, 'fr')
    const steps = []
    for (const change of [contact, quebec, regular, card()] satisfies CheckoutChange[]) {
      const { key, totals, next } = await ordering.checkouts.read(visit)
      steps.push(next)
      // A card is given in its own step: one beside the review could not be asked for again after the bank's page.
      if (next === 'payment')
        expect(await ordering.placing.place(visit, { key, due: totals.due, token: 'test_challenge' })).toMatchObject({
          ok: false,
          reason: 'incomplete',
          checkout: { next: 'payment' },
        })
      await ordering.checkouts.change(visit, change)
    }
    const before = await stock(poles)
    const { totals, key, next, state } = await ordering.checkouts.read(visit)
    expect([...steps, next]).toEqual(['contact', 'address', 'delivery', 'payment', 'review'])
    expect([state.contact, state.address]).toEqual([
      { email: 'roy@example.com', phone: '418-555-0199' },
      expect.objectContaining({ postalCode: 'G1R 1S8', province: 'QC' }),
    ])
    expect(totals).toMatchObject({
      merchandise: 240_00,
      shipping: 0,
      taxes: [
        { code: 'GST', amount: 12_00 },
        { code: 'QST', amount: 23_94 },
      ],
      total: 275_94,
      due: 275_94,
    })
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    expect(answer).toMatchObject({ ok: true, order: { number: expect.stringMatching(/^P-\d{6}$/) } })
    if (!answer.ok) return
    expect(info.mock.calls).toEqual([[`The order ${answer.order.number} was placed`]])
    info.mockRestore()
    const order = await ordering.orders.read(answer.order)
    expect(order).toMatchObject({
      state: 'paid',
      isPaid: true,
      fulfilment: 'ship',
      totals: { total: 275_94 },
      lines: [{ sku: poles, quantity: 2, title: { fr: 'Bâtons Ridge' }, location: 'online' }],
      payment: { method: 'card', card: '4242', isTest: true },
    })
    expect(await stock(poles)).toBe(before - 2)
    expect((await ordering.server.carts.read(token, 'fr')).lines).toEqual([])
    // Whoever does not know the address or the token learns nothing.
    expect(await ordering.orders.read({ number: answer.order.number, email: 'other@example.com' })).toBeUndefined()
    expect(await ordering.orders.read({ number: answer.order.number, email: ' ROY@example.com ' })).toMatchObject({
      number: answer.order.number,
    })
    await ordering.outbox.run()
    expect(ordering.mails.find(({ subject }) => subject.includes(answer.order.number))).toMatchObject({
      to: 'roy@example.com',
      subject: expect.stringContaining('Nous avons reçu'),
      text: expect.stringMatching(/TVQ\s\(9,975\s%\)\s:\s23,94/),
    })
  })

  test.each<[string, CheckoutChange, string, string]>([
    ['an address without an @', { part: 'contact', email: 'roy', phone: '418 555 0199' }, 'email', 'invalid'],
    ['a postal code of another province', { ...quebec, postalCode: 'V6B 1A1' }, 'postalCode', 'other-province'],
    ['a delivery that is not offered', { part: 'delivery', method: 'bike_only' }, 'delivery', 'unavailable'],
    ['an unknown store', { part: 'delivery', method: 'pickup', store: 'atlantis' }, 'store', 'missing'],
    ['the number of a card', { part: 'payment', method: 'card', token: '4242424242424242' }, 'payment', 'invalid'],
    ['paying at the till for a parcel', { part: 'payment', method: 'store' }, 'payment', 'unavailable'],
    ['an unknown code', { part: 'promo', code: 'nope' }, 'promo', 'unknown-code'],
    ['a gift card', { part: 'promo', code: '2345 6789 abcd efgh' }, 'promo', 'gift-card-code'],
    ['an unknown gift card', { part: 'gift-card', code: '2345-6789-ABCD-EFGH' }, 'giftCard', 'unknown-card'],
  ])('%s is refused at its field, and what was there stays', async (_, change, field, problem) => {
    const { visit, review } = await shopper([poles])
    const before = (await review()).state
    expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: false, errors: [{ field, problem }] })
    expect((await review()).state).toEqual(before)
  })

  test('another address changes the taxes, and the shopper is notified once', async () => {
    const { visit, review } = await shopper([poles])
    await ordering.checkouts.change(visit, { ...quebec, province: 'AB', postalCode: 'T2P 1J9' })
    expect((await review()).notices).toEqual([{ kind: 'taxes', from: 17_97, to: 6_00 }])
    await ordering.checkouts.change(visit, contact)
    expect((await review()).notices).toEqual([])
  })

  test('the same request fifty times in parallel is one order', async () => {
    const who = await shopper([poles])
    const { key, totals } = await who.review()
    const before = await stock(poles)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ordering.placing.place(who.visit, { key, due: totals.due })),
    )
    expect(new Set(answers.map((answer) => answer.ok && answer.order.number)).size).toBe(1)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await stock(poles)).toBe(before - 1)
    // Also from another process, which knows nothing of the first: it relies on the row alone.
    const other = orderingOn(async () => shop.payload)
    expect(await other.placing.place(who.visit, { key, due: totals.due })).toMatchObject({
      ok: true,
      order: { number: answers[0]?.ok && answers[0].order.number },
    })
    expect(await number(sql`select count(*) as n from orders where key = ${key}`)).toBe(1)
    expect(await number(sql`select sum(captured) as n from test_charges where key = ${key}`)).toBe(totals.due)
  })

  test('whoever lost the answer finds the order by the token of the cart, for an hour, and nobody else does', async () => {
    const who = await shopper([poles])
    expect(await ordering.placing.recent(who.visit)).toBeUndefined()
    const answer = await place(who)
    if (!answer.ok) throw new Error('no order')
    const found = await ordering.placing.recent(who.visit)
    expect(found?.number).toBe(answer.order.number)
    expect(await ordering.orders.read(found!)).toMatchObject({ number: answer.order.number })
    const [other, none] = [await shopper([poles]), { token: undefined }]
    expect([await ordering.placing.recent(other.visit), await ordering.placing.recent(none)]).toEqual([
      undefined,
      undefined,
    ])
    const later = orderingOn(
      async () => shop.payload,
      undefined,
      () => Date.now() + 61 * 60_000,
    )
    expect(await later.placing.recent(who.visit)).toBeUndefined()
  })

  test('what is unpublished meanwhile is named, and the rest is not ordered without it', async () => {
    const fleece = '5101-204-PLUM-M'
    const who = await shopper([poles, fleece])
    await rows(sql`update products set _status = 'draft' where code = '5101-204'`)
    const gone = { kind: 'gone', sku: fleece, title: expect.not.stringContaining(fleece) }
    expect(await who.review()).toMatchObject({ notices: [gone], cart: { lines: [{}, { problem: 'unavailable' }] } })
    expect(await place(who)).toMatchObject({ ok: false, reason: 'sold-out', sku: fleece, left: 0 })
    await ordering.server.carts.setQuantity(who.visit.token!, fleece, 0, 'en')
    expect(await place(who)).toMatchObject({ ok: true })
    await rows(sql`update products set _status = 'published' where code = '5101-204'`)
  })

  test('a declined card, then another', async () => {
    const who = await shopper([poles], card('test_decline'))
    expect(await place(who)).toMatchObject({
      ok: false,
      reason: 'declined',
      why: 'declined',
      checkout: { next: 'payment' },
    })
    await ordering.checkouts.change(who.visit, card())
    expect(await place(who)).toMatchObject({ ok: true })
  })

  test('the bank asks the shopper: the order is placed after the authentication, with the same key, and not without', async () => {
    const who = await shopper([poles], card('test_challenge'))
    const { key, totals } = await who.review()
    const request = { key, due: totals.due }
    const asked = {
      ok: false,
      action: {
        kind: 'redirect',
        url: expect.stringContaining(
          `/api/payment/challenge?payment=${key}&to=${encodeURIComponent(paths.attempt('fr', key))}`,
        ),
      },
    }
    expect(await ordering.placing.place(who.visit, request)).toMatchObject(asked)
    // Back without an answer: the bank still asks, and nothing is declined.
    expect(await ordering.placing.finish(who.visit, key)).toMatchObject(asked)
    await ordering.gateway.prove(key, true)
    const other = await shopper([poles])
    expect(await ordering.placing.finish(other.visit, key)).toBeUndefined()
    const [finished, again] = await Promise.all([
      ordering.placing.finish(who.visit, key),
      ordering.placing.place(who.visit, request),
    ])
    expect(finished).toMatchObject({ ok: true })
    expect(again).toEqual(finished)
    expect(await ordering.placing.finish(who.visit, key)).toEqual(finished)
    const refused = await shopper([poles], card('test_challenge'))
    const second = await refused.review()
    await place(refused)
    await ordering.gateway.prove(second.key, false)
    expect(await ordering.placing.finish(refused.visit, second.key)).toMatchObject({
      ok: false,
      reason: 'declined',
      why: 'authentication-failed',
    })
  })

  test('a gateway that does not answer charges nothing', async () => {
    const who = await shopper([poles], card('test_timeout'))
    const { key } = await who.review()
    expect(await place(who)).toMatchObject({ ok: false, reason: 'payment-unavailable' })
    expect(await ordering.gateway.find(key)).toMatchObject({ state: 'voided', captured: 0 })
  })

  test('a webhook that arrives twice is handled once', async () => {
    expect(
      (await placed(await shopper([poles], card('test_duplicate-webhook')))).order.events.filter(
        ({ kind }) => kind === 'paid',
      ),
    ).toHaveLength(1)
    expect(ordering.webhooks()).toBeGreaterThanOrEqual(2)
  })

  test('what costs more than the review showed is not sold silently, and nothing is charged', async () => {
    const who = await shopper([tent])
    const { key, totals } = await who.review()
    await shop.payload.update({
      collection: 'products',
      id: shop.fixture.products[tent]!,
      data: { variants: [{ sku: tent, price: 499_00, salePrice: 449_00 }] } as never,
    })
    expect(await ordering.placing.place(who.visit, { key, due: totals.due })).toMatchObject({
      ok: false,
      reason: 'changed',
      agreed: totals.due,
      checkout: { notices: [{ kind: 'price', from: 399_00, to: 449_00 }] },
    })
    expect(await ordering.gateway.find(key)).toBeUndefined()
    // Sold out, its price does not matter.
    const stock = (units: number) =>
      rowsOf(shop.payload)(sql`update inventory set quantity = ${units} where sku = ${tent} and location = 'online'`)
    await stock(0)
    expect((await ordering.checkouts.read(who.visit)).notices).toMatchObject([{ kind: 'gone', sku: tent }])
    await stock(9)
    expect(await place(who)).toMatchObject({ ok: true })
  })
})
