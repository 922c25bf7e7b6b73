import { describe, expect, test } from 'vitest'
import { agentOn, buyer, card, shipping } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { sql } from '../database/database.ts'

describe.each(databases)('%s', (database) => {
  const { world, rows, ask, lines, ready, amount, stored } = agentOn(shopOn(database))
  const cart = async (body: object = {}) => (await ask('POST', '/carts', { ...lines(2), ...body })).body
  const notFound = { ucp: { status: 'error' }, messages: [{ code: 'not_found', severity: 'unrecoverable' }] }

  test('an agent collects in a cart, changes it, and orders by the checkout that is made of it', async () => {
    const begun = await ask('POST', '/carts', { ...lines(2), buyer })
    expect(begun.status).toBe(201)
    const { id } = begun.body
    expect(begun.headers.location).toBe(`https://portage.example/ucp/2026-04-08/carts/${id}`)
    expect(begun.body).toMatchObject({
      ucp: { capabilities: { 'dev.ucp.shopping.cart': [{ version: '2026-04-08' }] } },
      line_items: [{ id: poles, quantity: 2 }],
      messages: [],
      buyer,
      continue_url: expect.stringContaining('/api/agent-checkout?session='),
    })
    expect(amount(begun.body, 'total')).toBe(240_00)
    for (const member of ['status', 'payment', 'fulfillment']) expect(begun.body).not.toHaveProperty(member)
    expect((await ask('PUT', `/carts/${id}`, lines(1))).body).toMatchObject({ line_items: [{ quantity: 1 }], buyer })
    // No checkout yet, and staff see what it is.
    expect((await ask('GET', `/checkout-sessions/${id}`)).body).toMatchObject(notFound)
    expect(await rows(sql`select status from agent_sessions where status = 'cart'`)).toHaveLength(1)

    const made = await ask('POST', '/checkout-sessions', {
      cart_id: id,
      line_items: [],
      buyer: { email: 'other@example.com' },
      fulfillment: shipping('regular'),
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ status: 'ready_for_complete', line_items: [{ quantity: 1 }], buyer })
    const again = await ask('POST', '/checkout-sessions', { cart_id: id, ...lines(9) })
    expect([again.status, again.body.id, again.body.line_items]).toMatchObject([200, made.body.id, [{ quantity: 1 }]])
    // What changes in one changes in the other.
    await ask('PUT', `/checkout-sessions/${made.body.id}`, lines(3))
    expect((await ask('GET', `/carts/${id}`)).body.line_items).toMatchObject([{ quantity: 3 }])

    const done = await ask('POST', `/checkout-sessions/${made.body.id}/complete`, card())
    expect(done.body).toMatchObject({ status: 'completed', order: { label: expect.stringMatching(/^P-/) } })
    expect((await ask('GET', `/carts/${id}`)).body).toMatchObject(notFound)
    expect((await ask('POST', '/checkout-sessions', { cart_id: id })).body).toMatchObject(notFound)
  })

  test('a cart may be emptied, and goes on to the checkout with its codes', async () => {
    const { id } = await cart({ discounts: { codes: ['NOPE'] } })
    expect((await ask('PUT', `/carts/${id}`, { line_items: [] })).body).toMatchObject({ line_items: [] })
    const { body } = await ask('POST', '/checkout-sessions', { cart_id: id, discounts: { codes: ['OTHER'] } })
    expect(body).toMatchObject({ status: 'incomplete', discounts: { codes: ['NOPE'] } })
    expect(body.messages.map(({ code, path }) => [code, path])).toContainEqual(['missing', '$.line_items'])
  })

  test('a body that is not JSON is refused in those words', async () => {
    const { status, body } = await ask('POST', '/carts', '{x')
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid', content: expect.stringMatching(/^Le corps n’est pas du JSON/) },
    ])
  })

  test('a refused change leaves it as it was, and nothing is stored of a refused cart', async () => {
    const before = [await stored('agent_sessions'), await stored('carts')]
    expect((await ask('POST', '/carts', lines(1, 'no-such'))).body).toMatchObject(notFound)
    expect((await ask('POST', '/carts', {})).status).toBe(400)
    expect([await stored('agent_sessions'), await stored('carts')]).toEqual(before)
    const { id } = await cart()
    const refused = await ask('PUT', `/carts/${id}`, lines(1000))
    expect(refused.body).toMatchObject({
      line_items: [{ quantity: 2 }],
      messages: [{ code: 'out_of_stock', severity: 'recoverable' }],
    })
  })

  test('cancelled it is gone, with the checkout that was made of it', async () => {
    const { id } = await cart()
    await ask('POST', '/checkout-sessions', { cart_id: id })
    expect((await ask('POST', `/carts/${id}/cancel`)).body).toMatchObject({ id, line_items: [{ quantity: 2 }] })
    expect((await ask('GET', `/carts/${id}`)).body).toMatchObject(notFound)
    expect((await ask('POST', `/carts/${id}/cancel`)).body).toMatchObject(notFound)
    expect((await ask('GET', `/checkout-sessions/${id}`)).body.status).toBe('canceled')
  })

  test('a checkout that was begun as one is not a cart, another agent finds none, and the first version has none', async () => {
    const checkout = await ready()
    expect((await ask('GET', `/carts/${checkout.id}`)).body).toMatchObject(notFound)
    const { id } = await cart()
    const other = { 'ucp-agent': 'profile="https://agent.example/other"' }
    expect((await ask('GET', `/carts/${id}`, undefined, other)).body).toMatchObject(notFound)
    expect((await ask('POST', '/checkout-sessions', { cart_id: id }, other)).body).toMatchObject(notFound)
    world.version = '2026-01-11'
    expect((await ask('POST', '/carts', lines())).status).toBe(404)
    expect((await ask('POST', '/checkout-sessions', { cart_id: id })).status).toBe(400)
    world.version = '2026-04-08'
  })
})
