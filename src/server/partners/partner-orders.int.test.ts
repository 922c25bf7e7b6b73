import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { markCaptured } from '../orders/capture.ts'
import { card, pickupName } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { partnerShop, type PartnerRequest } from '../testing/partner-shop.ts'

const [long, soon] = ['2026-01-02T03:04:05.000Z', '2026-01-03T00:00:00Z']

describe.each(databases)('%s', (database) => {
  const { shop, rows, ask, keyWith, listed, ordering, shoppers } = partnerShop(database)
  const { shopper, placed } = shoppers
  const preparing = async () => {
    const { number } = await placed(await shopper([poles]))
    await ordering().outbox.run()
    ordering().mails.length = 0
    return number
  }

  test('an order is prepared and shipped with its tracking: one parcel, one mail, however often it is asked', async () => {
    const number = await preparing()
    const early = await ask('POST', `orders/${number}/fulfilments`, { body: { carrier: 'Purolator', code: '1' } })
    expect(early).toMatchObject({
      status: 409,
      json: { type: 'urn:portage:problem:not-now', errors: [{ path: 'state', message: 'the state is paid' }] },
    })
    expect((await ask('POST', `orders/${number}/preparation`, { body: {} })).json.state).toBe('preparing')
    const parcel = { carrier: 'Purolator', code: 'PRL 42', url: 'https://purolator.example/42' }
    const ship = (more: object = {}) =>
      ask('POST', `orders/${number}/fulfilments`, { body: { ...parcel, ...more }, idempotency: 'parcel-of-the-day' })
    const lines = [7, 0].map((line) => ({ line, quantity: 5 }))
    const wrong = await ask('POST', `orders/${number}/fulfilments`, { body: { ...parcel, lines } })
    expect(wrong).toMatchObject({
      status: 422,
      json: {
        type: 'urn:portage:problem:not-to-pack',
        errors: [
          { path: 'body.lines.0.line', message: 'the order has no line 7' },
          { path: 'body.lines.1.quantity', message: 'left to ship: 1' },
        ],
      },
    })
    const misnamed = await ask('POST', `orders/${number}/fulfilments`, { body: { ...parcel, line_items: [] } })
    expect(misnamed.json).toMatchObject({
      type: 'urn:portage:problem:invalid',
      status: 400,
      errors: [{ path: 'body', message: 'Unrecognized key: "line_items"' }],
    })
    const shipped = await ship()
    expect(shipped.json).toMatchObject({
      state: 'shipped',
      parcels: [{ ...parcel, lines: [{ line: 0, quantity: 1 }] }],
    })
    expect((await ship()).json).toEqual(shipped.json)
    await ordering().outbox.run()
    expect(ordering().mails.map(({ subject }) => subject)).toHaveLength(1)
    const events = (await ordering().orders.sheet(number))?.order.events ?? []
    expect(events.filter(({ kind }) => kind === 'shipped')).toMatchObject([{ by: 'API: ERP' }])
    for (const more of [{ url: 'http://purolator.example' }, { carrier: ' ' }, { lines: [{ line: 0, quantity: 0 }] }])
      expect((await ask('POST', `orders/${number}/fulfilments`, { body: { ...parcel, ...more } })).status).toBe(400)
    expect((await ask('POST', 'orders/P-999999/preparation', { body: {} })).status).toBe(404)
    expect(await ask('DELETE', `orders/${number}`)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('orders page by page; who ordered only for a key that may see customers', async () => {
    const number = await preparing()
    const { key } = await keyWith(['read:orders'])
    const found = await listed('orders', { key })
    expect(found.at(-1)).toMatchObject({ number, state: 'paid', lines: [{ sku: poles }] })
    for (const person of ['roy@example.com', 'Saint-Jean', '5550199'])
      expect(JSON.stringify(found)).not.toContain(person)
    expect((await ask('GET', `orders/${number}`)).json.person).toMatchObject({
      email: 'roy@example.com',
      shipTo: { city: 'Québec' },
    })
    const { next, last } = (await ask('GET', 'orders?limit=100')).json
    expect(next).toBeNull()
    const later = `orders?after=${String(last)}`
    expect((await ask('GET', later)).json).toEqual({ items: [], next: null, last })
    const younger = await preparing()
    expect((await ask('GET', later)).json.items).toMatchObject([{ number: younger }])
    const states = (await ask('GET', 'orders?state=shipped')).json.items?.map(({ state }) => state)
    expect(states?.every((state) => state === 'shipped')).toBe(true)
  })

  test('orders are followed by what has changed since', async () => {
    const [old, other] = [await preparing(), await preparing()]
    await rows(sql`update orders set updated_at = ${long}`)
    const changed = async (since: string) =>
      (await ask('GET', `orders?updatedSince=${encodeURIComponent(since)}`)).json.items?.map(({ number }) => number)
    const since = '2026-01-02T03:04:06Z'
    expect(await changed(since)).toEqual([])
    expect(await changed('2026-01-01T22:04:05-05:00')).toContain(other)
    await ask('POST', `orders/${old}/preparation`, { body: {} })
    expect(await changed(since)).toEqual([old])
    expect((await ask('GET', 'orders?updatedSince=yesterday')).status).toBe(400)
  })

  test('what the gateway has taken since, too', async () => {
    const { number } = await placed(await shopper([poles]))
    const [order] = await rows<{ key: string }>(sql`select key from orders where number = ${number}`)
    await rows(sql`update payments set state = 'authorized' where "order" = ${number}`)
    await rows(sql`update orders set updated_at = ${long}`)
    await rows(sql`update orders set state = 'placed', paid = 0 where number = ${number}`)
    await markCaptured(shop.payload, order!.key)
    expect((await ask('GET', `orders?after=0&updatedSince=${soon}`)).json.items).toMatchObject([
      { number, isPaid: true },
    ])
  })

  test('what is picked up is prepared, made ready and handed over; parcels arrive', async () => {
    const pickup = { part: 'delivery', method: 'pickup', store: 'calgary' } as const
    const { number } = await placed(await shopper(['5101-204-PLUM-M'], pickup, pickupName))
    const step = async (name: string, body: object = {}) =>
      (await ask('POST', `orders/${number}/${name}`, { body })).json
    await ordering().outbox.run()
    ordering().mails.length = 0
    expect(await step('readiness')).toMatchObject({ status: 409, errors: [{ message: 'the state is paid' }] })
    expect(await step('preparation', { part: 'calgary' })).toMatchObject({
      status: 409,
      errors: [{ path: 'body.part', message: 'the order is not in parts' }],
    })
    await step('preparation')
    expect(await step('fulfilments', { carrier: 'Purolator', code: '1' })).toMatchObject({
      status: 409,
      errors: [{ path: 'fulfilment', message: 'it is picked up at a store: `readiness` says that it is ready' }],
    })
    expect(await step('readiness')).toMatchObject({ state: 'ready' })
    await ordering().outbox.run()
    expect(ordering().mails).toHaveLength(1)
    expect(await step('delivery')).toMatchObject({ state: 'delivered' })
    const sent = await preparing()
    await ask('POST', `orders/${sent}/preparation`, { body: {} })
    await ask('POST', `orders/${sent}/fulfilments`, { body: { carrier: 'Purolator', code: '1' } })
    expect((await ask('POST', `orders/${sent}/delivery`, { body: {} })).json).toMatchObject({
      state: 'delivered',
      parcels: [{ arrived: expect.any(String) }],
    })
  })

  test('an order says how it travels and for when; who picks it up and its gift message are the person’s', async () => {
    const { key } = await keyWith(['read:orders'])
    const sent = await placed(
      await shopper([poles], { part: 'delivery', method: 'express' }, { ...card(), giftMessage: 'Bonne fête' }),
    )
    const { window } = sent.order.delivery!
    const seen = async (number: string, asking: PartnerRequest = {}) =>
      (await ask('GET', `orders/${number}`, asking)).json
    expect(await seen(sent.number)).toMatchObject({
      delivery: { method: 'express', from: window.earliest, to: window.latest },
      person: { giftMessage: 'Bonne fête' },
    })
    const waiting = await placed(
      await shopper(['5101-204-PLUM-M'], { part: 'delivery', method: 'pickup', store: 'calgary' }, pickupName),
    )
    const day = waiting.order.store!.ready!.day
    const picked = await seen(waiting.number)
    expect(picked).toMatchObject({ store: 'calgary', pickupDay: day, person: { pickupName: pickupName.name } })
    expect(picked).not.toHaveProperty('delivery')
    for (const { number } of [sent, waiting])
      expect(JSON.stringify(await seen(number, { key }))).not.toMatch(/Bonne|Geneviève/)
  })
})
