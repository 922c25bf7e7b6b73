import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { reorder } from './reorder.ts'

const steps = [
  { part: 'contact', email: 'roy@example.com', phone: '(418) 555-0199' },
  {
    part: 'address',
    name: 'Geneviève Roy',
    line1: '1200, rue Saint-Jean',
    city: 'Québec',
    province: 'QC',
    postalCode: 'g1r1s8',
  },
  { part: 'delivery', method: 'regular' },
  { part: 'payment', method: 'card', token: 'test_approve' },
] as const

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const say = (number: string) => ordering.orders.read({ number, email: 'roy@example.com' })

  async function placed(): Promise<string> {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    expect(await ordering.server.carts.add(visit.token, poles, 2, 'fr')).toMatchObject({ ok: true })
    for (const step of steps) expect(await ordering.checkouts.change(visit, step)).toMatchObject({ ok: true })
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    await ordering.outbox.run()
    return answer.order.number
  }

  test('an order is put into the cart again, as far as it can be had, and no more by a second time', async () => {
    const number = await placed()
    const line = (await say(number))!.lines[0]!
    const gift = {
      recipientName: 'Léa',
      recipientEmail: 'lea@example.com',
      senderName: '',
      message: '',
      sendOn: '2026-01-05',
    }
    const lines = [
      { ...line, quantity: 2 },
      { ...line, sku: tent, quantity: 3 },
      { ...line, sku: 'gone-for-good' },
      { ...line, sku: giftCard, taxClass: 'gift-card' as const, quantity: 1 },
    ]
    await rowsOf(shop.payload)(sql`update inventory set quantity = 2 where sku = ${tent} and location = 'online'`)
    const whose = { token: Carts.newToken(), locale: 'en' as const, shopper: undefined }
    await ordering.server.carts.add(whose.token, tent, 1, 'en')
    const cart = async () =>
      Object.fromEntries(
        (await ordering.server.carts.read(whose.token, 'en')).lines.map(({ sku, quantity }) => [sku, quantity]),
      )
    const first = await reorder(ordering.server.carts, whose, { lines, fulfilment: 'ship' })
    expect(first).toEqual({
      units: 4,
      leftOut: [
        expect.objectContaining({ sku: tent, reason: 'fewer', units: 2 }),
        expect.objectContaining({ sku: 'gone-for-good', reason: 'gone' }),
        expect.objectContaining({ sku: giftCard, reason: 'gift-card' }),
      ],
      delivered: [],
    })
    expect(await cart()).toEqual({ [poles]: 2, [tent]: 2 })
    expect(await reorder(ordering.server.carts, whose, { lines, fulfilment: 'ship' })).toEqual(first)
    expect(await cart()).toEqual({ [poles]: 2, [tent]: 2 })
    expect(
      await reorder(ordering.server.carts, whose, {
        lines: [{ ...line, sku: giftCard, taxClass: 'gift-card', quantity: 1, gift }],
        fulfilment: 'ship',
      }),
    ).toEqual({ units: 1, leftOut: [], delivered: [] })
    expect(
      (await ordering.server.carts.read(whose.token, 'en')).lines.find(({ sku }) => sku === giftCard)?.gift,
    ).toEqual({ ...gift, sendOn: undefined })
  })
})
