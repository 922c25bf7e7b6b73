import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { describe, expect, test, vi } from 'vitest'
import { STEP_MS } from '../../domain/accounts/second-step.ts'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

const password = 'a long password'
type Answer = {
  token?: string
  user?: { id: number; email: string }
  codes?: string[]
  errors?: { message: string; data?: { secondStep?: string } }[]
}
type Sent = { to: string; subject: string; html: string }
let networks = 0

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const post = async (at: string, json: object, cookie?: string, language = 'en', address = '198.51.100.7') => {
    const answer = await admin('POST', at, { json, cookie, language, address })
    const body = (await answer.json()) as Answer
    return { status: answer.status, body, cookie: answer.headers.get('set-cookie') }
  }
  const signIn = (email: string, more: object = {}, given = password, address?: string) =>
    post('/users/login', { email, password: given, ...more }, undefined, 'en', address)
  const cookieOf = ({ body }: { body: Answer }) => `payload-token=${body.token}`
  const secretOf = (key: string) => new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
  /** The code of the step that many after now: the next is good as well, by a telephone whose clock is fast. */
  const codeOf = (secret: string, later = 0) => createOTP(secret).hotp(Math.floor(Date.now() / STEP_MS) + later)
  const member = async (email: string, role = 'editor') =>
    (await shop.payload.create({ collection: 'users', data: { email, password, role } as never })).id
  const stored = () =>
    rowsOf(shop.payload)<{ secret: string; recovery_codes: string }>(sql`select * from staff_second_steps`)
  /** Turns it on with the code of the step that many after now; those of later steps are still good. */
  async function turnOn(email: string, later = 0) {
    const cookie = cookieOf(await signIn(email))
    const { body } = await post('/users/second-step/start', {}, cookie)
    const { ticket, key } = body as unknown as { ticket: string; key: string }
    const secret = secretOf(key)
    const on = await post('/users/second-step/confirm', { ticket, code: await codeOf(secret, later), password }, cookie)
    expect([on.status, on.body.codes?.length]).toEqual([200, 10])
    return { cookie, secret, codes: on.body.codes ?? [] }
  }
  /** Steps do not change in the middle of a test. */
  const still = () => vi.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / STEP_MS) * STEP_MS + 15_000)

  test('no session begins before the second step, and a code is good once', async () => {
    const clock = still()
    await member('ada@portage.example')
    const { secret, cookie } = await turnOn('ada@portage.example', -1)
    const refused = async (more: object, word: string) => {
      const answer = await signIn('ada@portage.example', more)
      expect([answer.status, answer.cookie, answer.body.token]).toEqual([401, null, undefined])
      expect(answer.body.errors?.[0]).toMatchObject({
        data: { secondStep: 'code' },
        message: expect.stringContaining(word),
      })
    }
    await refused({}, 'Type the code')
    await refused({ code: '' }, 'Type the code')
    await refused({ code: 123_456 }, 'Type the code')
    await refused({ code: await codeOf(secret, -1) }, 'This code is wrong or was already used')
    await refused({ code: await codeOf(secret, 2) }, 'This code is wrong or was already used')
    const code = await codeOf(secret)
    const wrong = await signIn('ada@portage.example', { code }, 'a guess')
    const nobody = await signIn('nobody@portage.example', { code }, 'a guess')
    expect([wrong.status, wrong.body]).toEqual([401, nobody.body])
    expect(wrong.body.errors?.[0]?.data).toBeUndefined()
    expect((await signIn('ada@portage.example', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
    await refused({ code }, 'already used')
    const ahead = await Promise.all(
      [1, 1, 1].map(async (later) => signIn('ada@portage.example', { code: await codeOf(secret, later) })),
    )
    expect(ahead.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    // Once signed in, a session goes on as before.
    expect((await post('/users/refresh-token', {}, cookie)).status).toBe(200)
    clock.mockRestore()
  })

  test('a recovery code is good once, and its use is notified by mail', async () => {
    const sent = vi.spyOn(shop.payload.email, 'sendEmail').mockResolvedValue(undefined)
    await member('bea@portage.example')
    const { codes, cookie } = await turnOn('bea@portage.example')
    const [first = '', second = ''] = codes
    expect((await signIn('bea@portage.example', { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await signIn('bea@portage.example', { code: first })).status).toBe(401)
    const renewed = await post('/users/second-step/recovery-codes', { password }, cookie)
    expect([renewed.status, renewed.body.codes?.length]).toEqual([200, 10])
    expect((await signIn('bea@portage.example', { code: second })).status).toBe(401)
    expect((await signIn('bea@portage.example', { code: renewed.body.codes?.[9] })).status).toBe(200)
    const { user } = (await (await admin('GET', '/users/me', { cookie })).json()) as Answer
    const state = await admin('GET', `/users/${user?.id}/second-step`, { cookie })
    expect(await state.json()).toMatchObject({ on: true, own: true, required: false, codesLeft: 9 })
    await expect.poll(() => sent.mock.calls.length).toBe(4)
    const mails = sent.mock.calls.map(([mail]) => mail as Sent)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['bea@portage.example']))
    expect(mails.map(({ subject }) => subject.slice(0, 24)).toSorted()).toEqual([
      'A recovery code opened y',
      'A recovery code opened y',
      'New recovery codes for y',
      'The Portage admin now as',
    ])
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(codes.join('|')))
    sent.mockRestore()
  })

  test('wrong codes wait by account from everywhere, and only who knows the password comes that far', async () => {
    await member('cy@portage.example')
    const { codes } = await turnOn('cy@portage.example')
    const from = () => `203.0.113.${(networks += 1)}`
    for (let i = 0; i < 10; i++) await signIn('cy@portage.example', { code: '000000' }, `a guess of ${i}`, from())
    const statuses = []
    for (let i = 0; i < 6; i++)
      statuses.push((await signIn('cy@portage.example', { code: '00000' }, password, from())).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const waiting = await post(
      '/users/login',
      { email: 'cy@portage.example', password, code: codes[0] },
      '',
      'fr',
      from(),
    )
    expect([waiting.status, JSON.stringify(waiting.body)]).toEqual([429, expect.stringContaining('Trop de tentatives')])
    // The code was not used up by that.
    await rowsOf(shop.payload)(sql`delete from throttles`)
    expect((await signIn('cy@portage.example', { code: codes[0] }, password, from())).status).toBe(200)
    const noted = await rowsOf(shop.payload)<{ n: number | string }>(
      sql`select count(*) as n from security_events where kind = 'second-step-wrong-code' and detail = 'cy@portage.example'`,
    )
    expect(Number(noted[0]?.n)).toBe(5)
  })

  test('a new password by mail begins no session, and neither does being the first', async () => {
    const sent = vi.spyOn(shop.payload.email, 'sendEmail').mockResolvedValue(undefined)
    const id = await member('dot@portage.example')
    const { codes } = await turnOn('dot@portage.example')
    await post('/users/forgot-password', { email: 'dot@portage.example' })
    await expect.poll(() => sent.mock.calls.length).toBe(2)
    const token = /\/reset\/([0-9a-f]{40})/.exec(sent.mock.calls.map(([mail]) => (mail as Sent).html).join(''))?.[1]
    const reset = await post('/users/reset-password', { token, password: 'another long password' })
    expect([reset.status, reset.cookie, Object.keys(reset.body)]).toEqual([200, null, ['message']])
    expect(await rowsOf(shop.payload)(sql`select id from users_sessions where _parent_id = ${id}`)).toEqual([])
    expect((await signIn('dot@portage.example', {}, 'another long password')).status).toBe(401)
    expect((await signIn('dot@portage.example', { code: codes[0] }, 'another long password')).status).toBe(200)
    // What Payload itself would have given, to whoever calls it inside the server.
    const local = { email: 'dot@portage.example', password: 'another long password' }
    await expect(shop.payload.login({ collection: 'users', data: local })).rejects.toThrow('Type the code')
    expect((await post('/users/first-register', { email: 'x@portage.example', password })).status).toBe(403)
    sent.mockRestore()
  })

  test('turning it on signs other devices out, and it is changed with the present password only', async () => {
    await member('eli@portage.example')
    const elsewhere = cookieOf(await signIn('eli@portage.example'))
    const { cookie } = await turnOn('eli@portage.example')
    const is = async (of: string) =>
      ((await (await admin('GET', '/users/me', { cookie: of })).json()) as Answer).user?.email
    expect([await is(elsewhere), await is(cookie)]).toEqual([undefined, 'eli@portage.example'])
    for (const at of ['/users/second-step/off', '/users/second-step/recovery-codes'])
      expect((await post(at, { password: 'a guess' }, cookie)).status).toBe(403)
    const { body } = await post('/users/second-step/start', {}, cookie)
    const { ticket, key } = body as unknown as { ticket: string; key: string }
    const confirm = async (more: object) =>
      (await post('/users/second-step/confirm', { ticket, password, ...more }, cookie)).status
    const code = await codeOf(secretOf(key))
    expect([
      await confirm({ code, password: 'a guess' }),
      await confirm({ code: '12345' }),
      await confirm({ code, ticket: 'x' }),
    ]).toEqual([403, 409, 409])
    expect((await post('/users/second-step/off', { password }, cookie)).status).toBe(200)
    expect((await signIn('eli@portage.example')).status).toBe(200)
    expect((await post('/users/second-step/off', { password }, cookie)).status).toBe(409)
  })

  test('an administrator removes a colleague’s, with their own password: it is noted, and notified by mail', async () => {
    const sent = vi.spyOn(shop.payload.email, 'sendEmail').mockResolvedValue(undefined)
    const [fay] = [await member('fay@portage.example'), await member('chief@portage.example', 'administrator')]
    const { cookie: fays } = await turnOn('fay@portage.example')
    const chiefs = cookieOf(await signIn('chief@portage.example'))
    expect(await (await admin('GET', `/users/${fay}/second-step`, { cookie: chiefs })).json()).toEqual({
      on: true,
      own: false,
      required: false,
    })
    expect((await post(`/users/${fay}/second-step/remove`, { password }, fays)).status).toBe(403)
    expect((await post(`/users/${fay}/second-step/remove`, { password: 'a guess' }, chiefs)).status).toBe(403)
    expect((await post(`/users/${fay}/second-step/remove`, { password }, chiefs, 'fr')).status).toBe(200)
    expect(((await (await admin('GET', '/users/me', { cookie: fays })).json()) as Answer).user).toBeNull()
    expect((await signIn('fay@portage.example')).status).toBe(200)
    const [noted] = await rowsOf(shop.payload)(
      sql`select user_id, address, detail from security_events where kind = 'second-step-removed'`,
    )
    expect(noted).toEqual({
      user_id: `staff ${fay}`,
      address: '198.51.100.0',
      detail: 'fay@portage.example ← chief@portage.example',
    })
    await expect
      .poll(() => sent.mock.calls.map(([mail]) => (mail as Sent).html).join(''))
      .toContain('chief@portage.example a retiré')
    sent.mockRestore()
  })

  test('nothing of it is in the database to read, or leaves the server', async () => {
    await member('gus@portage.example', 'administrator')
    const { secret, codes, cookie } = await turnOn('gus@portage.example')
    const rows = JSON.stringify(await stored())
    for (const code of [
      secret,
      base32.encode(secret, { padding: false }),
      ...codes,
      ...codes.map((each) => each.replaceAll('-', '')),
    ])
      expect(rows).not.toContain(code)
    for (const at of [
      '/users?depth=3',
      '/users/me',
      '/access',
      '/staff-second-steps',
      '/staff-second-steps/1',
      '/security-events?limit=100',
    ])
      expect(await (await admin('GET', at, { cookie })).text()).not.toMatch(/recovery_?codes|[A-Za-z0-9_-]{43} /i)
    expect((await admin('GET', '/staff-second-steps', { cookie })).status).toBe(403)
  })

  test('whoever is deleted takes it along', async () => {
    const id = await member('hal@portage.example')
    await turnOn('hal@portage.example')
    await shop.payload.delete({ collection: 'users', id })
    expect(
      await rowsOf(shop.payload)(sql`select id from staff_second_steps where user_id is null or user_id = ${id}`),
    ).toEqual([])
  })
})
