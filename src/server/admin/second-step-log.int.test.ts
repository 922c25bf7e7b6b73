import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { STEP_MS } from '../../domain/accounts/second-step.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { beginSetUp, finishSetUp } from './second-step.ts'

const password = 'a long password'
type Answer = { errors?: { message: string }[] }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  afterEach(() => void vi.restoreAllMocks())

  /** A member with a second step, and how to sign in with a code. */
  async function member(email: string) {
    const { id } = await shop.payload.create({
      collection: 'users',
      data: { email, password, role: 'editor' } as never,
    })
    const { ticket, key } = beginSetUp(shop.payload, { id, email }, Date.now())
    const otp = createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', ''))))
    const codeOf = (later: number) => otp.hotp(Math.floor(Date.now() / STEP_MS) + later)
    const set = await finishSetUp(shop.payload, { id, email }, { ticket, code: await codeOf(-1) }, Date.now())
    const signIn = async (more: object) => {
      const answer = await admin('POST', '/users/login', { json: { email, password, ...more }, language: 'en' })
      return { status: answer.status, message: ((await answer.json()) as Answer).errors?.[0]?.message }
    }
    return { id, signIn, code: await codeOf(0), recovery: set.ok ? set.codes[0] : undefined }
  }

  test('a step that was set up with another SECRET says whom to ask, and the log what to run', async () => {
    const { id, signIn, code, recovery } = await member('eve@portage.example')
    const [own, warn] = [shop.payload.secret, vi.spyOn(console, 'warn').mockReturnValue()]
    shop.payload.secret = 'another secret than before'
    const answers = [await signIn({ code }), await signIn({ code: recovery })]
    shop.payload.secret = own
    const refused = { status: 401, message: expect.stringMatching(/Ask an administrator\.$/) }
    expect(answers).toEqual([refused, refused])
    const line = expect.stringMatching(
      `^The second step of the staff member ${id} cannot be read: .+ SECRET.+npm run second-step:off`,
    )
    expect(warn.mock.calls).toEqual([[line], [line]])
    expect((await signIn({ code })).status).toBe(200)
  })

  test('a code that is asked for or mistyped, a mistyped password and a wait are no errors in the log', async () => {
    const { signIn } = await member('flo@portage.example')
    const error = vi.spyOn(shop.payload.logger, 'error')
    for (const more of [{}, { code: '123 456' }, { password: 'mistyped' }])
      expect((await signIn(more)).status).toBe(401)
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await signIn({ password: 'mistyped' })).status)
    expect(statuses).toContain(429)
    expect(error).not.toHaveBeenCalled()
  })
})
