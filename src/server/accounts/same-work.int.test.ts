import { beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'

/**
 * What a response must not reveal: whether an address has an account. Times are measured by bench/account-times.ts;
 * here the work is counted.
 */
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  const [known, unknown, fresh] = ['anna@example.com', 'nobody@example.com', 'eve@example.com']
  /** Those whose answers are out, and whose connections are still open. */
  const waiting: ReturnType<typeof world.browser>[] = []

  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    const anna = world.browser()
    await anna.does({ intent: 'register', name: 'Anna', email: known, password: goodPassword, terms: 'on' })
    await vi.waitFor(() => expect(world.mails).toHaveLength(1), 10_000)
    await anna.does({ intent: 'confirm', token: world.tokenIn(world.mails[0]) })
  })

  /** What is done until the answer is there, and how much is left for after it. */
  async function workOf(form: Record<string, unknown>) {
    const { password } = await (await world.accounts.auth()).$context
    const { drizzle } = shop.payload.db as unknown as {
      drizzle: Record<'all' | 'execute' | 'transaction', () => unknown>
    }
    const calls = ([database === 'SQLite' ? 'all' : 'execute', 'transaction'] as const).map((name) =>
      vi.spyOn(drizzle, name),
    )
    const hashes = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
    const count = (spies: typeof hashes) => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    const browser = world.browser(`198.51.100.${waiting.length}`)
    const before = world.mails.length
    world.clock.now += 3 * 3_600_000
    const answer = await browser.asks(form)
    const work = {
      answer,
      hashes: count(hashes),
      statements: calls[0]!.mock.calls.length,
      writes: calls[1]!.mock.calls.length,
      mails: world.mails.length - before,
    }
    vi.restoreAllMocks()
    waiting.push(browser)
    return { ...work, later: browser.left() }
  }

  test.each([
    ['password reset', { intent: 'forgot' }, unknown],
    ['code request', { intent: 'code' }, unknown],
    ['registration', { intent: 'register', name: 'Eve', password: goodPassword, terms: 'on' }, fresh],
  ])('%s: the same work, and one piece of it left for after the answer, whoever asks', async (_, form, nobody) => {
    const [one, other] = [await workOf({ ...form, email: known }), await workOf({ ...form, email: nobody })]
    expect(one).toEqual(other)
    expect(one).toMatchObject({ answer: { ok: true }, hashes: 0, mails: 0, later: 1 })
  })

  test('what is left is done: the mails go out, and the log has the network that asked', async () => {
    for (const browser of waiting) await browser.closes()
    await expect
      .poll(() => world.mails.map(({ to, subject }) => `${to}: ${subject.replace(/\d{6}/, '…')}`).toSorted())
      .toEqual([
        `${known}: Choose a new Portage password`,
        `${known}: Confirm your Portage account`,
        `${known}: You already have a Portage account`,
        `${known}: … is your Portage sign-in code`,
        `${fresh}: Confirm your Portage account`,
      ])
    const events = async () =>
      (
        await rowsOf(shop.payload)<{ kind: string }>(
          sql`select kind from security_events where address = '198.51.100.0' order by kind`,
        )
      ).map(({ kind }) => kind)
    await expect.poll(events).toEqual(['consent', 'password-asked', 'password-asked', 'registered', 'sign-in-refused'])
    await expect
      .poll(
        async () =>
          (await rowsOf(shop.payload)(sql`select id from customer_verifications where value like '%:0'`)).length,
      )
      .toBe(2)
  })

  test.each([
    ['wrong password', { intent: 'sign-in', password: 'not the password' }, 1],
    ['wrong code', { intent: 'code', code: '000000' }, 0],
  ])('%s: the same answer after as many hashes and writes', async (_, form, hashes) => {
    const [one, other] = [await workOf({ ...form, email: known }), await workOf({ ...form, email: unknown })]
    // An account has one row more to be read; a hash takes a thousand times as long.
    expect(one.statements - other.statements).toBeLessThan(2)
    expect({ ...one, statements: 0 }).toEqual({ ...other, statements: 0 })
    expect(one).toMatchObject({ answer: { ok: false }, hashes, mails: 0, later: 0 })
  })
})
