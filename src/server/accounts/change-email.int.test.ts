import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const world = testAccounts(() => shop.payload)
  const [old, wanted, taken] = ['anna@example.com', 'anna.roy@example.com', 'bea@example.com']
  const mailsTo = (to: string) => world.mails.filter((mail) => mail.to === to)

  async function customer(email: string, address: string) {
    const browser = world.browser(address)
    await browser.does({ intent: 'register', name: 'Anna', email, password: goodPassword, terms: 'on' })
    await expect.poll(() => mailsTo(email).length).toBe(1)
    await browser.does({ intent: 'confirm', token: world.tokenIn(mailsTo(email)[0]) })
    return browser
  }
  let anna: Awaited<ReturnType<typeof customer>>
  const ask = (email: string, current = goodPassword) => anna.does({ intent: 'email', email, current })
  const emails = async () =>
    (await rowsOf(shop.payload)<{ email: string }>(sql`select email from customers order by email`)).map(
      ({ email }) => email,
    )

  test('it wants the password and another address; a taken one gets the same answer, and no mail', async () => {
    anna = await customer(old, '198.51.100.1')
    await customer(taken, '198.51.100.2')
    expect(await ask(wanted, 'not this one')).toMatchObject({ ok: false, reason: 'password-wrong', field: 'current' })
    expect(await ask(' Anna@Example.com ')).toMatchObject({ ok: false, reason: 'invalid-email' })
    expect(await world.browser().does({ intent: 'email', email: wanted, current: goodPassword })).toEqual({
      ok: false,
      reason: 'signed-out',
    })
    expect(await ask(taken)).toEqual({ ok: true, notice: 'email-asked' })
    await expect.poll(() => mailsTo(old).length).toBe(2)
    expect(mailsTo(taken)).toHaveLength(1)
    expect(await emails()).toEqual([old, taken])
  })

  test('it takes effect when a signed-in shopper follows its link; the old address is notified', async () => {
    world.clock.now += 3 * 3_600_000
    await anna.does({ intent: 'forgot', email: old })
    await expect.poll(() => mailsTo(old).length).toBe(3)
    const reset = world.tokenIn(mailsTo(old)[2])
    expect(await ask(wanted)).toEqual({ ok: true, notice: 'email-asked' })
    await expect.poll(() => [mailsTo(wanted).length, mailsTo(old).length]).toEqual([1, 4])
    expect(mailsTo(old)[3]).toMatchObject({
      subject: 'A new address for your Portage account',
      text: expect.stringContaining(wanted),
    })
    const token = world.tokenIn(mailsTo(wanted)[0])
    expect(await world.browser().does({ intent: 'confirm', token })).toEqual({ ok: false, reason: 'signed-out' })
    expect(await anna.forRequest().customer()).toMatchObject({ email: old })
    expect(await anna.does({ intent: 'confirm', token })).toEqual({ ok: true, notice: 'email-changed' })
    expect(await anna.forRequest().customer()).toMatchObject({ email: wanted })
    expect(await emails()).toEqual([wanted, taken])
    await expect.poll(() => mailsTo(old).length).toBe(5)
    expect(await anna.does({ intent: 'confirm', token })).toEqual({ ok: false, reason: 'expired' })
    expect(await anna.does({ intent: 'new-password', token: reset, password: 'canot rouge vif' })).toMatchObject({
      reason: 'expired',
    })
    expect(
      await world.browser('198.51.100.3').does({ intent: 'sign-in', email: old, password: goodPassword }),
    ).toMatchObject({ reason: 'wrong' })
    expect(
      await world.browser('198.51.100.3').does({ intent: 'sign-in', email: wanted, password: goodPassword }),
    ).toMatchObject({ ok: true })
    const kinds = (await anna.forRequest().security())?.events.map(({ kind }) => kind)
    expect(kinds?.filter((kind) => kind.startsWith('email'))).toEqual(['email-changed', 'email-asked', 'email-asked'])
  })
})
