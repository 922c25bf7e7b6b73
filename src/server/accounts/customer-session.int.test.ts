import type { IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { Newsletter } from '../newsletter/newsletter.ts'
import { createAccounts } from './create-accounts.ts'

const password = 'three dry tents'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const mails: Mail[] = []
  let accounts: ReturnType<typeof createAccounts>
  const request = (cookie = '', address = '203.0.113.7') =>
    ({
      headers: { cookie, 'user-agent': 'A browser' },
      socket: { remoteAddress: address },
    }) as unknown as IncomingMessage
  const tokenIn = (mail: Mail | undefined) =>
    new URL(/https:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  const cookiesIn = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  beforeAll(() => {
    const mail = { send: async (one: Mail) => void mails.push(one) }
    accounts = createAccounts({
      payload: async () => shop.payload,
      mail,
      newsletter: new Newsletter({ payload: async () => shop.payload, mail, siteUrl: 'https://portage.example' }),
      siteUrl: 'https://portage.example',
      office: 'office@portage.example',
      addressOf: (one) => one.socket.remoteAddress ?? '',
      log: () => {},
    })
  })
  const signIn = async (email: string) => {
    const { api } = await accounts.auth()
    return cookiesIn(
      (
        await api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'x-portage-address': '203.0.113.7', 'user-agent': 'A browser' }),
          returnHeaders: true,
        })
      ).headers,
    )
  }

  test('an account is confirmed by mail; then its session identifies the shopper', async () => {
    const { api } = await accounts.auth()
    await api.signUpEmail({ body: { email: 'Anna@Example.com', name: 'Anna', password, locale: 'fr' } as never })
    await expect(signIn('anna@example.com')).rejects.toThrow(/verified/)
    await expect.poll(() => mails.length).toBeGreaterThan(0)
    expect(mails[0]).toMatchObject({ to: 'anna@example.com', subject: 'Confirmez votre compte Portage' })
    await api.verifyEmail({
      query: { token: tokenIn(mails[0]) },
      headers: new Headers({ 'x-portage-address': '203.0.113.7', 'user-agent': 'A browser' }),
    })
    const cookie = await signIn('ANNA@example.com')
    expect(cookie).toMatch(/^__Secure-portage\.session_token=/)
    const who = await accounts.customerOf(request(cookie))
    expect(who).toEqual({
      id: expect.any(String),
      email: 'anna@example.com',
      name: 'Anna',
      locale: 'fr',
      employeePrices: false,
    })
    const [session] = await rowsOf(shop.payload)<{ ip_address: string; user_agent: string }>(
      sql`select ip_address, user_agent from customer_sessions where user_id = ${who?.id}`,
    )
    expect(session).toEqual({ ip_address: '203.0.113.7', user_agent: 'A browser' })
  })

  test.each([
    '',
    'portage.session_token=forged',
    '__Secure-portage.session_token=forged.aGVsbG8',
    '__Secure-portage.session_token=',
  ])('%s is nobody', async (cookie) => {
    expect(await accounts.customerOf(request(cookie))).toBeUndefined()
  })

  test('employee prices count while an active employee has the account, and the shopper wants them (acceptance 104)', async () => {
    const cookie = await signIn('anna@example.com')
    const asked = async () => (await accounts.customerOf(request(cookie)))?.employeePrices
    const id = (await accounts.customerOf(request(cookie)))?.id ?? ''
    await rowsOf(shop.payload)(sql`update customers set employee_prices = ${true} where id = ${id}`)
    expect(await asked()).toBe(false)
    const employee = await shop.payload.create({
      collection: 'employees',
      data: { name: 'Anna', staffNumber: '4411', pin: '820134', active: true, userId: id } as never,
    })
    expect(await asked()).toBe(true)
    await shop.payload.update({ collection: 'employees', id: employee.id, data: { active: false } as never })
    expect(await asked()).toBe(false)
    expect((await shop.payload.find({ collection: 'employee-uses' })).docs).toMatchObject([
      { kind: 'ended', employee: '4411', userId: id },
    ])
    const [stored] = await rowsOf(shop.payload)<{ pin_hash: string }>(
      sql`select pin_hash from employees where staff_number = '4411'`,
    )
    expect(stored?.pin_hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  test('a code of a mail is used once, also by two at once', async () => {
    const { api } = await accounts.auth()
    const before = mails.length
    await api.sendVerificationOTP({ body: { email: 'anna@example.com', type: 'sign-in' } })
    await expect.poll(() => mails.length).toBe(before + 1)
    const otp = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => api.signInEmailOTP({ body: { email: 'anna@example.com', otp } })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await api.sendVerificationOTP({ body: { email: 'nobody@example.com', type: 'sign-in' } })
    expect(mails.length).toBe(before + 1)
  })
})
