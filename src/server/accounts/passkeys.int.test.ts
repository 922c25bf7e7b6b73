import { beforeAll, describe, expect, test, vi } from 'vitest'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { madePasskey } from '../testing/passkey.ts'

const siteUrl = 'https://portage.example'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  let anna: ReturnType<typeof world.browser>
  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    anna = world.browser()
    await anna.does({
      intent: 'register',
      name: 'Anna',
      email: 'anna@example.com',
      password: goodPassword,
      terms: 'on',
    })
    await vi.waitUntil(() => world.mails.length === 1, 10_000)
    await anna.does({ intent: 'confirm', token: world.tokenIn(world.mails[0]) })
  })

  async function add(name: string, made?: { synced: boolean }) {
    const { passkeys } = world.accounts
    const { challenge } = (await passkeys.options('add', anna.request(), anna.response())) as { challenge: string }
    return passkeys.add(
      madePasskey(challenge, siteUrl, made),
      name,
      (await anna.forRequest().customer())?.id ?? '',
      anna.request(),
      anna.response(),
    )
  }

  test('the owner’s list distinguishes passkeys: by name or else browser, by day, and by whether they are synced', async () => {
    const begun = Date.now()
    for (const [name, made] of [
      ['', { synced: true }],
      [' Key on my ring ', undefined],
    ] as const)
      expect(await add(name, made)).toEqual({ ok: true, notice: 'saved' })
    const listed = (await anna.forRequest().security())?.passkeys ?? []
    expect(listed.map(({ name, synced }) => [name, synced])).toEqual([
      ['Firefox, Linux', true],
      ['Key on my ring', false],
    ])
    for (const { since } of listed) expect(Math.abs(Date.parse(since) - begun)).toBeLessThan(60_000)
  })

  test('after a new password by mail it is said that passkeys still sign in, where there are any', async () => {
    const reset = async () => {
      const before = world.mails.length
      world.clock.now += 3 * 3_600_000
      await anna.does({ intent: 'forgot', email: 'anna@example.com' })
      await expect.poll(() => world.mails.length).toBe(before + 1)
      const answer = await anna.does({
        intent: 'new-password',
        token: world.tokenIn(world.mails.at(-1)),
        password: goodPassword,
      })
      await expect.poll(() => world.mails.length).toBe(before + 2)
      await anna.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
      return answer
    }
    const listed = async () => (await anna.forRequest().security())?.passkeys ?? []
    expect((await listed()).length).toBe(2)
    expect(await reset()).toEqual({ ok: true, notice: 'password-set', passkeysStay: true })
    for (const { id } of await listed()) await anna.does({ intent: 'remove-passkey', id })
    await expect.poll(() => world.mails.filter(({ subject }) => subject.includes('was removed')).length).toBe(2)
    expect(await reset()).toEqual({ ok: true, notice: 'password-set' })
  })
})
