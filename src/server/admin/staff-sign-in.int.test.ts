import type { IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessionOrigins } from '../http/same-origin.ts'
import { preview } from '../pages/preview.ts'
import { previewLink } from '../pages/preview-link.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { isStaff } from './staff-session.ts'

const password = 'a long password'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const enter = served(() => preview({ payload: async () => shop.payload, secure: true }).enter)
  const signIn = async (email: string, given: string, address: string, language = 'en') => {
    const answer = await admin('POST', '/users/login', { json: { email, password: given }, address, language })
    return { status: answer.status, body: (await answer.json()) as { token?: string; errors?: object } }
  }
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)

  beforeAll(async () => {
    for (const email of ['ada@portage.example', 'bea@portage.example'])
      await shop.payload.create({ collection: 'users', data: { email, password, role: 'administrator' } as never })
  })

  test('strangers at many addresses lock no member of the staff out', async () => {
    const guesses = Array.from({ length: 24 }, (_, i) =>
      signIn('ada@portage.example', `a guess of ${i}`, `192.0.2.${10 + (i % 12)}`),
    )
    expect(new Set(await statuses(guesses))).toEqual(new Set([401]))
    expect((await signIn('ada@portage.example', password, '198.51.100.1')).status).toBe(200)
  })

  test('guesses at one address wait longer and longer, alike for a known account and an unknown one', async () => {
    const of = async (email: string, address: string) => {
      const answers = []
      for (let i = 0; i < 7; i++) answers.push(await signIn(email, `a guess of ${i}`, address))
      return answers
    }
    const [known, unknown] = [
      await of('ada@portage.example', '192.0.2.40'),
      await of('no@portage.example', '192.0.2.41'),
    ]
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
    // How long it still is depends on how busy the machine is.
    const words = (answers: object[]) => JSON.stringify(answers).replaceAll(/in \d+ s/g, 'in a while')
    expect(words(unknown)).toBe(words(known))
    expect(JSON.stringify(known.at(-1)?.body)).toContain('Too many attempts')
    // The right password is as good as a wrong one there, and French is French.
    const again = await signIn('ada@portage.example', password, '192.0.2.40', 'fr')
    expect([again.status, JSON.stringify(again.body)]).toEqual([429, expect.stringContaining('Trop de tentatives')])
    // Another account at the same address is not concerned.
    expect((await signIn('bea@portage.example', password, '192.0.2.40')).status).toBe(200)
  })

  test('an address that tries many accounts waits for all of them', async () => {
    const tried = Array.from({ length: 30 }, (_, i) =>
      signIn(`nr${i}@portage.example`, 'a guess', '2001:db8:0:7::' + i),
    )
    expect(new Set(await statuses(tried))).toEqual(new Set([401, 429]))
    expect((await signIn('bea@portage.example', password, '2001:db8:0:7:ffff::1')).status).toBe(429)
    expect((await signIn('bea@portage.example', password, '2001:db8:0:8::1')).status).toBe(200)
  })

  test('a change of one’s own address, password or role needs the present password, and no other change does', async () => {
    const { body } = await signIn('bea@portage.example', password, '198.51.100.2')
    const cookie = `payload-token=${body.token}`
    const { user } = await (await admin('GET', '/users/me', { cookie })).json()
    const change = async (json: object, id = user.id) =>
      (await admin('PATCH', `/users/${id}`, { cookie, json, address: '198.51.100.2' })).status
    expect(await change({ name: 'Bea' })).toBe(200)
    for (const taken of [{ email: 'evil@evil.example' }, { password: 'another long password' }, { role: 'editor' }]) {
      expect(await change(taken)).toBe(403)
      expect(await change({ ...taken, currentPassword: 'a guess' })).toBe(403)
    }
    // As the form sends it: with all fields, changed or not.
    expect(await change({ name: 'Bea', email: 'bea@portage.example', role: 'administrator' })).toBe(200)
    expect((await signIn('bea@portage.example', password, '198.51.100.3')).status).toBe(200)
    for (let i = 0; i < 4; i++) await change({ role: 'editor', currentPassword: `a guess of ${i}` })
    expect(await change({ email: 'bea.b@portage.example', currentPassword: password })).toBe(429)
    const { docs } = await shop.payload.find({
      collection: 'users',
      where: { email: { equals: 'ada@portage.example' } },
    })
    expect(await change({ name: 'Ada', role: 'editor' }, docs[0]?.id)).toBe(200)
    const many = async (where: string) =>
      (await admin('PATCH', `/users?where[email][like]=${where}`, { cookie, json: { role: 'administrator' } })).status
    expect(await many('ada@')).toBe(200)
    expect((await admin('PATCH', '/users?where[email][like]=@', { cookie, json: { role: 'editor' } })).status).toBe(429)
  })

  test('on HTTPS a session counts for pages of the shop only', async () => {
    const { body } = await signIn('bea@portage.example', password, '198.51.100.6')
    const cookie = `payload-token=${body.token}`
    const who = async (from?: object) => {
      const answer = await admin('GET', '/users/me', { cookie, from })
      return ((await answer.json()) as { user: { email: string } | null }).user?.email
    }
    const own = 'bea@portage.example'
    const asked = () =>
      Promise.all([
        who({ origin: 'https://portage.example' }),
        who({ 'sec-fetch-site': 'same-origin' }),
        who({ origin: 'https://evil.example' }),
        who({ origin: 'http://portage.example' }),
        who({ 'sec-fetch-site': 'cross-site' }),
      ])
    expect(await asked()).toEqual([own, own, own, own, own])
    const { config } = shop.payload
    const { csrf } = config
    config.csrf = sessionOrigins('https://portage.example')
    expect(await asked()).toEqual([own, own, undefined, undefined, undefined])
    // Before a file of theirs is read, or a form calls a function.
    const isTheirs = (headers: object) => isStaff(shop.payload, { headers: { cookie, ...headers } } as IncomingMessage)
    expect([
      await isTheirs({ origin: 'https://portage.example' }),
      await isTheirs({ 'sec-fetch-site': 'same-origin' }),
      await isTheirs({ origin: 'https://evil.example' }),
      await isTheirs({}),
    ]).toEqual([true, true, false, false])
    // Their preview, wherever its link is followed from.
    const link = previewLink({ key: 'ski', slug: 'ski-shop' }, 'en', shop.payload.secret, Date.now()) ?? ''
    const entered = await enter(link, { headers: { cookie } })
    expect(entered.headers['set-cookie']?.[0]).toMatch(/^preview=.+Secure$/)
    config.csrf = csrf
  })

  test('the present password makes the change', async () => {
    const { body } = await signIn('ada@portage.example', password, '198.51.100.4')
    const { user } = await (await admin('GET', '/users/me', { cookie: `payload-token=${body.token}` })).json()
    const json = { email: 'ada.b@portage.example', password: 'another long password', currentPassword: password }
    const answer = await admin('PATCH', `/users/${user.id}`, { cookie: `payload-token=${body.token}`, json })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(await answer.json())).not.toContain(password)
    expect((await signIn('ada.b@portage.example', 'another long password', '198.51.100.5')).status).toBe(200)
  })
})
