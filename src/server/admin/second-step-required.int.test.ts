import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

const password = 'a long password'
type Answer = {
  token?: string
  user?: { email: string }
  recoveryCodes?: string[]
  errors?: { data?: { secondStep?: string; setUp?: { ticket: string; key: string } } }[]
}

describe.each(databases)('%s', (database) => {
  beforeAll(() => {
    process.env.STAFF_SECOND_STEP = 'administrators'
    return () => void delete process.env.STAFF_SECOND_STEP
  })
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const signIn = async (email: string, more: object = {}) => {
    const answer = await admin('POST', '/users/login', { json: { email, password, ...more } })
    return { status: answer.status, cookie: answer.headers.get('set-cookie'), body: (await answer.json()) as Answer }
  }
  const codeOf = (key = '') => createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))).totp()
  const member = (email: string, role: string) =>
    shop.payload.create({ collection: 'users', data: { email, password, role } as never })

  test('an administrator sets one up before the first session; others do as they like', async () => {
    await member('ada@portage.example', 'administrator')
    await member('ed@portage.example', 'editor')
    expect((await signIn('ed@portage.example')).status).toBe(200)
    const first = await signIn('ada@portage.example')
    const { setUp } = first.body.errors?.[0]?.data ?? {}
    expect([first.status, first.cookie, first.body.token, setUp?.key.length]).toEqual([401, null, undefined, 39])
    const code = await codeOf(setUp?.key)
    // The key of one is none of another, and a ticket is nothing without a code.
    await member('bea@portage.example', 'administrator')
    const tried = [
      await signIn('bea@portage.example', { ticket: setUp?.ticket, code }),
      await signIn('ada@portage.example', { ticket: setUp?.ticket, code: '12345' }),
      await signIn('ada@portage.example', { ticket: setUp?.ticket }),
      await signIn('ada@portage.example', { code }),
    ]
    expect(tried.map(({ status, cookie }) => [status, cookie])).toEqual(Array.from({ length: 4 }, () => [401, null]))
    const done = await signIn('ada@portage.example', { ticket: setUp?.ticket, code })
    expect([done.status, done.body.recoveryCodes?.length]).toEqual([200, 10])
    const cookie = `payload-token=${done.body.token}`
    expect((await admin('GET', '/users', { cookie })).status).toBe(200)
    const off = await admin('POST', '/users/second-step/off', { json: { password }, cookie })
    expect(off.status).toBe(409)
    expect(
      (await signIn('ada@portage.example', { ticket: setUp?.ticket, code })).body.errors?.[0]?.data?.secondStep,
    ).toBe('code')
  })

  test('a session from before opens nothing once it is required: of whoever becomes an administrator, or loses it', async () => {
    const { id } = await member('cy@portage.example', 'editor')
    const cookie = `payload-token=${(await signIn('cy@portage.example')).body.token}`
    const asks = async () =>
      Promise.all(
        ['/products', '/orders', '/users', '/globals/tax-settings', '/tax-report'].map(
          async (at) => (await admin('GET', at, { cookie })).status,
        ),
      )
    expect((await asks())[0]).toBe(200)
    await shop.payload.update({ collection: 'users', id, data: { role: 'administrator' } as never })
    expect(await asks()).toEqual([403, 403, 403, 403, 403])
    expect((await admin('POST', '/users/refresh-token', { cookie })).status).toBe(403)
    expect(((await (await admin('GET', '/users/me', { cookie })).json()) as Answer).user).toBeNull()
  })

  test('nor does it once the second step is set up at sign-in', async () => {
    const { id } = await member('dee@portage.example', 'editor')
    const stolen = `payload-token=${(await signIn('dee@portage.example')).body.token}`
    await shop.payload.update({ collection: 'users', id, data: { role: 'administrator' } as never })
    const { ticket, key } = (await signIn('dee@portage.example')).body.errors?.[0]?.data?.setUp ?? {}
    const done = await signIn('dee@portage.example', { ticket, code: await codeOf(key) })
    const is = async (cookie: string) =>
      ((await (await admin('GET', '/users/me', { cookie })).json()) as Answer).user?.email
    expect([await is(stolen), await is(`payload-token=${done.body.token}`)]).toEqual([undefined, 'dee@portage.example'])
  })
})
