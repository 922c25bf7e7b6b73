import { beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../accounts/retention.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn } from '../testing/ordering.ts'
import { note, Outbox, outboxKinds } from './outbox.ts'
import { phoneOrderKey } from './phone-order-key.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const rows: ReturnType<typeof rowsOf> = (query) => rowsOf(shop.payload)(query)
  const clock = { now: Date.now() }
  const sent: string[] = []

  /** A process that mails; each letter takes as long as `send` does. */
  const process = (send: () => Promise<void> = async () => {}) =>
    new Outbox({
      payload: async () => shop.payload,
      log: () => {},
      now: () => clock.now,
      handlers: {
        'stock-alert': async ({ name }) => {
          sent.push(String(name))
          await send()
        },
      },
    })

  beforeEach(async () => {
    sent.length = 0
    await rows(sql`delete from outbox`)
  })

  test('many slow letters are sent once each, however long those before them took', async () => {
    const letters = Array.from({ length: 5 }, (_, at) => `letter ${at + 1}`)
    for (const name of letters) await note(rows, { key: name, kind: 'stock-alert', data: { name } })
    const other = process()
    // All of them take longer than a process may be silent; meanwhile another one looks what is due.
    const slow = process(async () => {
      clock.now += 25_000
      await other.run()
    })
    await slow.run()
    expect(sent.toSorted()).toEqual(letters)
  })

  test('what was done is deleted after 90 days, but for what a later step or order asks for', async () => {
    const day = 86_400_000
    const now = Date.now()
    const token = Carts.newToken()
    const ordering = orderingOn(async () => shop.payload)
    expect(await ordering.server.carts.add(token, poles, 1, 'fr')).toMatchObject({ ok: true })
    const keys = async () =>
      (await rows<{ key: string }>(sql`select key from outbox order by id`)).map(({ key }) => key)
    // One parcel more does not ask for reviews again, and the cart is still to become the order by phone.
    const guards = ['mail review P-100001', phoneOrderKey(hashedToken(token))]
    const others = [
      'mail placed P-100001',
      phoneOrderKey(hashedToken(Carts.newToken())),
      ...outboxKinds
        .filter((kind) => !['webhook', 'person-mail', 'account-deleted'].includes(kind))
        .map((kind) => `${kind} 1`),
    ]
    for (const key of [...guards, ...others]) {
      const kind = outboxKinds.find((one) => key.startsWith(`${one} `)) ?? 'order-mail'
      await note(rows, { key, kind, data: {} })
    }
    await rows(sql`update outbox set done_at = ${now}`)
    await note(rows, { key: 'capture 2', kind: 'capture', data: {} })
    const before = await keys()
    await sweep(shop.payload, now + 89 * day)
    expect(await keys()).toEqual(before)
    await sweep(shop.payload, now + 91 * day)
    expect(await keys()).toEqual([...guards, 'capture 2'])
    // No order follows where the cart is gone.
    await sweep(shop.payload, now + 181 * day)
    expect(await keys()).toEqual([guards[0], 'capture 2'])
  })
})
