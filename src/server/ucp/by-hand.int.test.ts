import { describe, expect, test } from 'vitest'
import { mergeCarts, renewCartToken, customerCartToken } from '../accounts/customer-cart.ts'
import { sweep } from '../accounts/retention.ts'
import { Carts } from '../cart/carts.ts'
import { checkoutForRequest } from '../checkout/checkout-for-request.ts'
import { sql } from '../database/database.ts'
import { requestLimits } from '../http/request-limits.ts'
import { openAgentCheckout } from '../orders/open-phone-order.ts'
import { agentOn, agentUrl, buyer, card, shipping } from '../testing/agent-shopper.ts'
import * as person from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { served } from '../testing/http.ts'

const own = { name: 'Rose Cachée', email: 'rose@example.com' }
const isPersonal = /Cach|rose@|Ottawa|Main Street/

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, ordering, rows, ask, lines, begun, ready, amount } = agentOn(shop)
  const openLink = served(() => openAgentCheckout(async () => shop.payload, false))

  /** As the pages do before they store what is personal: the cart has a token that the agent does not know. */
  const byHand = async (id: string) => {
    const token = await ordering().server.carts.renew(id)
    expect(token).not.toBe(id)
    return token
  }
  const address = { ...person.quebec, name: own.name, line1: '1 Main Street', city: 'Ottawa', province: 'ON' }
  const places = async (token: string) => {
    const { checkouts, placing } = ordering()
    const visit = { token, locale: 'fr' as const }
    for (const change of [
      { ...person.contact, email: own.email },
      { ...address, postalCode: 'K1A 0B1' },
      person.regular,
      person.card(),
    ])
      expect(await checkouts.change(visit, change)).toMatchObject({ ok: true })
    const { key, totals } = await checkouts.read(visit)
    const placed = await placing.place(visit, { key, due: totals.due })
    if (!placed.ok) throw new Error('not placed')
    await ordering().outbox.run()
    return placed.order.number
  }
  const shown = async (id: string) => (await ask('GET', `/checkout-sessions/${id}`)).body
  const agentOf = async (number: string) => rows(sql`select agent, email from orders where number = ${number}`)
  const escalated = {
    status: 'requires_escalation',
    messages: [{ code: 'not_modifiable', severity: 'requires_buyer_input' }],
    continue_url: expect.stringContaining('/api/agent-checkout?session='),
  }

  test('a checkout that its buyer finishes by hand is the agent’s order, without what is personal', async () => {
    world.webhook = 'https://agent.example/orders'
    const before = await ready()
    const path = `/checkout-sessions/${before.id}`
    const token = await byHand(before.id)
    const frozen = { ...before, ...escalated }
    await ordering().server.carts.add(token, tent, 1, 'fr')
    expect(await shown(before.id)).toEqual(expect.objectContaining({ ...frozen, messages: expect.any(Array) }))
    for (const [method, after, body] of [
      ['GET', '', undefined],
      ['PUT', '', lines(3)],
      ['POST', '/complete', card()],
    ] as const) {
      const answer = await ask(method, path + after, body)
      expect([answer.status, answer.body]).toMatchObject([200, { ...escalated, line_items: before.line_items, buyer }])
      expect(answer.body.messages).toHaveLength(1)
    }
    expect((await openLink(`/api/agent-checkout?session=${before.id}&locale=fr`)).headers).toMatchObject({
      location: '/fr/panier',
    })

    const number = await places(token)
    expect(await agentOf(number)).toEqual([{ agent: agentUrl, email: own.email }])
    const done = await shown(before.id)
    expect(done).toMatchObject({ status: 'completed', messages: [], order: { label: number } })
    expect(done.line_items.map(({ id }) => id)).toEqual([poles, tent])
    // The page of the order has their address: no token of the agent’s opens it.
    expect(done.order).toMatchObject({
      id: `${number}.${before.id}`,
      permalink_url: `https://portage.example/fr/commandes/${number}`,
    })
    const order = (await ask('GET', `/orders/${done.order!.id}`)).body
    expect(order).toMatchObject({
      label: number,
      checkout_id: before.id,
      fulfillment: { expectations: [{ method_type: 'shipping', destination: {} }] },
    })
    expect(JSON.stringify([done, order])).not.toMatch(isPersonal)
    expect((await ask('POST', `${path}/complete`, card())).body).toMatchObject({
      status: 'completed',
      messages: [{ code: 'not_modifiable', severity: 'unrecoverable' }],
    })
    const events = await rows(sql`select key from outbox where kind = 'agent-event'`)
    expect(events).toEqual([{ key: expect.stringContaining(`agent-event ${number} placed`) }])
    expect((await ordering().orders.sheet(number))?.order.events).toContainEqual(
      expect.objectContaining({ kind: 'note', by: agentUrl }),
    )
  })

  test('the first version answers the same, a refusal by its status', async () => {
    world.version = '2026-01-11'
    try {
      const { id } = await ready()
      await byHand(id)
      expect(await shown(id)).toMatchObject({ ...escalated, line_items: [{ quantity: 1 }] })
      expect((await ask('PUT', `/checkout-sessions/${id}`, lines(2))).status).toBe(409)
    } finally {
      world.version = '2026-04-08'
    }
  })

  test('signed in meanwhile, and with another cart token after that, it is still the agent’s order', async () => {
    const { id } = await begun()
    const token = await customerCartToken(shop.payload, 'rose')
    await mergeCarts(shop.payload, await byHand(id), token)
    const number = await places(await renewCartToken(shop.payload, 'rose'))
    expect(await shown(id)).toMatchObject({ status: 'completed', order: { label: number } })
  })

  test('cancelled by its agent, the buyer’s cart stays, and what is ordered is theirs alone', async () => {
    const before = await ready()
    const token = await byHand(before.id)
    const canceled = { status: 'canceled', line_items: before.line_items, messages: [] }
    const answer = (await ask('POST', `/checkout-sessions/${before.id}/cancel`)).body
    expect(answer).toMatchObject(canceled)
    expect(answer).not.toHaveProperty('continue_url')
    const number = await places(token)
    expect(await agentOf(number)).toEqual([{ agent: null, email: own.email }])
    expect(await shown(before.id)).toMatchObject(canceled)
  })

  test('a buyer who orders nothing of it has given it up', async () => {
    const { id } = await ready()
    const token = await byHand(id)
    const { carts } = ordering().server
    await carts.setQuantity(token, poles, 0, 'fr')
    await carts.add(token, tent, 1, 'fr')
    expect(await agentOf(await places(token))).toEqual([{ agent: null, email: own.email }])
    const given = await shown(id)
    expect(given).toMatchObject({ id, status: 'canceled', line_items: [{ id: poles }] })
    expect(given).not.toHaveProperty('order')
  })

  test('of two in one cart the later one becomes the order, and the earlier one gives way', async () => {
    const [first, second] = [await ready(), await begun()]
    const token = Carts.newToken()
    for (const { id } of [first, second]) await mergeCarts(shop.payload, id, token)
    expect([(await shown(first.id)).status, (await shown(second.id)).status]).toEqual([
      'canceled',
      'requires_escalation',
    ])
    const number = await places(token)
    expect(await shown(second.id)).toMatchObject({ status: 'completed', order: { label: number } })
  })

  test('a cart that its buyer goes on with is a checkout, and no cart of the agent’s any more', async () => {
    const { body: cart } = await ask('POST', '/carts', { ...lines(2), buyer })
    const token = await byHand(cart.id)
    for (const [method, after, body] of [
      ['GET', '', undefined],
      ['PUT', '', lines(1)],
      ['POST', '/cancel', undefined],
    ] as const)
      expect((await ask(method, `/carts/${cart.id}${after}`, body)).body.messages).toMatchObject([
        { code: 'not_found' },
      ])
    const whole = { ...escalated, line_items: [{ id: poles, quantity: 2 }], buyer }
    expect(await shown(cart.id)).toMatchObject(whole)
    expect((await ask('POST', '/checkout-sessions', { cart_id: cart.id })).body).toMatchObject(whole)
    expect(amount(await shown(cart.id), 'total')).toBe(240_00)
    const number = await places(token)
    expect(await shown(cart.id)).toMatchObject({ status: 'completed', order: { label: number } })
  })

  test('never ordered, it is forgotten after 30 days; what the buyer has stays', async () => {
    const { id } = await begun({ buyer, fulfillment: shipping('regular') })
    const token = await byHand(id)
    await sweep(shop.payload, Date.now() + 31 * 86_400_000)
    expect((await shown(id)).messages).toMatchObject([{ code: 'not_found' }])
    const left = await rows(sql`select data from agent_sessions`)
    expect(JSON.stringify(left)).not.toContain(buyer.email)
    expect(await agentOf(await places(token))).toEqual([{ agent: null, email: own.email }])
  })

  test.each([
    ['an address for the bill', { part: 'payment', method: 'card', token: 'test_approve', billing: 'other' }, true],
    ['the phone of a pickup', { part: 'delivery', method: 'pickup', store: 'calgary', phone: '418 555 0199' }, true],
    ['the name of a pickup', { part: 'delivery', method: 'pickup', store: 'calgary', name: 'Luc' }, true],
    ['a way of delivery', { part: 'delivery', method: 'standard' }, false],
  ])('%s that its buyer types is stored with a cart its agent does not know: %j', async (_, change, isRenewed) => {
    const { id } = await ready()
    const set: string[] = []
    const visit = checkoutForRequest({
      ...ordering(),
      shopperOf: async () => undefined,
      limits: requestLimits(false),
      carts: ordering().server.carts,
      secure: true,
    })(
      { headers: { cookie: `__Host-cart=${id}` }, socket: { remoteAddress: '10.0.0.1' } } as never,
      { appendHeader: (_name: string, cookie: string) => set.push(cookie) } as never,
    )
    await visit.changeCheckout(change, 'fr')
    expect(set.filter((cookie) => cookie.startsWith('__Host-cart=') && !cookie.includes(id))).toHaveLength(
      isRenewed ? 1 : 0,
    )
  })
})
