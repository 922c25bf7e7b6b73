import { beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { note, Outbox } from './outbox.ts'

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
})
