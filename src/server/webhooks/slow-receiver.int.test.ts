import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { webhookShop } from '../testing/webhook-shop.ts'
import { addDelivery } from './note-webhook.ts'

describe.each(databases)('%s', (database) => {
  const { rows, received, clock, sender, log, made } = webhookShop(database)
  const unanswered: ServerResponse[] = []
  const slow = createServer((_, response) => void unanswered.push(response))
  beforeAll(() => new Promise<void>((open) => void slow.listen(0, '127.0.0.1', open)))
  afterAll(() => void slow.close())

  test('while one receiver does not answer, another gets what is noted later', async () => {
    const { port } = slow.address() as AddressInfo
    const [away, quick] = [await made(['order.placed'], `http://127.0.0.1:${port}/`), await made(['order.placed'])]
    const at = new Date(clock.now).toISOString()
    const message = { type: 'order.placed', body: '{}', at } as const
    for (let count = 0; count < 30; count++) await addDelivery(rows, away.id, message)
    const sending = sender()
    await sending.begin()
    await expect.poll(() => unanswered.length).toBe(4)
    await addDelivery(rows, quick.id, message)
    await sending.begin()
    await expect.poll(async () => (await log()).at(-1)?.state).toBe('delivered')
    expect([received.length, unanswered.length]).toEqual([1, 4])
    const stopped = sending.stop()
    for (const response of unanswered) response.writeHead(204).end()
    await stopped
    const states = (await log()).map(({ state }) => state)
    expect(states.filter((state) => state === 'delivered')).toHaveLength(5)
    expect(unanswered).toHaveLength(4)
  })
})
