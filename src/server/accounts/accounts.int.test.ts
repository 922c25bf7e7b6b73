import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginCheckout, writeCheckout } from '../checkout/checkout-rows.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { hashedToken } from '../http/tokens.ts'
import { customerCartToken } from './customer-cart.ts'
import { buyAsEmployee, employeeRoom } from './employee-prices.ts'
import { sweep } from './retention.ts'
import { throttle } from './sign-in-delay.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  const rows = () => rowsOf(shop.payload)
  const count = async (table: string) =>
    Number((await rows()<{ count: number }>(sql`select count(*) as count from ${sql.identifier(table)}`))[0]?.count)

  /** A customer who has confirmed, signed in on a separate browser. */
  async function customer(email: string, address?: string) {
    const browser = world.browser(address)
    const before = world.mails.length
    expect(
      await browser.does({ intent: 'register', name: 'Anna Roy', email, password: goodPassword, terms: 'on' }),
    ).toEqual({ ok: true, notice: 'check-mail' })
    await expect.poll(() => world.mails.length).toBe(before + 1)
    expect(await browser.does({ intent: 'confirm', token: world.tokenIn(world.mails.at(-1)) })).toEqual({
      ok: true,
      notice: 'confirmed',
    })
    expect(browser.jar.get('account')).toBe('in.sign_up.email')
    return browser
  }

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

  test('an address that has an account is answered like one that has none, and its owner gets another mail', async () => {
    await customer('anna@example.com')
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
        world.browser('198.51.100.1').does({ intent: 'sign-in', email, password: 'not his password' }),
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
    expect([phone.jar.has('cart'), phone.jar.get('account')]).toEqual([true, 'in.login.password'])
    await phone.does({ intent: 'sign-out' })
    expect([...phone.jar.keys()]).toEqual([])
    expect(await phone.forRequest().customer()).toBeUndefined()
    expect(await laptop.forRequest().customer()).toMatchObject({ email: 'anna@example.com' })
    const old = laptop.jar.get('cart')
    await phone.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    await phone.does({ intent: 'sign-out-everywhere' })
    expect([await laptop.forRequest().customer(), laptop.jar.has('account')]).toEqual([undefined, false])
    await phone.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    expect(phone.jar.get('cart')).not.toBe(old)
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
    expect(await browser.does({ intent: 'password', current: 'canot rouge vif', password: goodPassword })).toEqual({
      ok: true,
      notice: 'password-set',
    })
    expect(await browser.forRequest().customer()).toMatchObject({ email: 'anna@example.com' })
  })

  test(
    '10,000 attempts from one address stay limited while another signs in normally',
    { timeout: 120_000 },
    async () => {
      const [thief, owner] = [world.browser('192.0.2.66'), world.browser('198.51.100.5')]
      const answers: string[] = []
      for (let batch = 0; batch < 100; batch++) {
        const some = await Promise.all(
          Array.from({ length: 100 }, (_, at) =>
            thief.does({ intent: 'sign-in', email: 'anna@example.com', password: `guess number ${batch} ${at}` }),
          ),
        )
        answers.push(...some.map((answer) => (answer.ok ? 'in' : answer.reason)))
        if (batch === 50) {
          world.clock.now += 61_000
          expect(
            await owner.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
          ).toMatchObject({ ok: true })
        }
      }
      expect(answers).toHaveLength(10_000)
      expect(answers.filter((answer) => answer === 'in')).toEqual([])
      expect(answers.filter((answer) => answer !== 'wait').length).toBeLessThan(12)
      world.clock.now += 61_000
      expect(
        await world
          .browser('198.51.100.6')
          .does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
      ).toMatchObject({ ok: true })
    },
  )

  test('cart, wishlist and store of a guest are merged once', async () => {
    const [guest, token] = [world.browser('198.51.100.7'), 'g'.repeat(32)]
    const hashOf = (cart: string) => createHash('sha256').update(cart).digest('hex')
    const line = async (cart: string, sku: string, quantity: number) => {
      await rows()(sql`insert into carts (token, version) values (${hashOf(cart)}, 0) on conflict (token) do nothing`)
      await rows()(
        sql`insert into cart_lines (cart_id, sku, quantity) select id, ${sku}, ${quantity} from carts where token = ${hashOf(cart)}`,
      )
    }
    await guest.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    const own = guest.jar.get('cart') ?? ''
    await guest.does({ intent: 'sign-out' })
    await line(own, '5102-100', 1)
    await line(token, '5102-100', 3)
    await line(token, '5104-400', 2)
    await rows()(
      sql`insert into checkouts (cart, key, state) values (${hashOf(token)}, 'begun', '{}'), (${hashOf(own)}, 'older', '{}')`,
    )
    guest.jar.set('cart', token).set('wishlist', '5102-100.5104-400').set('favourite_store', 'calgary')
    const lines = async () =>
      (
        await rows()<{ sku: string; quantity: number }>(
          sql`select sku, quantity from cart_lines l join carts c on c.id = l.cart_id where c.token = ${hashOf(own)} order by sku`,
        )
      ).map(({ sku, quantity }) => [sku, Number(quantity)])
    for (const _ of [1, 2]) {
      expect(await guest.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })).toMatchObject({
        ok: true,
      })
      expect(await lines()).toEqual([
        ['5102-100', 3],
        ['5104-400', 2],
      ])
      expect(await rows()(sql`select key from checkouts where cart in (${hashOf(token)}, ${hashOf(own)})`)).toEqual([
        { key: 'begun' },
      ])
      expect((await guest.forRequest().wishlist())?.products).toEqual(['5102-100', '5104-400'])
      expect(await guest.forRequest().profile()).toMatchObject({ favouriteStore: 'calgary', newsletter: 'none' })
      expect([guest.jar.get('cart'), guest.jar.has('wishlist')]).toEqual([own, false])
      guest.jar.set('cart', token).set('wishlist', '5102-100')
    }
    // A store that was taken back is gone from the browser too, or the next sign-in would bring it again.
    await guest.does({ intent: 'profile', name: 'Anna Roy', locale: 'en', favouriteStore: '' })
    expect([guest.jar.has('favourite_store'), (await guest.forRequest().profile())?.favouriteStore]).toEqual([
      false,
      undefined,
    ])
    expect(await guest.does({ intent: 'searches', list: ['tent', 'ski'] })).toMatchObject({ searches: ['tent', 'ski'] })
    expect(await guest.does({ intent: 'searches', list: ['boots', 'tent'] })).toMatchObject({
      searches: ['boots', 'tent', 'ski'],
    })
  })

  test('an account is its owner’s: another customer reads and changes nothing of it', async () => {
    const [anna, bea] = [world.browser('198.51.100.8'), await customer('bea@example.com', '198.51.100.9')]
    await anna.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    const address = {
      intent: 'save-address',
      name: 'Anna Roy',
      line1: '12 rue du Lac',
      city: 'Québec',
      province: 'QC',
      postalCode: 'g1r 2s5',
      phone: '418 555-0101',
    }
    expect(await anna.does({ ...address, postalCode: 'V1L 1A1' })).toMatchObject({
      ok: false,
      reason: 'postal-code',
      field: 'postalCode',
    })
    expect(await anna.does(address)).toEqual({ ok: true, notice: 'saved' })
    const [own] = await anna.forRequest().addresses()
    expect(own).toMatchObject({ line1: '12 rue du Lac', postalCode: 'G1R 2S5', isDefault: true })
    await bea.does({ ...address, id: own?.id, name: 'Bea' })
    await bea.does({ intent: 'remove-address', id: own?.id })
    await bea.does({ intent: 'default-address', id: own?.id })
    const session = (await anna.forRequest().security())?.sessions.find(({ current }) => current)
    await bea.does({ intent: 'end-session', id: session?.id })
    expect(await anna.forRequest().addresses()).toEqual([own])
    expect(await bea.forRequest().addresses()).toMatchObject([{ name: 'Bea', isDefault: true }])
    await anna.does({ intent: 'share', shared: 'on' })
    const token = (await anna.forRequest().wishlist())?.shared
    expect(await bea.forRequest().sharedWishlist(token)).toEqual({ name: 'Anna', products: ['5102-100', '5104-400'] })
    await anna.does({ intent: 'share' })
    expect(await bea.forRequest().sharedWishlist(token)).toBeUndefined()
    for (const intent of [
      'profile',
      'save-address',
      'wish',
      'share',
      'employee',
      'employee-prices',
      'password',
      'delete',
      'end-session',
      'searches',
      'sign-out-everywhere',
    ]) {
      expect(await world.browser().does({ intent, id: own?.id }), intent).toEqual({ ok: false, reason: 'signed-out' })
    }
    expect(await anna.does({ intent: 'constructor' })).toEqual({ ok: false, reason: 'bad-request' })
  })

  test('a staff number and its PIN entitle one account, until the admin ends it (acceptance 41, 104)', async () => {
    const anna = world.browser('198.51.100.10')
    const bea = world.browser('198.51.100.11')
    for (const [one, email] of [
      [anna, 'anna@example.com'],
      [bea, 'bea@example.com'],
    ] as const)
      await one.does({ intent: 'sign-in', email, password: goodPassword })
    const { id } = await shop.payload.create({
      collection: 'employees',
      data: { name: 'Anna', staffNumber: '4411', pin: '820134', active: true, yearlyLimit: 500_00 } as never,
    })
    expect(await anna.does({ intent: 'employee', staffNumber: '4411', pin: '000000' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect(await anna.does({ intent: 'employee', staffNumber: '9999', pin: '820134' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect(await anna.does({ intent: 'employee-prices', on: 'on' })).toMatchObject({ reason: 'not-entitled' })
    expect(await anna.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })).toEqual({
      ok: true,
      notice: 'entitled',
    })
    expect(await bea.does({ intent: 'employee', staffNumber: '4411', pin: '820134' })).toMatchObject({
      reason: 'pin-wrong',
    })
    expect([await anna.forRequest().customer(), anna.jar.get('account')]).toEqual([
      expect.objectContaining({ employeePrices: true }),
      'employee',
    ])
    await anna.does({ intent: 'employee-prices' })
    expect([await anna.forRequest().customer(), await anna.forRequest().employee()]).toEqual([
      expect.objectContaining({ employeePrices: false }),
      { entitled: true, on: false, left: 500_00 },
    ])
    await anna.does({ intent: 'employee-prices', on: 'on' })
    // Another browser, where the prices were never switched on: signing in is enough to see them.
    const laptop = world.browser('198.51.100.16')
    await laptop.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
    expect(laptop.jar.get('account')).toBe('employee.login.password')
    const customerId = (await anna.forRequest().customer())?.id ?? ''
    const bought = (amount: number, order: string) => buyAsEmployee(rows(), customerId, amount, order, '2026-11-21')
    expect([
      await bought(300_00, 'P-1'),
      await bought(300_00, 'P-1'),
      await bought(300_00, 'P-2'),
      await bought(200_00, 'P-3'),
    ]).toEqual([true, true, false, true])
    expect([
      await employeeRoom(rows(), customerId, '2026-11-21'),
      await employeeRoom(rows(), customerId, '2027-01-01'),
      await employeeRoom(rows(), 'nobody', '2026-11-21'),
    ]).toEqual([0, 500_00, 0])
    // The limit's year, shown as it is checked, ends with the shop's day.
    const left = async (now: string) => {
      world.clock.now = Date.parse(now)
      const state = await anna.forRequest().employee()
      return state?.entitled && state.left
    }
    expect([await left('2027-01-01T06:30:00Z'), await left('2027-01-01T08:30:00Z')]).toEqual([0, 500_00])
    await shop.payload.update({ collection: 'employees', id, data: { active: false } as never })
    expect([
      (await anna.forRequest().customer())?.employeePrices,
      await anna.forRequest().employee(),
      await bought(1_00, 'P-4'),
    ]).toEqual([false, { entitled: false }, false])
    const { docs } = await shop.payload.find({ collection: 'employee-uses', sort: 'id' })
    expect((docs as unknown as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'taken',
      'switched-off',
      'switched-on',
      'bought',
      'bought',
      'ended',
    ])
  })

  test('guessing PINs slows down', async () => {
    const bea = world.browser('198.51.100.12')
    await bea.does({ intent: 'sign-in', email: 'bea@example.com', password: goodPassword })
    const answers = []
    for (let pin = 100_000; pin < 100_020; pin++)
      answers.push(await bea.does({ intent: 'employee', staffNumber: '4411', pin: String(pin) }))
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'pin-wrong').length).toBeLessThan(4)
  })

  test('an account can be taken along, and deleted: nothing that names it stays', async () => {
    const anna = world.browser('198.51.100.13')
    world.clock.now += 3_600_000
    expect(await anna.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })).toMatchObject({
      ok: true,
    })
    const own = await anna.forRequest().customer()
    const cart = hashedToken(await customerCartToken(shop.payload, own!.id))
    const { key } = await beginCheckout(rows(), cart)
    await writeCheckout(
      rows(),
      cart,
      {
        contact: { email: 'gift@example.com', phone: '418-555-0199' },
        promo: 'WINTER',
        payment: { method: 'card', token: 'tok_1' },
        giftCards: [],
      },
      [],
    )
    const data = JSON.stringify(await world.accounts.privacy.dataOf(own!))
    for (const part of ['Anna Roy', '12 rue du Lac', '5102-100', 'Firefox', 'gift@example.com', 'WINTER'])
      expect(data).toContain(part)
    expect(data).not.toMatch(/[0-9a-f]{32}:|token|hash/i)
    expect(data).not.toContain(key)
    expect(await anna.does({ intent: 'delete', email: 'bea@example.com' })).toMatchObject({ ok: false })
    expect(await anna.does({ intent: 'delete', email: 'Anna@Example.com ' })).toEqual({
      ok: true,
      notice: 'account-deleted',
    })
    expect([...anna.jar.keys()]).toEqual([])
    for (const table of [
      'customer_sessions',
      'customer_credentials',
      'customer_addresses',
      'wishlist_items',
      'security_events',
      'employee_uses',
      'employees',
    ]) {
      expect(await rows()(sql`select id from ${sql.identifier(table)} where user_id = ${own?.id}`), table).toEqual([])
    }
    expect(await rows()(sql`select id from customers where email = 'anna@example.com'`)).toEqual([])
    expect(
      await world
        .browser('198.51.100.14')
        .does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword }),
    ).toMatchObject({ reason: 'wrong' })
  })

  test('attempts from one /64 of IPv6 slow each other down, those from the next do not', async () => {
    const turns = throttle({ payload: async () => shop.payload, now: () => world.clock.now })
    const attempt = (of: string) => turns.take([{ counted: 'sign-in address', of }])
    const waits: number[] = []
    for (let time = 0; time < 11; time++) waits.push(await attempt(`2001:db8:5:6:${time}::1`))
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000])
    expect(await attempt('2001:db8:5:7::1')).toBe(0)
    // A release counts for the network, too.
    await turns.release([{ counted: 'sign-in address', of: '2001:db8:5:6::ffff' }])
    expect(await attempt('2001:db8:5:6::1')).toBe(0)
  })

  test('what is no longer needed is swept away, and nothing else', async () => {
    const browser = world.browser('198.51.100.15')
    const others = await count('customers')
    await browser.does({ intent: 'register', name: 'Cy', email: 'cy@example.com', password: goodPassword, terms: 'on' })
    await expect.poll(() => count('customers')).toBe(others + 1)
    await sweep(shop.payload, Date.now())
    expect(await count('customers')).toBe(others + 1)
    await sweep(shop.payload, Date.now() + 400 * 86_400_000)
    expect([
      await count('customers'),
      await count('customer_sessions'),
      await count('security_events'),
      await count('carts'),
    ]).toEqual([others, 0, 0, 0])
  })
})
