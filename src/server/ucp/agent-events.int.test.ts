import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { agentOn, buyer, card, shipping } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { webhookReceiver, type Received } from '../testing/webhook-receiver.ts'
import { agentEvents } from './agent-events.ts'
import { signingKey } from './signing-key.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, ordering, ask, lines, ready } = agentOn(shop)
  const { received, answers, address } = webhookReceiver()
  const send = () =>
    agentEvents({
      payload: async () => shop.payload,
      siteUrl: 'https://portage.example',
      log: () => {},
      receiver: { isPublic: () => true, protocols: ['http:'] },
    }).run()

  /** As an agent reads it: by the published key, from the headers alone. */
  function isSigned({ headers, body }: Received): boolean {
    const input = String(headers['signature-input']).slice('sig1='.length)
    const derived: Record<string, string> = { '@method': 'POST', '@authority': address(), '@path': '/orders' }
    const names = [...input.slice(0, input.indexOf(')')).matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
    const base = [
      ...names.map((name) => `"${name}": ${derived[name] ?? String(headers[name])}`),
      `"@signature-params": ${input}`,
    ].join('\n')
    const { kty, crv, x, y } = signingKey(shop.payload.secret).publicKey
    const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
    const signature = Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64')
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
    return (
      headers['content-digest'] === digest &&
      ['ucp-agent', 'idempotency-key', 'content-digest'].every((name) => names.includes(name)) &&
      verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature)
    )
  }

  test('an agent is sent its order when it is placed and when it leaves, signed, until it takes it', async () => {
    world.webhook = `http://${address()}/orders`
    const { id } = await ready()
    const { order } = (await ask('POST', `/checkout-sessions/${id}/complete`, card())).body
    answers.push(503)
    expect(await send()).toBe(0)
    expect(received).toHaveLength(1)
    const due = Date.now
    Date.now = () => due() + 60_000
    try {
      expect(await send()).toBe(1)
      const { label } = order!
      await ordering().orders.act(label, { action: 'prepare' }, 'staff@portage.example')
      const parcel = { carrier: 'Canada Post', code: '7023210039414604' }
      expect(await ordering().orders.act(label, { action: 'ship', parcel }, 'staff@portage.example')).toEqual({
        ok: true,
      })
      expect(await send()).toBe(1)
    } finally {
      Date.now = due
    }
    const [, placed, shipped] = received.map((one) => ({
      ...one,
      order: JSON.parse(one.body) as Record<string, unknown>,
    }))
    expect(received.every(isSigned)).toBe(true)
    expect(isSigned({ ...received[0]!, body: '{}' })).toBe(false)
    expect(placed?.order).toMatchObject({ id: order!.id, checkout_id: id, fulfillment: { events: [] } })
    expect(shipped?.order).toMatchObject({
      line_items: [{ quantity: { total: 1, fulfilled: 1 }, status: 'fulfilled' }],
      fulfillment: { events: [{ type: 'shipped', carrier: 'Canada Post', tracking_number: '7023210039414604' }] },
    })
    // The same for every try, so that it is taken once.
    expect(received[0]!.headers['webhook-id']).toBe(placed?.headers['webhook-id'])
  })

  test('in the first version the body is signed by itself, and the event has an id and a time', async () => {
    world.version = '2026-01-11'
    try {
      const { id } = await ready()
      const [payment_data] = card().payment.instruments
      await ask('POST', `/checkout-sessions/${id}/complete`, { payment_data })
      expect(await send()).toBe(1)
      const { headers, body } = received.at(-1)!
      expect(JSON.parse(body)).toMatchObject({
        checkout_id: id,
        event_id: headers['webhook-id'],
        created_time: expect.stringMatching(/^2/),
      })
      const [header = '', payload, signature = ''] = String(headers['request-signature']).split('.')
      const { kid, kty, crv, x, y } = signingKey(shop.payload.secret).publicKey
      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
        alg: 'ES256',
        kid,
        b64: false,
        crit: ['b64'],
      })
      const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
      const isOf = (text: string) =>
        verify(
          'sha256',
          Buffer.from(`${header}.${text}`),
          { key, dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        )
      expect([payload, isOf(body), isOf('{}')]).toEqual(['', true, false])
    } finally {
      world.version = '2026-04-08'
    }
  })

  test('an agent without an address for them is sent nothing', async () => {
    const before = received.length
    const quiet = { 'ucp-agent': 'profile="https://agent.example/quiet"' }
    const { id } = (
      await ask('POST', '/checkout-sessions', { ...lines(), buyer, fulfillment: shipping('regular') }, quiet)
    ).body
    expect((await ask('POST', `/checkout-sessions/${id}/complete`, card(), quiet)).body.status).toBe('completed')
    expect(await send()).toBe(0)
    expect(received).toHaveLength(before)
  })
})
