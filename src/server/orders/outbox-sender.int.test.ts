import { beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { note } from './outbox.ts'
import { AT_ONCE, EACH_AT_ONCE, OutboxSender } from './outbox-sender.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const clock = { now: Date.now() }
  const rows: ReturnType<typeof rowsOf> = (query) => rowsOf(shop.payload)(query)

  /** A process that sends; its receivers answer when the test says. */
  function process() {
    const [started, logged]: [string[], string[]] = [[], []]
    const answers = new Map<string, PromiseWithResolvers<void>>()
    const sender = new OutboxSender({
      payload: async () => shop.payload,
      log: (sentence) => logged.push(sentence),
      now: () => clock.now,
      receiver: sql`(data ->> 'to')`,
      handlers: {
        webhook: async ({ name }) => {
          const answer = Promise.withResolvers<void>()
          started.push(String(name))
          answers.set(String(name), answer)
          await answer.promise
        },
      },
    })
    return { sender, started, logged, answer: (name: string) => answers.get(name)!.resolve(), answers }
  }
  const noted = async (to: string, ...names: string[]) => {
    for (const name of names) await note(rows, { key: name, kind: 'webhook', data: { to, name } })
  }
  const many = (of: string, count: number) => Array.from({ length: count }, (_, at) => `${of} ${at + 1}`)
  const waiting = async () =>
    (await rows<{ key: string }>(sql`select key from outbox where done_at is null order by id`)).map(({ key }) => key)

  beforeEach(async () => void (await rows(sql`delete from outbox`)))

  test('a slow receiver delays only itself, however many messages wait for it', async () => {
    const { sender, started, answer } = process()
    await noted('slow', ...many('slow', 60))
    await sender.begin()
    expect(started).toEqual(many('slow', EACH_AT_ONCE))
    await noted('quick', 'quick 1')
    await sender.begin()
    expect(started.at(-1)).toBe('quick 1')
    answer('quick 1')
    await expect.poll(waiting).not.toContain('quick 1')
    expect(await waiting()).toEqual(many('slow', 60))
    const stopped = sender.stop()
    for (const name of many('slow', EACH_AT_ONCE)) answer(name)
    await stopped
  })

  test('messages of one receiver leave in the order in which they were noted, one as another ends', async () => {
    const { sender, started, answers } = process()
    const all = many('one', EACH_AT_ONCE * 2 + 1)
    await noted('one', ...all)
    const run = sender.run()
    for (const name of all) {
      await expect.poll(() => answers.has(name)).toBe(true)
      answers.get(name)!.resolve()
    }
    expect(await run).toBe(all.length)
    expect(started).toEqual(all)
    expect(await waiting()).toEqual([])
  })

  test('no more are open at once than the bound of all', async () => {
    const { sender, started, answer } = process()
    const receivers = many('to', AT_ONCE + 1)
    for (const to of receivers) await noted(to, `for ${to}`)
    await sender.begin()
    await sender.begin()
    expect(started).toHaveLength(AT_ONCE)
    answer('for to 1')
    await expect.poll(() => started.at(-1)).toBe(`for to ${AT_ONCE + 1}`)
    const stopped = sender.stop()
    for (const name of started) answer(name)
    await stopped
  })

  test('what is being sent is taken by nobody else', async () => {
    const [one, other] = [process(), process()]
    await noted('a', ...many('a', EACH_AT_ONCE))
    await noted('b', ...many('b', EACH_AT_ONCE))
    await Promise.all([one.sender.begin(), other.sender.begin(), one.sender.begin()])
    await Promise.all([one.sender.begin(), other.sender.begin()])
    expect([...one.started, ...other.started].toSorted()).toEqual([
      ...many('a', EACH_AT_ONCE),
      ...many('b', EACH_AT_ONCE),
    ])
    for (const { started, answer } of [one, other]) for (const name of started) answer(name)
    await Promise.all([one.sender.stop(), other.sender.stop()])
    expect(await waiting()).toEqual([])
  })

  test('what fails is tried again later by the same sender, while another is still open', async () => {
    const { sender, started, logged, answers, answer } = process()
    await noted('slow', 'slow')
    await note(rows, { key: 'webhook msg_1', kind: 'webhook', data: { to: 'away', name: 'away' } })
    await sender.begin()
    answers.get('away')!.reject(new Error('away'))
    const dueAt = async () =>
      Number((await rows<{ due_at: unknown }>(sql`select due_at from outbox where key = 'webhook msg_1'`))[0]?.due_at)
    await expect.poll(dueAt).toBe(clock.now + 10_000)
    await expect.poll(() => logged).toEqual(['webhook msg_1 failed and is tried again in 10 s: Error: away'])
    await sender.begin()
    expect(started).toEqual(['slow', 'away'])
    clock.now += 11_000
    await sender.begin()
    expect(started).toEqual(['slow', 'away', 'away'])
    const stopped = sender.stop()
    answer('slow')
    answer('away')
    await stopped
    expect(await waiting()).toEqual([])
  })

  test('a stop waits for what is open and begins nothing more', async () => {
    const { sender, started, answer } = process()
    await noted('slow', ...many('slow', EACH_AT_ONCE + 1))
    await sender.begin()
    let isStopped = false
    const stopped = sender.stop().then(() => (isStopped = true))
    for (const name of many('slow', EACH_AT_ONCE - 1)) answer(name)
    await expect.poll(waiting).toHaveLength(2)
    expect(isStopped).toBe(false)
    answer(`slow ${EACH_AT_ONCE}`)
    await stopped
    await sender.begin()
    expect(started).toHaveLength(EACH_AT_ONCE)
    expect(await waiting()).toEqual([`slow ${EACH_AT_ONCE + 1}`])
  })
})
