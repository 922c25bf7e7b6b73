import { describe, expect, test } from 'vitest'
import { agentOn, agentUrl, buyer, card, destination, shipping } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles } from '../testing/fixture.ts'
import { sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { hashedToken } from '../http/tokens.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, ordering, rows, ask, lines, begun, ready, amount, stored } = agentOn(shop)

  test('an agent buys for its buyer: each answer says what is still to do, and the order is as people’s', async () => {
    const first = await ask('POST', '/checkout-sessions', lines(2))
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ status: 'incomplete', ucp: { version: '2026-04-08', status: 'success' } })
    expect(first.body.messages.map(({ code, path }) => [code, path])).toEqual([
      ['missing', '$.buyer.email'],
      ['missing', '$.fulfillment.methods[0].selected_destination_id'],
    ])
    // Neither delivery nor taxes before it is known where it goes.
    expect(amount(first.body, 'total')).toBe(240_00)
    const { id } = first.body
    const addressed = await ask('PUT', `/checkout-sessions/${id}`, { ...lines(2), buyer, fulfillment: shipping() })
    expect(addressed.body.messages.map(({ path }) => path)).toEqual([
      '$.fulfillment.methods[0].groups[0].selected_option_id',
    ])
    const whole = await ask('PUT', `/checkout-sessions/${id}`, { ...lines(2), fulfillment: shipping('regular') })
    expect(whole.body).toMatchObject({ status: 'ready_for_complete', messages: [], buyer })
    expect(whole.body.totals.map(({ type, amount: cents }) => [type, cents])).toEqual([
      ['subtotal', 240_00],
      ['tax', 12_00],
      ['tax', 23_94],
      ['total', 275_94],
    ])
    const done = await ask('POST', `/checkout-sessions/${id}/complete`, card())
    expect(done.body).toMatchObject({
      status: 'completed',
      messages: [],
      order: { label: expect.stringMatching(/^P-/) },
    })
    const number = done.body.order!.label
    expect(done.body.order!.permalink_url).toContain(`/fr/commandes/${number}?token=`)
    expect((await ask('GET', `/checkout-sessions/${id}`)).body).toEqual(done.body)

    await ordering().outbox.run()
    expect(ordering().mails.find(({ subject }) => subject.includes(number))).toMatchObject({ to: 'roy@example.com' })
    expect(await ordering().orders.sheet(number)).toMatchObject({
      order: {
        state: 'paid',
        totals: { total: 275_94 },
        events: expect.arrayContaining([expect.objectContaining({ kind: 'note', by: agentUrl })]),
      },
    })
    const placed = (await ask('GET', `/orders/${done.body.order!.id}`)).body
    expect(placed).toMatchObject({
      id: done.body.order!.id,
      label: number,
      checkout_id: id,
      line_items: [{ id: poles, quantity: { total: 2, fulfilled: 0 }, status: 'processing' }],
      fulfillment: { expectations: [{ method_type: 'shipping', destination: { postal_code: 'G1R 1S8' } }], events: [] },
    })
    expect(amount(placed, 'total')).toBe(275_94)
    // Neither the number alone nor another agent opens it.
    const wrong = `${number}.${'0'.repeat(37)}`
    expect((await ask('GET', `/orders/${wrong}`)).body.messages).toMatchObject([{ code: 'not_found' }])
    const other = { 'ucp-agent': 'profile="https://agent.example/other"' }
    expect((await ask('GET', `/orders/${placed.id}`, undefined, other)).body.messages).toMatchObject([
      { code: 'not_found' },
    ])
    expect(await rows(sql`select agent from orders where number = ${number}`)).toEqual([{ agent: agentUrl }])
    expect(await rows(sql`select status, "order" from agent_sessions where "order" = ${number}`)).toEqual([
      { status: 'completed', order: number },
    ])
  })

  test.each([
    ['an unknown product', lines(1, 'no-such'), 'not_found'],
    ['a product of several variants', lines(1, jacket), 'not_found', '5101-204 désigne un produit'],
    ['more than there is', lines(98), 'out_of_stock'],
    ['more than anybody may order', lines(1000), 'out_of_stock'],
  ])('%s is refused in words, and nothing is stored', async (_, body, code, words = '') => {
    const before = [await stored('agent_sessions'), await stored('carts')]
    const answer = await ask('POST', '/checkout-sessions', body)
    expect([answer.status, answer.body.ucp.status, answer.body.messages]).toMatchObject([
      200,
      'error',
      // There is no checkout to change.
      [{ code, severity: 'unrecoverable', content: expect.stringContaining(words) }],
    ])
    expect([await stored('agent_sessions'), await stored('carts')]).toEqual(before)
  })

  test.each([
    ['no body', undefined],
    ['no lines', { line_items: [] }],
    ['no whole units', { line_items: [{ item: { id: poles }, quantity: 1.5 }] }],
    ['an address of the wrong kind', { ...lines(), fulfillment: 'home' }],
  ])('%s is a bad request, and nothing is stored', async (_, body) => {
    const before = await stored('agent_sessions')
    expect((await ask('POST', '/checkout-sessions', body)).status).toBe(400)
    expect(await stored('agent_sessions')).toBe(before)
  })

  test('an update that is refused leaves the checkout as it was', async () => {
    const { id } = await ready()
    const refused = await ask('PUT', `/checkout-sessions/${id}`, { ...lines(1000), buyer: { email: 'x@example.com' } })
    // Its lines are not those that the agent wants: who goes by the status must not complete it as it is.
    expect(refused.body).toMatchObject({
      status: 'incomplete',
      messages: [{ code: 'out_of_stock', severity: 'recoverable', path: '$.line_items[0]' }],
      line_items: [{ quantity: 1 }],
    })
    const now = (await ask('GET', `/checkout-sessions/${id}`)).body
    expect(now).toMatchObject({ status: 'ready_for_complete', line_items: [{ quantity: 1 }], buyer })
  })

  test('a destination abroad, half of one, and an option that is not offered are said where they are', async () => {
    const paths = async (fulfillment: object) =>
      (await begun({ buyer, fulfillment })).messages.map(({ code, path }) => [code, path])
    const method = '$.fulfillment.methods[0]'
    const to = (more: object) => ({ methods: [{ type: 'shipping', destinations: [{ ...destination, ...more }] }] })
    expect(await paths(to({ address_country: 'US' }))).toEqual([['address_undeliverable', `${method}.destinations[0]`]])
    expect(await paths(to({ street_address: '' }))).toEqual([
      ['missing', `${method}.destinations[0].street_address`],
      ['missing', `${method}.groups[0].selected_option_id`],
    ])
    const said = async (more: object) => (await begun({ buyer, fulfillment: to(more) })).messages[0]
    expect(await said({ address_region: 'ON' })).toMatchObject({
      path: `${method}.destinations[0].postal_code`,
      content: 'Ce code postal ne se trouve pas dans la province indiquée.',
    })
    expect(await paths(shipping('by-canoe'))).toEqual([['invalid', `${method}.groups[0].selected_option_id`]])
  })

  test('what is incomplete is not ordered; a declined card is said, and another one pays', async () => {
    const { id } = await begun()
    const early = await ask('POST', `/checkout-sessions/${id}/complete`, card())
    expect(early.body).toMatchObject({ status: 'incomplete' })
    expect(early.body.messages.map(({ code }) => code)).toEqual(['missing', 'missing'])
    const own = await ready()
    const orders = await stored('orders')
    const complete = (body: object) => ask('POST', `/checkout-sessions/${own.id}/complete`, body)
    expect((await complete(card('test_decline'))).body.messages).toMatchObject([{ code: 'payment_failed' }])
    expect((await complete(card('4242424242424242'))).body.messages).toMatchObject([{ code: 'invalid' }])
    expect(await stored('orders')).toBe(orders)
    expect((await complete(card())).body.status).toBe('completed')
  })

  test('where the bank asks the buyer, it is the buyer’s turn until another payment is tried', async () => {
    const { id } = await ready()
    const orders = await stored('orders')
    const pay = (token: string) => ask('POST', `/checkout-sessions/${id}/complete`, card(token))
    const waits = {
      status: 'requires_escalation',
      messages: [{ code: 'requires_3ds', severity: 'requires_buyer_review' }],
    }
    const { body } = await pay('test_challenge')
    expect(body).toMatchObject(waits)
    expect(body.messages).toHaveLength(1)
    expect((await ask('GET', `/checkout-sessions/${id}`)).body).toMatchObject(waits)
    expect(await stored('orders')).toBe(orders)
    expect((await pay('test_decline')).body).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code: 'payment_failed' }],
    })
    await pay('test_challenge')
    expect((await pay('test_approve')).body).toMatchObject({ status: 'completed', messages: [] })
  })

  const costs = (price: number) =>
    shop.payload.update({
      collection: 'products',
      id: shop.fixture.products[poles]!,
      data: { variants: [{ sku: poles, price }] } as never,
    })
  const complete = (id: string) => ask('POST', `/checkout-sessions/${id}/complete`, card())

  test.each([
    ['more', 150_00],
    ['less', 90_00],
  ])('what costs %s than the last answer said is not charged before the agent has seen it', async (_, price) => {
    await costs(120_00)
    const { id } = await ready()
    const orders = await stored('orders')
    await costs(price)
    const refused = await complete(id)
    expect(refused.body).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code: 'changed', severity: 'recoverable' }],
    })
    expect(amount(refused.body, 'subtotal')).toBe(price)
    expect(await stored('orders')).toBe(orders)
    const done = await complete(id)
    expect(done.body).toMatchObject({ status: 'completed', messages: [] })
    expect(amount(done.body, 'total')).toBe(amount(refused.body, 'total'))
  })

  test('each answer says the amount anew: one that read it, or a session from before amounts were, is not asked', async () => {
    await costs(120_00)
    const [read, old] = [await ready(), await ready()]
    await rows(sql`update agent_sessions set data = ${await withoutShown(old.id)} where cart = ${hashedToken(old.id)}`)
    await costs(150_00)
    await ask('GET', `/checkout-sessions/${read.id}`)
    for (const { id } of [read, old]) expect((await complete(id)).body.status).toBe('completed')
  })

  test('what the cart of a checkout changes is seen before it is ordered', async () => {
    const { body: cart } = await ask('POST', '/carts', { ...lines(), buyer })
    const from = { cart_id: cart.id, fulfillment: shipping('regular') }
    expect((await ask('POST', '/checkout-sessions', from)).body.status).toBe('ready_for_complete')
    await ask('PUT', `/carts/${cart.id}`, lines(2))
    expect((await complete(cart.id)).body.messages).toMatchObject([{ code: 'changed' }])
    expect((await complete(cart.id)).body).toMatchObject({ status: 'completed', line_items: [{ quantity: 2 }] })
  })

  test('the first version shows no amounts with a refusal: they are to be read', async () => {
    world.version = '2026-01-11'
    try {
      await costs(120_00)
      const { id } = await ready()
      await costs(150_00)
      const pay = { payment_data: card().payment.instruments[0]! }
      const paid = async () => (await ask('POST', `/checkout-sessions/${id}/complete`, pay)).status
      expect([await paid(), await paid()]).toEqual([409, 409])
      await ask('GET', `/checkout-sessions/${id}`)
      expect(await paid()).toBe(200)
    } finally {
      world.version = '2026-04-08'
    }
  })

  test('completed three times at once, it is one order', async () => {
    const { id } = await ready()
    const orders = await stored('orders')
    const answers = await Promise.all([complete(id), complete(id), complete(id)])
    expect(new Set(answers.map(({ body }) => body.order?.label)).size).toBe(1)
    expect(await stored('orders')).toBe(orders + 1)
  })

  const withoutShown = async (id: string) => {
    const [row] = await rows(sql`select data from agent_sessions where cart = ${hashedToken(id)}`)
    const { shownDue: _, ...data } = jsonOf<Record<string, unknown>>(row?.data)
    return JSON.stringify(data)
  }
})
