import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { agentOn, agentUrl, buyer, card, shipping, type AgentView } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'

type Answer = {
  id: unknown
  result?: {
    structuredContent: AgentView & { products: { variants: { id: string }[] }[] }
    content: { type: string; text: string }[]
    tools: {
      name: string
      description: string
      outputSchema: object
      inputSchema: { required: string[]; properties: Record<string, object> }
    }[]
    protocolVersion: string
  }
  error?: { code: number; message: string; data?: { code: string; retry_after?: number } }
}

describe.each(databases)('%s', (database) => {
  const { world, http, lines, stored } = agentOn(shopOn(database))
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const text = JSON.stringify(body)
    const answer = await http('/ucp/2026-04-08/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        'accept-language': 'fr',
        ...headers,
      },
      body: text,
    })
    return { status: answer.status, body: JSON.parse(answer.text || '{}') as Answer }
  }
  const rpc = (method: string, params: object = {}) => post({ jsonrpc: '2.0', id: 7, method, params })
  const meta = { 'ucp-agent': { profile: agentUrl } }
  const call = (name: string, given: object = {}, key?: string) =>
    rpc('tools/call', {
      name,
      arguments: { meta: { ...meta, ...(key && { 'idempotency-key': key }) }, ...given },
    })
  /** What a tool says that it answers with, as an agent checks it. */
  const promised = async (tool: string) => {
    const { tools } = (await rpc('tools/list')).body.result!
    return new Ajv2020({ strict: false }).compile(tools.find(({ name }) => name === tool)!.outputSchema)
  }
  const seen = async (name: string, given: object, key?: string) => {
    const { status, body } = await call(name, given, key)
    expect([status, body.id, body.error]).toEqual([200, 7, undefined])
    expect(JSON.parse(body.result!.content[0]!.text)).toEqual(body.result!.structuredContent)
    const fits = await promised(name)
    expect(fits(body.result!.structuredContent), JSON.stringify(fits.errors)).toBe(true)
    return body.result!.structuredContent
  }

  test('an agent introduces itself and lists the tools, with what each takes', async () => {
    const begun = await rpc('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {} })
    expect(begun.body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } })
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
    expect((await rpc('ping')).body.result).toEqual({})
    const { tools } = (await rpc('tools/list')).body.result!
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      (
        'cancel_cart cancel_checkout complete_checkout create_cart create_checkout get_cart get_checkout get_order ' +
        'get_product lookup_catalog search_catalog update_cart update_checkout'
      ).split(' '),
    )
    expect(tools.find(({ name }) => name === 'get_order')!.description).toContain('order.id')
    expect(tools.find(({ name }) => name === 'complete_checkout')!.inputSchema).toMatchObject({
      required: ['meta', 'id', 'checkout'],
      properties: { meta: { required: ['ucp-agent', 'idempotency-key'] } },
    })
    expect(tools.find(({ name }) => name === 'create_cart')!.inputSchema.properties.cart).toMatchObject({
      required: ['line_items'],
      properties: {
        line_items: {
          type: 'array',
          maxItems: 200,
          items: { properties: { item: { properties: { id: { description: expect.stringContaining('SKU') } } } } },
        },
      },
    })
    // What a model would have to guess is said: whose ids, which units, where from.
    const said = JSON.stringify(tools.map(({ inputSchema }) => inputSchema))
    for (const word of ['Canadian cents', 'card.json', 'a store among the destinations', 'on HTTPS'])
      expect(said).toContain(word)
  })

  test('an agent searches, collects, orders and reads its order', async () => {
    const found = await seen('search_catalog', { catalog: { query: 'bâtons' } })
    const sku = found.products[0]!.variants[0]!.id
    expect(sku).toBe(poles)
    const cart = await seen('create_cart', { cart: lines(2, sku) })
    const checkout = await seen('create_checkout', { checkout: { cart_id: cart.id, line_items: [] } })
    expect(checkout).toMatchObject({ status: 'incomplete', line_items: [{ quantity: 2 }] })
    const ready = await seen('update_checkout', {
      id: checkout.id,
      checkout: { ...lines(2, sku), buyer, fulfillment: shipping('regular') },
    })
    expect(ready.status).toBe('ready_for_complete')
    const complete = () => seen('complete_checkout', { id: checkout.id, checkout: card() }, 'key-of-the-order')
    const done = await complete()
    expect(done).toMatchObject({ status: 'completed', order: { label: expect.stringMatching(/^P-/) } })
    const orders = await stored('orders')
    expect(await complete()).toEqual(done)
    expect(await stored('orders')).toBe(orders)
    expect(await seen('get_order', { id: done.order!.id })).toMatchObject({ label: done.order!.label })
    expect(await seen('get_checkout', { id: checkout.id })).toEqual(done)
    expect(await seen('get_cart', { id: cart.id })).toMatchObject({ ucp: { status: 'error' } })
  })

  test('what a tool answers with is promised whole: with a part missing it is another thing', async () => {
    const found = await seen('search_catalog', { catalog: { query: 'bâtons' } })
    const cart = await seen('create_cart', { cart: lines() })
    expect(await seen('lookup_catalog', { catalog: { ids: [poles, 'no-such'] } })).toMatchObject({
      products: [{ variants: [{ id: poles }] }],
      messages: [{ code: 'not_found' }],
    })
    expect(await seen('get_product', { catalog: { id: poles } })).toMatchObject({ product: { selected: [] } })
    expect(await seen('cancel_cart', { id: cart.id }, 'key-of-the-cart')).toMatchObject({ id: cart.id })
    for (const [tool, answer, part] of [
      ['search_catalog', found, 'products'],
      ['get_cart', cart, 'totals'],
      ['get_checkout', { ...cart, status: 'incomplete' }, 'payment'],
      ['get_order', found, 'line_items'],
    ] as const)
      expect((await promised(tool))({ ...answer, [part]: undefined }), tool).toBe(false)
  })

  test('what comes of a call is a result; arguments that are not taken are an error, and who is not known one with its status', async () => {
    const before = await stored('agent_sessions')
    expect(await seen('create_checkout', { checkout: lines(1, 'no-such') })).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found' }],
    })
    expect(await seen('get_order', { id: 'P-1' })).toMatchObject({ messages: [{ code: 'not_found' }] })
    const refused = async (params: object) => {
      const { status, body } = await rpc('tools/call', params)
      return [status, body.error?.code, body.error?.data?.code]
    }
    const arguments_ = { meta, id: 'x' }
    expect(await refused({ name: 'buy_all', arguments: arguments_ })).toEqual([200, -32602, undefined])
    expect(await refused({ name: 'create_cart', arguments: { meta, cart: {} } })).toEqual([200, -32602, 'invalid'])
    expect(await refused({ name: 'get_cart', arguments: { meta } })).toEqual([200, -32602, undefined])
    expect(await refused({ name: 'cancel_cart', arguments: arguments_ })).toEqual([200, -32602, undefined])
    expect(await refused({ name: 'get_cart', arguments: { id: 'x' } })).toEqual([400, -32001, 'invalid_profile_url'])
    const gone = { 'ucp-agent': { profile: 'https://gone.example/profile' } }
    expect(await refused({ name: 'get_cart', arguments: { meta: gone, id: 'x' } })).toEqual([
      424,
      -32001,
      'profile_unreachable',
    ])
    expect(await stored('agent_sessions')).toBe(before)
  })

  test('what is refused is said in the language of the request', async () => {
    const said = async (params: object, headers = {}) =>
      (await post({ jsonrpc: '2.0', id: 7, method: 'tools/call', params }, headers)).body.error?.message
    const none = { name: 'create_cart', arguments: { meta, cart: lines(0) } }
    expect([
      await said({ name: 'buy_all', arguments: { meta } }),
      await said({ name: 'cancel_cart', arguments: { meta, id: 'x' } }),
      await said({ name: 'get_cart', arguments: { meta } }),
      await said({ name: 'get_cart', arguments: { id: 'x' } }),
      await said({ name: 'create_cart', arguments: { meta } }),
      await said(none),
      await said(none, { 'accept-language': 'en-CA, fr;q=0.5' }),
      await said(none, { 'accept-language': 'de' }),
      await said(none, { 'accept-language': 'de, FR;q=0.5' }),
    ]).toEqual([
      'Cet outil n’existe pas.',
      'meta\u00a0: idempotency-key manque.',
      'id manque.',
      'meta\u00a0: ucp-agent.profile manque, l’adresse HTTPS du profil de l’agent.',
      'cart manque, un objet.',
      'line_items.0.quantity\u00a0: Trop petit\u00a0: nombre doit être >=1',
      'line_items.0.quantity: Too small: expected number to be >=1',
      'line_items.0.quantity: Too small: expected number to be >=1',
      'line_items.0.quantity\u00a0: Trop petit\u00a0: nombre doit être >=1',
    ])
  })

  test('one agent in the header and another in the call is nobody', async () => {
    const { status, body } = await post(
      { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'get_cart', arguments: { meta, id: 'x' } } },
      { 'ucp-agent': 'profile="https://agent.example/other"' },
    )
    expect([status, body.error?.code]).toEqual([400, -32001])
  })

  test('what is not a request of JSON-RPC is said to be none', async () => {
    const wrong = async (body: object, headers = {}) => {
      const answer = await post(body, headers)
      return [answer.status, answer.body.error?.code]
    }
    expect(await wrong([{ jsonrpc: '2.0', id: 1, method: 'ping' }])).toEqual([400, -32600])
    expect(await wrong({ id: 1, method: 'ping' })).toEqual([400, -32600])
    expect(await wrong({ jsonrpc: '2.0', id: 1, method: 'resources/list' })).toEqual([200, -32601])
    const old = { 'mcp-protocol-version': '2024-11-05' }
    expect(await wrong({ jsonrpc: '2.0', id: 1, method: 'ping' }, old)).toEqual([400, -32600])
    expect((await http('/ucp/2026-04-08/mcp')).status).toBe(405)
    expect((await http('/ucp/2026-01-11/mcp')).status).toBe(404)
  })

  test('the day’s limit is that of orders by REST', async () => {
    world.terms.ordersADay = 0
    const { id } = await seen('create_checkout', {
      checkout: { ...lines(), buyer, fulfillment: shipping('regular') },
    })
    const { status, body } = await call('complete_checkout', { id, checkout: card() }, 'key-beyond')
    world.terms.ordersADay = 50
    expect([status, body.error]).toMatchObject([
      429,
      { code: -32000, data: { code: 'rate_limited', retry_after: 3600 } },
    ])
  })
})
