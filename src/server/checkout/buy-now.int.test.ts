import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExpressOrder } from '../../domain/checkout/express.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { requestLimits } from '../http/request-limits.ts'
import { levis } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { checkoutForRequest } from './checkout-for-request.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(async () => {
    await creator(shop.payload)('inventory', { sku: tent, location: 'calgary', quantity: 5 })
    ordering = orderingOn(async () => shop.payload)
  })

  /** A browser with a tent in its cart, and its requests. */
  async function browser() {
    const cart = Carts.newToken()
    expect(await ordering.server.carts.add(cart, tent, 1, 'fr')).toMatchObject({ ok: true })
    const cookies = new Map([['__Host-cart', cart]])
    const checkoutOf = checkoutForRequest({
      ...ordering,
      shopperOf: async () => undefined,
      limits: requestLimits(false),
      carts: ordering.server.carts,
      secure: true,
    })
    const request = () =>
      checkoutOf(
        {
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          socket: { remoteAddress: '10.0.0.1' },
        } as unknown as IncomingMessage,
        {
          appendHeader: (_: string, cookie: string) => {
            const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
            cookies.set(name, value)
          },
        } as unknown as ServerResponse,
      )
    const inCart = async () =>
      (await ordering.server.carts.read(cart, 'fr')).lines.map(({ sku, quantity }) => [sku, quantity])
    return { request, inCart, cookies }
  }
  type Browser = Awaited<ReturnType<typeof browser>>

  async function begin({ request }: Browser, quantity = 2) {
    const begun = await request().buyNow({ sku: poles, quantity }, 'fr')
    if (!begun.ok) throw new Error(begun.reason)
    return begun
  }
  async function orderOf({ request }: Browser, buyNow: string, token = 'test_approve'): Promise<ExpressOrder> {
    const quote = await request().quoteExpress({ place: levis }, 'fr', { open: true, buyNow })
    if (!quote.ok) throw new Error(quote.reason)
    const { key, totals, delivery } = quote
    const who = { email: 'leblanc@example.com', phone: '', address: levis }
    return { key, due: totals.due, token, ...who, ...(delivery && { delivery }) }
  }

  test('one item is priced and ordered alone, once; the cart stays as it was', async () => {
    const shopper = await browser()
    const { token, cart } = await begin(shopper)
    expect(cart.lines).toMatchObject([{ sku: poles, quantity: 2 }])
    const order = await orderOf(shopper, token)
    const [first, second] = await Promise.all([
      shopper.request().placeExpress(order, 'fr', token),
      shopper.request().placeExpress(order, 'fr', token),
    ])
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    if (!first.ok) return
    const written = await ordering.orders.read(first.order)
    expect(written?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[poles, 2]])
    expect(written?.totals).toMatchObject({ merchandise: 240_00, total: order.due })
    expect(written?.totals.taxes).toMatchObject([{ code: 'GST' }, { code: 'QST' }])
    expect(await shopper.inCart()).toEqual([[tent, 1]])
    // The token of the shopper's cart is theirs still.
    expect([...shopper.cookies.keys()]).toEqual(['__Host-cart'])
    // A sheet that is opened again does not sell it again.
    expect(await shopper.request().quoteExpress({ place: levis }, 'fr', { open: true, buyNow: token })).toEqual({
      ok: false,
      reason: 'bought',
    })
    const another = { ...order, key: crypto.randomUUID() }
    expect(await shopper.request().placeExpress(another, 'fr', token)).toEqual({ ok: false, reason: 'bought' })
  })

  test('what is not there is refused at once, or where it is sold meanwhile before it is paid', async () => {
    const shopper = await browser()
    expect(await shopper.request().buyNow({ sku: 'nothing', quantity: 1 }, 'fr')).toEqual({
      ok: false,
      reason: 'unknown-sku',
    })
    expect(await shopper.request().buyNow({ sku: tent, quantity: 99 }, 'fr')).toMatchObject({
      ok: false,
      reason: 'not-enough',
    })
    const { token } = await begin(shopper, 1)
    const order = await orderOf(shopper, token)
    const stock = (quantity: number) =>
      rowsOf(shop.payload)(
        sql`update inventory set quantity = ${quantity} where sku = ${poles} and location = 'online' returning id`,
      )
    const [{ quantity } = { quantity: 0 }] = await rowsOf(shop.payload)<{ quantity: number }>(
      sql`select quantity from inventory where sku = ${poles} and location = 'online'`,
    )
    await stock(0)
    const answer = await shopper.request().placeExpress(order, 'fr', token)
    await stock(Number(quantity))
    expect(answer).toEqual({ ok: false, reason: 'sold-out', sku: poles, left: 0 })
    expect(await ordering.gateway.find(order.key)).toBeUndefined()
  })

  test.each([
    ['agrees: the order is placed', true],
    ['refuses: the way leads to the product, and nothing is bought', false],
  ])('the bank asks, and %s', async (_, agrees) => {
    const shopper = await browser()
    const { token, cart } = await begin(shopper)
    const order = await orderOf(shopper, token, 'test_challenge')
    expect(await shopper.request().placeExpress(order, 'fr', token)).toMatchObject({ reason: 'action' })
    await ordering.gateway.prove(order.key, agrees)
    const answer = await shopper.request().finishOrder(order.key, 'fr')
    expect(answer).toMatchObject(
      agrees ? { ok: true } : { ok: false, reason: 'declined', boughtOn: cart.lines[0]?.href },
    )
    expect(await shopper.inCart()).toEqual([[tent, 1]])
    // Another browser has nothing of it.
    expect(await (await browser()).request().finishOrder(order.key, 'fr')).toBeUndefined()
  })
})
