import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../../domain/accounts/customer.ts'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { CHECKOUT_SCOPE, ORDER_SCOPE } from '../../domain/ucp/identity-linking.ts'
import { rowsOf, sql } from '../database/database.ts'
import { testAccounts } from '../testing/accounts.ts'
import { agentOn, agentUrl, card, shipping, type AgentView } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { appUrl, linkedAgent, returnTo } from '../testing/linked-agent.ts'
import { linksOf } from './link-rows.ts'

type Linked = AgentView & {
  buyer?: object
  fulfillment: { methods: { destinations: { id: string }[]; selected_destination_id?: string }[] }
}
const address = { name: 'Anna Roy', line1: '1200 Main Street', city: 'Ottawa', province: 'ON', postalCode: 'K1A 0B1' }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, ordering, rows, http, ask, lines, linking, ready } = agentOn(shop)
  const agent = linkedAgent({ http, linking })
  let accounts: ReturnType<typeof testAccounts>
  let browser: Awaited<ReturnType<typeof accounts.customer>>
  let anna: Customer

  beforeAll(async () => {
    const rules = [{ host: 'agent.example', isBarred: false, returnTo: [returnTo] }]
    world.terms = { ...specifiedAgentTerms, isOn: true, rules }
    accounts = testAccounts(() => shop.payload)
    browser = await accounts.customer('anna@example.com')
    await browser.does({ intent: 'save-address', ...address, phone: '613-555-0144' })
    await shop.payload.create({
      collection: 'employees',
      data: { name: 'Anna', staffNumber: '4411', pin: '820134', active: true } as never,
    })
    await browser.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })
    await shop.payload.create({
      collection: 'employee-rules',
      data: { name: 'All', kind: 'discount', percent: 30, active: true } as never,
    })
    anna = (await browser.forRequest().customer())!
  })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const tokenFor = async (scope: string, name = agentUrl) => (await agent.linked(anna, scope, name)).access_token
  const asAnna = async (scope = `${CHECKOUT_SCOPE} ${ORDER_SCOPE}`) => {
    const headers = bearer(await tokenFor(scope))
    return async (method: string, path: string, body?: object) => {
      const answer = await ask(method, path, body, headers)
      return { ...answer, body: answer.body as Linked }
    }
  }

  test('an agent buys for a customer: the address is offered, and the order is in the account', async () => {
    expect(anna.employeePrices).toBe(true)
    const own = await asAnna()
    const begun = await own('POST', '/checkout-sessions', lines(2))
    expect(begun.status).toBe(201)
    expect(begun.body).toMatchObject({
      buyer: { full_name: 'Anna Roy', email: 'anna@example.com' },
      // At everybody's price, though hers would be less in the shop.
      totals: expect.arrayContaining([expect.objectContaining({ type: 'subtotal', amount: 240_00 })]),
    })
    const [method] = begun.body.fulfillment.methods
    expect(method).toMatchObject({
      destinations: [{ full_name: 'Anna Roy', street_address: '1200 Main Street', address_region: 'ON' }],
      selected_destination_id: method!.destinations[0]!.id,
    })
    expect(begun.body.messages.map(({ path }) => path)).toEqual([
      '$.fulfillment.methods[0].groups[0].selected_option_id',
    ])
    const chosen = { methods: [{ type: 'shipping', groups: [{ selected_option_id: 'regular' }] }] }
    const whole = await own('PUT', `/checkout-sessions/${begun.body.id}`, { ...lines(2), fulfillment: chosen })
    expect(whole.body).toMatchObject({ status: 'ready_for_complete', messages: [] })
    const done = await own('POST', `/checkout-sessions/${begun.body.id}/complete`, card())
    expect(done.body.status).toBe('completed')
    const number = done.body.order!.label
    expect(await ordering().orders.ofCustomer(anna.id)).toMatchObject({ orders: [{ number }] })
    const [order] = await rows(sql`select agent, customer, email from orders where number = ${number}`)
    expect(order).toEqual({ agent: agentUrl, customer: anna.id, email: 'anna@example.com' })
    expect(await rows(sql`select id from employee_uses where reference = ${number}`)).toEqual([])
    const read = await own('GET', `/orders/${number}`)
    // The order that the agent placed itself is the same, however it asks for it.
    const { id } = done.body.order!
    expect(read.body).toMatchObject({ id, label: number, checkout_id: begun.body.id, line_items: [{ id: poles }] })
    expect((await own('GET', `/orders/${id}`)).body).toMatchObject({ id, checkout_id: begun.body.id })
  })

  test('what was begun for a customer opens with their token only, by REST and by MCP', async () => {
    const own = await asAnna()
    const { id } = (await own('POST', '/checkout-sessions', lines())).body
    const without = await ask('GET', `/checkout-sessions/${id}`)
    expect([without.status, without.body.messages[0]]).toMatchObject([401, { code: 'identity_required' }])
    expect(without.headers['www-authenticate']).toBe(
      `Bearer realm="https://portage.example", scope="${CHECKOUT_SCOPE}", resource_metadata="https://portage.example/.well-known/oauth-protected-resource"`,
    )
    const other = await ask(
      'GET',
      `/checkout-sessions/${id}`,
      undefined,
      bearer(await tokenFor(CHECKOUT_SCOPE, appUrl)),
    )
    // The token of another agent is none.
    expect([other.status, other.headers['www-authenticate']]).toEqual([401, expect.stringContaining('invalid_token')])
    const call = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_checkout', arguments: { meta: { 'ucp-agent': { profile: agentUrl } }, id } },
    })
    const mcp = await http('/ucp/2026-04-08/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(call)) },
      body: call,
    })
    expect([mcp.status, mcp.headers['www-authenticate'], JSON.parse(mcp.text)]).toMatchObject([
      401,
      expect.stringContaining('resource_metadata'),
      { error: { code: -32000, data: { code: 'identity_required' } } },
    ])
  })

  test('an order is read by its number with leave to, and never one with an employee’s price', async () => {
    const guest = await ready()
    const { label } = (await ask('POST', `/checkout-sessions/${guest.id}/complete`, card())).body.order!
    const unasked = await ask('GET', `/orders/${label}`)
    expect([unasked.status, unasked.body.messages[0]?.code]).toEqual([401, 'identity_required'])
    const app = { ...bearer(await tokenFor(CHECKOUT_SCOPE, appUrl)), 'ucp-agent': `profile="${appUrl}"` }
    const narrow = await ask('GET', `/orders/${label}`, undefined, app)
    expect([narrow.status, narrow.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining(`scope="${ORDER_SCOPE}"`),
    ])
    const own = await asAnna()
    // A guest's is nobody's.
    expect((await own('GET', `/orders/${label}`)).body.messages).toMatchObject([{ code: 'not_found' }])
    const bought = await own('POST', '/checkout-sessions', { ...lines(), fulfillment: shipping('regular') })
    const { order } = (await own('POST', `/checkout-sessions/${bought.body.id}/complete`, card())).body
    expect((await own('GET', `/orders/${order!.label}`)).status).toBe(200)
    const [{ data } = { data: '' }] = await rows(sql`select data from orders where number = ${order!.label}`)
    const stored = (typeof data === 'string' ? JSON.parse(data) : data) as { lines: { asEmployee?: true }[] }
    stored.lines[0]!.asEmployee = true
    await rows(sql`update orders set data = ${JSON.stringify(stored)} where number = ${order!.label} returning id`)
    expect((await own('GET', `/orders/${order!.label}`)).body.messages).toMatchObject([{ code: 'not_found' }])
  })

  test('a link that its customer ends opens nothing any more, at once', async () => {
    const own = await asAnna()
    const { id } = (await own('POST', '/checkout-sessions', lines())).body
    for (const { id: link } of await linksOf(rowsOf(shop.payload), anna.id))
      expect(await browser.does({ intent: 'end-agent-link', id: link })).toMatchObject({
        ok: true,
        notice: 'link-ended',
      })
    expect((await browser.forRequest().security())?.agents).toEqual([])
    expect((await own('GET', `/checkout-sessions/${id}`)).status).toBe(401)
    const linkedAgain = await asAnna()
    expect((await browser.forRequest().security())?.agents).toMatchObject([{ agent: agentUrl }])
    expect((await linkedAgain('GET', `/checkout-sessions/${id}`)).status).toBe(200)
    await browser.does({ intent: 'sign-out-everywhere' })
    expect((await linkedAgain('GET', `/checkout-sessions/${id}`)).status).toBe(401)
  })

  test('with the account goes what agents know of it', async () => {
    const bea = await accounts.customer('bea@example.com', '198.51.100.20')
    const own = (await bea.forRequest().customer())!
    const headers = bearer((await agent.linked(own, CHECKOUT_SCOPE)).access_token)
    const open = await ask('POST', '/checkout-sessions', lines(), headers)
    const ordered = await ask('POST', '/checkout-sessions', { ...lines(), fulfillment: shipping('regular') }, headers)
    await ask('POST', `/checkout-sessions/${ordered.body.id}/complete`, card(), headers)
    expect(await accounts.accounts.privacy.dataOf(own)).toMatchObject({ agents: [{ agent: agentUrl }] })
    expect(await bea.does({ intent: 'delete', email: 'bea@example.com' })).toMatchObject({ ok: true })
    const left = JSON.stringify([
      await rows(sql`select * from agent_sessions`),
      await rows(sql`select * from agent_links where user_id = ${own.id}`),
    ])
    expect([left.includes('bea@'), left.includes(own.id)]).toEqual([false, false])
    for (const { body } of [open, ordered]) {
      expect((await ask('GET', `/checkout-sessions/${body.id}`, undefined, headers)).status).toBe(401)
      expect(JSON.stringify((await ask('GET', `/checkout-sessions/${body.id}`)).body)).not.toContain('bea@')
    }
  })

  test('an answer for a customer is not given again to who only knows its key', async () => {
    const headers = { 'idempotency-key': 'key-of-the-checkout' }
    const first = await ask('POST', '/checkout-sessions', lines(), {
      ...headers,
      ...bearer(await tokenFor(CHECKOUT_SCOPE)),
    })
    expect((first.body as Linked).buyer).toMatchObject({ email: 'anna@example.com' })
    expect(JSON.stringify((await ask('POST', '/checkout-sessions', lines(), headers)).body)).not.toContain('anna@')
  })

  test('a guest’s agent learns that an account could be linked, where it can be', async () => {
    const codes = async () => (await ask('POST', '/checkout-sessions', lines())).body.messages.map(({ code }) => code)
    expect(await codes()).toContain('identity_optional')
    const { terms } = world
    world.terms = { ...terms, rules: [] }
    expect(await codes()).not.toContain('identity_optional')
    world.terms = terms
  })
})
