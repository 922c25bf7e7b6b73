import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OLD_SECRET_MS } from '../../domain/webhooks/webhook.ts'
import { sweep } from '../accounts/retention.ts'
import { inTransaction, sql } from '../database/database.ts'
import { noteEvent } from '../orders/note-event.ts'
import { partnerOrder } from '../partners/partner-order.ts'
import { databases } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { isGenuine } from '../testing/webhook-receiver.ts'
import { webhookShop } from '../testing/webhook-shop.ts'

const HOUR = 3_600_000
const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  version: z.literal(1),
  data: z.object({ order: partnerOrder, amount: z.number().optional() }),
})

describe.each(databases)('%s', (database) => {
  const { shop, rows, received, answers, address, clock, sender, ask, log, audit, made, ordered } =
    webhookShop(database)

  test('placed and paid: each a message in its transaction, signed, and without a word of the person', async () => {
    const { secret } = await made(['order.placed', 'order.paid'])
    const number = await ordered()
    expect((await log()).map(({ type, state }) => [type, state])).toEqual([
      ['order.placed', 'waiting'],
      ['order.paid', 'waiting'],
    ])
    // Sent by two processes at once, each goes out once.
    await Promise.all([sender().run(), sender().run()])
    expect(received).toHaveLength(2)
    for (const one of received) {
      expect(one.headers['content-type']).toBe('application/json')
      expect(await isGenuine(one, secret, clock.now / 1000)).toBe(true)
      expect(await isGenuine({ ...one, body: one.body.replace(number, 'P-100000') }, secret, clock.now / 1000)).toBe(
        false,
      )
      // Somebody else's recording, played later, is old; with another time it is not signed.
      expect(await isGenuine(one, secret, clock.now / 1000 + 301)).toBe(false)
      const later = { ...one.headers, 'webhook-timestamp': String(Math.floor(clock.now / 1000) + 301) }
      expect(await isGenuine({ ...one, headers: later }, secret, clock.now / 1000 + 301)).toBe(false)
      const { data } = message.parse(JSON.parse(one.body))
      expect([data.order.number, data.order.lines.map(({ sku }) => sku)]).toEqual([number, [poles]])
      for (const person of ['roy@example.com', 'Roy', '5550199', 'Saint-Jean', 'G1R'])
        expect(one.body).not.toContain(person)
    }
    const of = (type: string) =>
      received.map(({ body }) => message.parse(JSON.parse(body))).find((each) => each.type === type)?.data
    expect([of('order.placed')?.order.isPaid, of('order.paid')?.order.state]).toEqual([false, 'paid'])
    const { total } = of('order.paid')!.order.amounts!
    expect(of('order.paid')?.amount).toBe(total)
    expect((await log()).map(({ state, status }) => [state, Number(status)])).toEqual([
      ['delivered', 204],
      ['delivered', 204],
    ])
  })

  test('what is rolled back is never sent, and only what was asked for is noted', async () => {
    await made(['order.shipped'])
    const number = await ordered()
    expect(await log()).toEqual([])
    const at = new Date(clock.now).toISOString()
    const noted = (kind: 'shipped' | 'note', fails = false) =>
      inTransaction(shop.payload, async (inside) => {
        await noteEvent(inside, number, { at, kind, by: 'shop' })
        if (fails) throw new Error('rolled back')
      })
    await expect(noted('shipped', true)).rejects.toThrow('rolled back')
    await noted('note')
    expect(await log()).toEqual([])
    await noted('shipped')
    expect(await log()).toHaveLength(1)
  })

  test('after a 500 it is sent again, later each time, with the same id and content and a new time', async () => {
    const { secret } = await made(['order.placed'])
    await ordered()
    answers.push(500, 302)
    await sender().run()
    clock.now += 4000
    await sender().run()
    expect(received).toHaveLength(1)
    clock.now += 2000
    await sender().run()
    clock.now += 6 * 60_000
    await sender().run()
    expect(received).toHaveLength(3)
    const [first, , third] = received
    expect([third?.body, third?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']])
    expect(third?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(await isGenuine(third!, secret, clock.now / 1000)).toBe(true)
    expect((await log()).map(({ state, attempts }) => [state, Number(attempts)])).toEqual([['delivered', 3]])
  })

  test('staff replay a message under its id; not one that is waiting anyway', async () => {
    const { secret } = await made(['order.placed'])
    await ordered()
    const [waiting] = await log()
    const replay = (language?: string) => ask('POST', `/webhook-deliveries/${waiting!.id}/replay`, undefined, language)
    const refused = await replay('fr')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('attend déjà')])
    await sender().run()
    const twice = await Promise.all([replay(), replay()])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await sender().run()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      received[0]?.headers['webhook-id'],
      received[0]?.headers['webhook-id'],
    ])
    expect(await isGenuine(received[1]!, secret, clock.now / 1000)).toBe(true)
    expect(await audit()).toEqual(['webhook-made', 'webhook-secret', 'webhook-replayed'])
  })

  test('a message that waits for a later attempt is sent again at once', async () => {
    await made(['order.placed'])
    await ordered()
    answers.push(503, 503)
    for (let i = 0; i < 2; i++, clock.now += 10_000) await sender().run()
    expect((await ask('POST', `/webhook-deliveries/${(await log())[0]!.id}/replay`)).status).toBe(200)
    await sender().run()
    expect((await log()).map(({ state, attempts }) => [state, Number(attempts)])).toEqual([['delivered', 3]])
  })

  test('a new secret signs at once, the old one for a day besides; no answer of the admin shows either again', async () => {
    const { id, secret } = await made(['order.placed'])
    const renewed = (await ask('POST', `/webhooks/${id}/secret`)).body.secret ?? ''
    const saved = await ask('PATCH', `/webhooks/${id}`, { name: 'Warehouse' })
    const read = await ask('GET', `/webhooks/${id}`)
    for (const text of [saved.text, read.text])
      for (const word of ['whsec', 'previousSecret', '"secret"', secret, renewed]) expect(text).not.toContain(word)
    const [stored] = await rows<{ secret: string }>(sql`select secret from webhooks where id = ${id}`)
    expect(stored?.secret).not.toContain(renewed.slice('whsec_'.length))
    const sent = async () => {
      received.length = 0
      await ordered()
      await sender().run()
      return Promise.all([secret, renewed].map((each) => isGenuine(received[0]!, each, clock.now / 1000)))
    }
    expect(await sent()).toEqual([true, true])
    clock.now = Math.max(clock.now, Date.now()) + OLD_SECRET_MS + 1000
    expect(await sent()).toEqual([false, true])
  })

  test('nothing is sent to an address that is not public, whatever it is called, nor without HTTPS', async () => {
    const port = address().split(':')[1]
    for (const [url, error] of [
      [`https://127.0.0.1:${port}/`, 'private'],
      [`https://localhost:${port}/`, 'private'],
      [`https://[::1]:${port}/`, 'private'],
      [`https://2130706433:${port}/`, 'private'],
      [`http://${address()}/`, 'address'],
      ['https://user:word@erp.example/', 'address'],
    ] as const) {
      await rows(sql`delete from webhook_deliveries`)
      await rows(sql`delete from outbox where kind = 'webhook'`)
      await rows(sql`delete from webhooks`)
      await made(['order.placed'], url)
      await ordered()
      await sender({} as never).run()
      expect(
        (await log()).map((each) => [each.state, each.error]),
        url,
      ).toEqual([['waiting', error]])
    }
    expect(received).toEqual([])
    for (const url of ['http://erp.example/', 'https://10.0.0.8/', 'https://localhost/', 'https://[fd00::1]/', 'erp']) {
      const answer = await ask('POST', '/webhooks', { name: 'X', url, events: ['order.placed'], active: true }, 'fr')
      expect([answer.status, answer.text], url).toEqual([400, expect.stringContaining('réseau privé')])
    }
  })

  test('the log is bounded in days', async () => {
    await made(['order.placed'])
    await ordered()
    await sender().run()
    await sweep(shop.payload, Date.now() + 29 * 24 * HOUR)
    expect(await log()).toHaveLength(1)
    await sweep(shop.payload, Date.now() + 31 * 24 * HOUR)
    const entries = await rows(sql`select id from outbox where kind = 'webhook'`)
    expect([await log(), entries]).toEqual([[], []])
  })
})
