import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { reorder } from './reorder.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const say = (number: string) => ordering.orders.read({ number, email: 'roy@example.com' })

  const { shopper, placed: placedBy } = shoppersOf(() => ordering)
  async function placed(): Promise<string> {
    const { number } = await placedBy(await shopper([poles, poles]))
    await ordering.outbox.run()
    return number
  }

  test('an order is put into the cart again, as far as it is available, and no more by a second time', async () => {
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
    // What has sold out since it came into the cart cannot be bought there.
    const level = (sku: string, quantity: number) =>
      rowsOf(shop.payload)(sql`update inventory set quantity = ${quantity} where sku = ${sku} and location = 'online'`)
    await level(tent, 1)
    await level(poles, 0)
    expect(await reorder(ordering.server.carts, whose, { lines: lines.slice(0, 2), fulfilment: 'ship' })).toEqual({
      units: 1,
      leftOut: [
        expect.objectContaining({ sku: poles, reason: 'sold-out' }),
        expect.objectContaining({ sku: tent, reason: 'fewer', units: 1 }),
      ],
      delivered: [],
    })
    await level(tent, 2)
    await level(poles, 9)
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
