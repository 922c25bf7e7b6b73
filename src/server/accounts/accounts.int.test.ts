import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'

type Own = ReturnType<ReturnType<typeof testAccounts>['browser']>

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  const rows = () => rowsOf(shop.payload)
  const count = async (table: string) =>
    Number((await rows()<{ count: number }>(sql`select count(*) as count from ${sql.identifier(table)}`))[0]?.count)

  test.each([
    [{ name: '' }, 'name-missing'],
    [{ email: 'no address' }, 'invalid-email'],
    [{ password: 'short' }, 'short-password'],
    [{ password: 'x9'.repeat(80) }, 'long-password'],
    [{ password: 'Password2024!' }, 'common-password'],
    [{ password: 'bob.smith1' }, 'common-password'],
    [{ terms: undefined }, 'terms'],
  ])('registering with %j is refused: %s', async (wrong, reason) => {
    expect(
      await world.browser().does({
        intent: 'register',
        name: 'Bob',
        email: 'bob.smith@example.com',
        password: goodPassword,
        terms: 'on',
        ...wrong,
      }),
    ).toMatchObject({ ok: false, reason })
    expect(await count('customers')).toBe(0)
  })

  test('no mail to an address that nobody confirmed says what was typed as a name', async () => {
    const [lure, email, browser] = ['Visit http://evil.example/prize NOW', 'victim@example.com', world.browser()]
    const before = world.mails.length
    const register = { intent: 'register', name: lure, email, password: goodPassword, terms: 'on' }
    await browser.does(register)
    await expect.poll(() => world.mails.length).toBe(before + 1)
    await browser.does(register)
    await browser.does({ intent: 'forgot', email })
    await expect.poll(() => world.mails.length).toBe(before + 3)
    const mails = world.mails.slice(before)
    expect(mails.map(({ to }) => to)).toEqual([email, email, email])
    expect(JSON.stringify(mails)).not.toMatch(/evil\.example|prize|Hello/)
    await rows()(sql`delete from customers where email = ${email}`)
  })

  test.each([
    ['/fr/compte/liste-de-souhaits', '/en/account/wishlist'],
    ['/en/explore/a-prize-waits-for-you', 'https://evil.example'],
  ])('of %s and %s only pages of the shopper’s own go into the mail', async (...asked) => {
    for (const to of asked) {
      const [before, email] = [world.mails.length, `onward${world.mails.length}@example.com`]
      const register = { intent: 'register', name: 'Ann', email, password: goodPassword, terms: 'on', to }
      await world.browser(`198.51.100.${before}`).does(register)
      await expect.poll(() => world.mails.length).toBe(before + 1)
      const isOwn = /wishlist|souhaits/.test(to)
      expect(JSON.stringify(world.mails.at(-1)).includes(encodeURIComponent(to))).toBe(isOwn)
      await rows()(sql`delete from customers where email = ${email}`)
    }
  })

  test('an address that has an account is answered like one that has none, and its owner gets another mail', async () => {
    const anna = await world.customer('anna@example.com')
    expect(anna.jar.get('account')).toBe('in.sign_up.email')
    world.clock.now += 3 * 3_600_000
    const before = world.mails.length
    const again = await world
      .browser('198.51.100.1')
      .does({ intent: 'register', name: 'Eve', email: 'ANNA@example.com', password: goodPassword, terms: 'on' })
    const forgot = await Promise.all(
      ['anna@example.com', 'nobody@example.com'].map((email) =>
        world.browser('198.51.100.1').does({ intent: 'forgot', email }),
      ),
    )
    const codes = await Promise.all(
      ['anna@example.com', 'nobody@example.com'].map((email) =>
        world.browser('198.51.100.1').does({ intent: 'code', email }),
      ),
    )
    const wrong = await Promise.all(
      ['anna@example.com', 'nobody@example.com'].map((email) =>
        world.browser('198.51.100.1').does({ intent: 'sign-in', email, password: 'not the password' }),
      ),
    )
    expect(again).toEqual({ ok: true, notice: 'check-mail' })
    for (const [known, unknown] of [forgot, codes, wrong]) expect(known).toEqual(unknown)
    await expect.poll(() => world.mails.length).toBe(before + 3)
    expect(
      world.mails
        .slice(before)
        .map(({ subject }) => subject.replace(/\d{6}/, '…'))
        .toSorted(),
    ).toEqual(['Choose a new Portage password', 'You already have a Portage account', '… is your Portage sign-in code'])
    expect((await rows()(sql`select name from customers where email = 'anna@example.com'`))[0]).toEqual({
      name: 'Anna Roy',
    })
  })

  test('signing in, out, and out everywhere', async () => {
    const [phone, laptop] = [world.browser('198.51.100.2'), world.browser('198.51.100.3')]
    for (const one of [phone, laptop])
      expect(
        await one.does({
          intent: 'sign-in',
          email: 'anna@example.com',
          password: goodPassword,
          remember: 'on',
          to: '/en/cart',
        }),
      ).toEqual({ ok: true, to: '/en/cart' })
    expect(await phone.forRequest().security()).toMatchObject({
      hasPassword: true,
      sessions: expect.arrayContaining([
        expect.objectContaining({ current: true, browser: 'Firefox, Linux', address: '198.51.100.0' }),
      ]),
    })
    expect([phone.jar.has('__Host-cart'), phone.jar.get('account')]).toEqual([true, 'in.login.password'])
    await phone.does({ intent: 'sign-out' })
    expect([...phone.jar.keys()]).toEqual([])
    expect(await phone.forRequest().customer()).toBeUndefined()
    expect(await laptop.forRequest().customer()).toMatchObject({ email: 'anna@example.com' })
    const old = laptop.jar.get('__Host-cart')
    await phone.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    await phone.does({ intent: 'sign-out-everywhere' })
    expect([await laptop.forRequest().customer(), laptop.jar.has('account')]).toEqual([undefined, false])
    await phone.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    expect(phone.jar.get('__Host-cart')).not.toBe(old)
  })

  test('with a new password, and a session that is ended, the cart of other devices is over', async () => {
    const [here, there] = ['198.51.100.21', '198.51.100.22'].map((address) => world.browser(address)) as [Own, Own]
    const signIn = (own: Own) => own.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    const carts = () => [here, there].map(({ jar }) => jar.get('__Host-cart'))
    for (const own of [here, there]) await signIn(own)
    const [before] = carts()
    expect(carts()).toEqual([before, before])
    await here.does({ intent: 'password', current: goodPassword, password: 'tente verte legere' })
    expect(carts()).toEqual([expect.not.stringMatching(before ?? ''), before])
    await here.does({ intent: 'password', current: 'tente verte legere', password: goodPassword })
    await signIn(there)
    const [after] = carts()
    expect(carts()).toEqual([after, after])
    const sessions = (await here.forRequest().security())?.sessions ?? []
    await here.does({ intent: 'end-session', id: sessions.find(({ current }) => !current)?.id })
    expect(carts()).toEqual([expect.not.stringMatching(after ?? ''), after])
  })

  test('a new password by mail ends all sessions, and its link works once', async () => {
    const browser = world.browser('198.51.100.4')
    const before = world.mails.length
    world.clock.now += 3 * 3_600_000
    await browser.does({ intent: 'forgot', email: 'anna@example.com' })
    await expect.poll(() => world.mails.length).toBe(before + 1)
    const token = world.tokenIn(world.mails.at(-1))
    expect(await browser.does({ intent: 'new-password', token, password: 'motdepasse1' })).toMatchObject({
      reason: 'common-password',
    })
    expect(await browser.does({ intent: 'new-password', token, password: 'canot rouge vif' })).toEqual({
      ok: true,
      notice: 'password-set',
    })
    expect(await browser.does({ intent: 'new-password', token, password: goodPassword })).toMatchObject({
      reason: 'expired',
    })
    expect(await count('customer_sessions')).toBe(0)
    expect(await browser.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })).toMatchObject({
      reason: 'wrong',
    })
    expect(
      await browser.does({ intent: 'sign-in', email: 'anna@example.com', password: 'canot rouge vif' }),
    ).toMatchObject({ ok: true })
    expect(await browser.does({ intent: 'password', current: 'wrong', password: goodPassword })).toMatchObject({
      reason: 'password-wrong',
    })
    const own = browser.forRequest()
    const change = { intent: 'password', current: 'canot rouge vif', password: goodPassword }
    expect(await own.account(change, 'en')).toEqual({ ok: true, notice: 'password-set' })
    // The page of a form without script, which the same request is answered with.
    expect((await own.security())?.sessions).toEqual([expect.objectContaining({ current: true })])
    expect(await browser.forRequest().customer()).toMatchObject({ email: 'anna@example.com' })
  })
})
