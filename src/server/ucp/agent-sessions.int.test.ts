import { describe, expect, test } from 'vitest'
import { sweep } from '../accounts/retention.ts'
import { Carts } from '../cart/carts.ts'
import { sql } from '../database/database.ts'
import { agentOn, agentUrl, buyer, card, shipping, type AgentView } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, rows, http, ask, lines, begun, ready, amount } = agentOn(shop)

  test('a repeated key does nothing twice, and with another request it is a conflict', async () => {
    const { id } = await ready()
    const key = { 'idempotency-key': Carts.newToken() }
    const [one, two] = [
      await ask('POST', `/checkout-sessions/${id}/complete`, card(), key),
      await ask('POST', `/checkout-sessions/${id}/complete`, card(), key),
    ]
    expect(two).toMatchObject({ status: one.status, body: one.body })
    expect((await ask('POST', `/checkout-sessions/${id}/complete`, card('test_decline'), key)).status).toBe(409)
    expect(await rows(sql`select status from agent_sessions where "order" = ${one.body.order!.label}`)).toHaveLength(1)
  })

  test('a checkout that was cancelled or ordered stays as it is', async () => {
    const { id } = await ready()
    expect((await ask('POST', `/checkout-sessions/${id}/cancel`)).body.status).toBe('canceled')
    for (const [method, path, body] of [
      ['PUT', '', lines(2)],
      ['POST', '/complete', card()],
      ['POST', '/cancel', undefined],
    ] as const)
      expect((await ask(method, `/checkout-sessions/${id}${path}`, body)).body).toMatchObject({
        status: 'canceled',
        messages: [{ code: 'not_modifiable' }],
      })
    expect((await ask('GET', `/checkout-sessions/${id}`)).body.line_items).toMatchObject([{ quantity: 1 }])
  })

  test('another agent finds nothing of it; one without a profile gets an error that says so', async () => {
    const { id } = await ready()
    const as = (header: string) => ask('GET', `/checkout-sessions/${id}`, undefined, { 'ucp-agent': header })
    expect((await as('profile="https://agent.example/other"')).body).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found' }],
    })
    expect([
      (await as('version="2026-04-08"')).status,
      (await as('profile="http://10.0.0.1/profile"')).status,
      (await as('profile="https://gone.example/profile"')).status,
      (await as(`profile="${agentUrl}"; version="2099-01-01"`)).status,
    ]).toEqual([400, 400, 424, 422])
  })

  test('an id that is none of the shop’s is as unknown as one that only is not there', async () => {
    const body = lines()
    for (const version of ['2026-04-08', '2026-01-11'] as const) {
      world.version = version
      for (const [method, path, after, sent] of [
        ['GET', '/checkout-sessions/', ''],
        ['PUT', '/checkout-sessions/', '', body],
        ['POST', '/checkout-sessions/', '/complete', card()],
        ['POST', '/checkout-sessions/', '/cancel'],
        ['GET', '/orders/', ''],
        ...(version === '2026-04-08'
          ? ([
              ['GET', '/carts/', ''],
              ['PUT', '/carts/', '', body],
              ['POST', '/carts/', '/cancel'],
            ] as const)
          : []),
      ] as const) {
        const known = path === '/orders/' ? 'P-999999' : 'x'.repeat(43)
        const { status, body: expected } = await ask(method, path + known + after, sent)
        expect(expected.messages, path).toMatchObject([{ code: 'not_found' }])
        for (const id of ['abc', 'x'.repeat(2000), '%00', "'"])
          expect(await ask(method, path + id + after, sent), `${method} ${path}${id}`).toMatchObject({
            status,
            body: expected,
          })
      }
    }
    world.version = '2026-04-08'
    for (const path of ['/checkout-sessions/', '/checkout-sessions', '/orders', '/carts/abc/pay'])
      expect([(await ask('GET', path)).status, path]).toEqual([404, path])
  })

  test('what cannot be read or is not taken is said in the language of the request', async () => {
    const said = async (...request: Parameters<typeof ask>) => {
      const { status, body } = await ask(...request)
      return [status, (body as AgentView & { content?: string }).content]
    }
    const gone = { 'ucp-agent': 'profile="https://gone.example/profile"' }
    const key = { 'idempotency-key': Carts.newToken() }
    await ask('POST', '/checkout-sessions', lines(1), key)
    expect([
      await said('GET', '/nothing'),
      await said('GET', '/nothing', undefined, { 'accept-language': 'en' }),
      await said('GET', '/carts/x', undefined, { 'ucp-agent': 'version="2026-04-08"' }),
      await said('GET', '/carts/x', undefined, gone),
      await said('POST', '/checkout-sessions', {}),
      await said('POST', '/checkout-sessions', {}, { 'accept-language': 'en' }),
      await said('POST', '/checkout-sessions', lines(2), key),
      await said('POST', '/checkout-sessions', { context: { language: 'en-CA' } }),
    ]).toEqual([
      [404, 'Cette opération n’existe pas.'],
      [404, 'There is no such operation.'],
      [
        400,
        'La requête ne nomme aucun profil de son agent. Envoyez l’en-tête UCP-Agent: profile="https://agent.example/profile.json"',
      ],
      [
        424,
        'Le profil https://gone.example/profile est illisible\u00a0: son adresse doit répondre par 200, en 5 secondes et 256 ko au plus.',
      ],
      [400, 'line_items\u00a0: Il n’y a ni articles ni panier.'],
      [400, 'line_items: There are neither lines nor a cart.'],
      [409, 'Cette clé d’idempotence a servi à une autre requête.'],
      [400, 'line_items: There are neither lines nor a cart.'],
    ])
    const refused = async (path: string) => {
      const { body } = await ask('POST', path, { ...lines(9999), context: { language: 'en' } })
      return JSON.stringify(body)
    }
    for (const path of ['/checkout-sessions', '/carts']) expect(await refused(path)).toContain('Insufficient stock')
  })

  test('each answer is in the language of its request, an order’s too, where it names none in that of the session', async () => {
    const whole = { ...lines(), buyer, fulfillment: shipping('regular') }
    const { body } = await ask('POST', '/checkout-sessions', whole, { 'accept-language': 'en' })
    const path = `/checkout-sessions/${body.id}`
    const seen = ({ line_items: [line], totals: [subtotal] }: AgentView) => {
      const { item } = line as unknown as { item: { title: string } }
      return [item.title, (subtotal as unknown as { display_text: string }).display_text]
    }
    const english = seen(body)
    const french = seen((await ask('GET', path)).body)
    expect([english[1], french[1]]).toEqual(['Subtotal', 'Sous-total'])
    expect(french[0]).not.toBe(english[0])
    // Clients that name no language of the shop get that of the session.
    expect(seen((await ask('GET', path, undefined, { 'accept-language': '*' })).body)).toEqual(english)
    const refused = await ask('POST', `${path}/complete`, card('test_decline'))
    expect(refused.body.messages).toMatchObject([{ content: 'Le paiement a été refusé. Essayez une autre carte.' }])
    expect(seen(refused.body)).toEqual(french)
    const { order } = (await ask('POST', `${path}/complete`, card())).body
    expect(order?.permalink_url).toContain('/en/')
    const readOrder = async (language: string) =>
      seen((await ask('GET', `/orders/${order!.id}`, undefined, { 'accept-language': language })).body)[1]
    expect([await readOrder('fr'), await readOrder('*')]).toEqual(['Sous-total', 'Subtotal'])
    const { body: cart } = await ask(
      'POST',
      '/carts',
      { ...lines(), context: { language: 'fr' } },
      { 'accept-language': 'en' },
    )
    const readCart = async (language: string) =>
      seen((await ask('GET', `/carts/${cart.id}`, undefined, { 'accept-language': language })).body)
    expect([seen(cart), await readCart('en'), await readCart('de')]).toEqual([french, english, french])
  })

  test('an agent orders no more a day than the merchant allows, and nothing while it is off', async () => {
    const { id } = await ready()
    world.terms.ordersADay = 1
    expect((await ask('POST', `/checkout-sessions/${id}/complete`, card())).status).toBe(429)
    world.terms.ordersADay = 50
    world.terms.isOn = false
    expect((await http(`/ucp/2026-04-08/checkout-sessions/${id}`)).status).toBe(404)
    world.terms.isOn = true
    expect((await ask('POST', `/checkout-sessions/${id}/complete`, card())).body.status).toBe('completed')
  })

  test('codes: one is applied, a wrong one and a second one are said', async () => {
    await shop.payload.create({
      collection: 'promo-codes' as never,
      data: { code: 'AGENT10', kind: 'percentage', percent: 10, active: true } as never,
    })
    const answer = await begun({ discounts: { codes: ['NOPE', 'agent10', 'LATER'] } })
    expect(answer.discounts?.applied).toMatchObject([{ code: 'AGENT10', amount: 12_00 }])
    expect(amount(answer, 'discount')).toBe(-12_00)
    const said = ({ messages }: AgentView) =>
      messages.flatMap(({ type, code, path }) => (type === 'warning' ? [[path, code]] : []))
    const expected = [
      ['$.discounts.codes[0]', 'discount_code_invalid'],
      // It was not tried: whether there is such a code is not guessed at.
      ['$.discounts.codes[2]', 'discount_code_combination_disallowed'],
    ]
    expect(said(answer)).toEqual(expected)
    // Sent again, the code that is applied is not simply kept: one before it is tried as well.
    const path = `/checkout-sessions/${answer.id}`
    const codes = (...all: string[]) => ask('PUT', path, { ...lines(), discounts: { codes: all } })
    expect(said((await codes('NOPE', 'AGENT10', 'LATER')).body)).toEqual(expected)
    await shop.payload.create({
      collection: 'promo-codes' as never,
      data: { code: 'MUCH', kind: 'percentage', percent: 5, minimum: 900_00, active: true } as never,
    })
    const words =
      'Le code de rabais MUCH ne s’applique pas à cette commande. Les articles admissibles n’atteignent pas le minimum de 900\u00a0$.'
    expect((await codes('MUCH')).body.messages.at(-1)).toMatchObject({ content: words })
    expect((await ask('GET', path)).body.messages.at(-1)).toMatchObject({ content: words })
    await shop.payload.create({
      collection: 'promo-codes' as never,
      data: { code: 'AGENT20', kind: 'percentage', percent: 20, active: true } as never,
    })
    const better = (await codes('agent20', 'AGENT10')).body
    expect(better.discounts?.applied).toMatchObject([{ code: 'AGENT20' }])
    expect(said(better)).toEqual([['$.discounts.codes[1]', 'discount_code_combination_disallowed']])
    expect((await codes()).body.discounts?.applied ?? []).toEqual([])
  })

  test('the first version answers by statuses and sentences', async () => {
    world.version = '2026-01-11'
    try {
      const answer = await ask('POST', '/checkout-sessions', lines(1, 'no-such'))
      expect([answer.status, answer.body]).toMatchObject([400, { detail: expect.stringContaining('no-such') }])
      const made = await ready()
      expect(made).toMatchObject({ ucp: { capabilities: expect.any(Array) }, payment: { handlers: [{ id: 'card' }] } })
      const { payment } = card()
      const done = await ask('POST', `/checkout-sessions/${made.id}/complete`, { payment_data: payment.instruments[0] })
      expect(done.body.status).toBe('completed')
      expect((await ask('POST', `/checkout-sessions/${made.id}/cancel`)).status).toBe(409)
    } finally {
      world.version = '2026-04-08'
    }
  })

  test('what is no longer needed goes: given up after 30 days, and of an order what names its buyer', async () => {
    const { id } = await ready()
    const done = (await ask('POST', `/checkout-sessions/${id}/complete`, card())).body
    await begun()
    await sweep(shop.payload, Date.now() + 31 * 86_400_000)
    const left = (await rows(sql`select status, data from agent_sessions`)) as { status: string; data: unknown }[]
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['completed']))
    expect(JSON.stringify(left)).not.toContain('roy@example.com')
    expect(await rows(sql`select id from api_requests`)).toEqual([])
    const { buyer: _, fulfillment: __, ...whole } = done as AgentView & { buyer: object; fulfillment: object }
    expect((await ask('GET', `/checkout-sessions/${id}`)).body).toEqual(whole)
  })
})
