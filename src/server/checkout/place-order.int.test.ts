import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { paths } from '../../domain/paths.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { balanceOf } from './gift-cards.ts'
import { card, contact, quebec, regular, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const number = async (query: ReturnType<typeof sql>) =>
    Number((await rows<{ n: number | string | null }>(query))[0]?.n ?? 0)
  const stock = (sku: string) =>
    number(sql`select quantity as n from inventory where sku = ${sku} and location = 'online'`)
  const setStock = (sku: string, units: number) =>
    rows(sql`update inventory set quantity = ${units} where sku = ${sku} and location = 'online'`)
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))

  const { shopper, place, placed } = shoppersOf(() => ordering)

  test('a guest ships two items to Québec: each step asks for the next, and the order is what the review said', async () => {
    const token = Carts.newToken()
    const visit = { token, locale: 'fr' as const }
    await ordering.server.carts.add(token, poles, 2, 'fr')
    const steps = []
    for (const change of [contact, quebec, regular, card()] satisfies CheckoutChange[]) {
      steps.push((await ordering.checkouts.read(visit)).next)
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
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    expect(answer).toMatchObject({ ok: true, order: { number: expect.stringMatching(/^P-\d{6}$/) } })
    if (!answer.ok) return
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
    // Who does not know the address or the token learns nothing.
    expect(await ordering.orders.read({ number: answer.order.number, email: 'other@example.com' })).toBeUndefined()
    expect(await ordering.orders.read({ number: answer.order.number, email: ' ROY@example.com ' })).toMatchObject({
      number: answer.order.number,
    })
    await ordering.outbox.run()
    expect(ordering.mails.find(({ subject }) => subject.includes(answer.order.number))).toMatchObject({
      to: 'roy@example.com',
      subject: expect.stringContaining('Nous avons reçu'),
      text: expect.stringMatching(/TVQ\s:\s23,94/),
    })
  })

  test.each<[string, CheckoutChange, string, string]>([
    ['an address without an @', { part: 'contact', email: 'roy', phone: '418 555 0199' }, 'email', 'invalid'],
    ['a postal code of another province', { ...quebec, postalCode: 'V6B 1A1' }, 'postalCode', 'other-province'],
    ['a delivery that is not offered', { part: 'delivery', method: 'bike_only' }, 'delivery', 'unavailable'],
    ['a store that is none', { part: 'delivery', method: 'pickup', store: 'atlantis' }, 'store', 'missing'],
    ['the number of a card', { part: 'payment', method: 'card', token: '4242424242424242' }, 'payment', 'invalid'],
    ['paying at the till for a parcel', { part: 'payment', method: 'store' }, 'payment', 'unavailable'],
    ['an unknown code', { part: 'promo', code: 'nope' }, 'promo', 'unknown-code'],
    ['a gift card that is none', { part: 'gift-card', code: '2345-6789-ABCD-EFGH' }, 'giftCard', 'unknown-card'],
  ])('%s is refused at its field, and what was there stays', async (_, change, field, problem) => {
    const { visit, review } = await shopper([poles])
    const before = (await review()).state
    expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: false, errors: [{ field, problem }] })
    expect((await review()).state).toEqual(before)
  })

  test('another address changes the taxes, and says so once', async () => {
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

  test('what costs more than the review said is not sold silently, and nothing is charged', async () => {
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
      checkout: { notices: [{ kind: 'price', from: 399_00, to: 449_00 }] },
    })
    expect(await ordering.gateway.find(key)).toBeUndefined()
    expect(await place(who)).toMatchObject({ ok: true })
  })

  test('500 shoppers, 10 left: exactly 10 orders, 490 clear refusals, no charge without an order', async () => {
    const sku = '5101-204-PLUM-S'
    await setStock(sku, 500)
    const all = []
    for (let made = 0; made < 500; made += 25)
      all.push(...(await Promise.all(Array.from({ length: 25 }, () => shopper([sku])))))
    const reviews = await Promise.all(all.map(({ review }) => review()))
    await setStock(sku, 10)
    const answers = await Promise.all(
      all.map(({ visit }, index) =>
        ordering.placing.place(visit, { key: reviews[index]!.key, due: reviews[index]!.totals.due }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && 'reason' in answer && answer.reason === 'sold-out')).toHaveLength(
      490,
    )
    expect(await stock(sku)).toBe(0)
    expect(
      await number(
        sql`select count(*) as n from test_charges where state in ('authorized', 'captured') and key in (${sql.join(
          reviews.map(({ key }) => sql`${key}`),
          sql`, `,
        )})`,
      ),
    ).toBe(10)
  }, 240_000)

  test('a promo code with three uses is used three times by ten who ask at once', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'three',
      kind: 'percentage',
      percent: 10,
      active: true,
      mostUses: 3,
      uses: 0,
    })
    await setStock(poles, 100)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => shopper([poles], { part: 'promo', code: ' Three ' })),
    )
    expect((await all[0]!.review()).totals).toMatchObject({ discount: 12_00 })
    const answers = await Promise.all(all.map(place))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter((answer) => !answer.ok && 'reason' in answer && answer.reason === 'promo')).toHaveLength(7)
    expect(await number(sql`select uses as n from promo_codes where code = 'THREE'`)).toBe(3)
  })

  test('a gift card is bought for a recipient, mailed, spent in part, and cannot be spent twice at once', async () => {
    const token = Carts.newToken()
    const gift = {
      recipientName: 'Luc',
      recipientEmail: 'luc@example.com',
      senderName: 'Geneviève',
      message: 'Bonne route !',
    }
    await ordering.server.carts.add(token, giftCard, 2, 'fr', { gift })
    const visit = { token, locale: 'fr' as const }
    for (const change of [contact, card()]) await ordering.checkouts.change(visit, change)
    const review = () => ordering.checkouts.read(visit)
    expect(await review()).toMatchObject({ next: 'review', needsDelivery: false, totals: { taxes: [], total: 100_00 } })
    const { order } = await placed({ visit, review })
    expect(order.fulfilment).toBe('email')
    await ordering.outbox.run()
    const mails = ordering.mails.filter(({ to }) => to === 'luc@example.com')
    expect(mails).toHaveLength(2)
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mails[0]!.text)![0]
    expect(mails[0]).toMatchObject({
      subject: 'Geneviève vous offre une carte-cadeau Portage',
      text: expect.stringContaining('Bonne route'),
    })
    expect(await balanceOf(rows, code.toLowerCase())).toMatchObject({ balance: 50_00 })
    await setStock(poles, 100)
    const both = await Promise.all([
      shopper([poles], { part: 'gift-card', code }),
      shopper([poles], { part: 'gift-card', code }),
    ])
    expect((await both[0]!.review()).totals).toMatchObject({ total: 137_97, due: 87_97 })
    const answers = await Promise.all(both.map(place))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf(rows, code)).toMatchObject({ balance: 0 })
    // The other card pays for less than it holds: nothing else is asked for, and the rest stays on it.
    const other = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mails[1]!.text)![0]
    await rows(sql`update gift_cards set balance = 20000 where last_four = ${other.slice(-4)}`)
    const all = await shopper([poles], { part: 'gift-card', code: other }, { part: 'payment', method: 'card' })
    expect(await all.review()).toMatchObject({ next: 'review', totals: { due: 0 } })
    expect((await placed(all)).order.payment).toMatchObject({ method: 'gift-card' })
    expect(await balanceOf(rows, other)).toMatchObject({ balance: 200_00 - 137_97 })
  })

  test('an order is picked up, paid at the till', async () => {
    const who = await shopper(
      ['5101-204-PLUM-M'],
      { part: 'delivery', method: 'pickup', store: 'calgary' },
      { part: 'payment', method: 'store' },
    )
    expect((await who.review()).totals).toMatchObject({ shipping: 0, taxes: [{ code: 'GST', amount: 12_00 }] })
    const { order, number: name } = await placed(who)
    expect(order).toMatchObject({ state: 'placed', isPaid: false, fulfilment: 'pickup', store: { slug: 'calgary' } })
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

  test('a cancelled order gives everything back', async () => {
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
