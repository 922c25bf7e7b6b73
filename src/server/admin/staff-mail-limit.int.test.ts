import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import { env } from '../app/env.ts'
import { readMail } from '../mail/read-mail.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, payloadOn, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const forgot = (email: string, language = 'en') =>
    admin('POST', '/users/forgot-password', { language, json: { email } })

  test('staff who forgot their password choose another by a mail, once in a while', async () => {
    const { payload } = shop
    await payload.create({
      collection: 'users',
      data: { email: 'ed@portage.example', password: 'a long password', role: 'editor' } as never,
    })
    const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
    const mails = () => sent.mock.calls.map(([mail]) => mail)
    const begun = performance.now()
    expect((await forgot('Ed@portage.example')).status).toBe(200)
    // A write that waits for its own transaction would give up after fifteen seconds.
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(mails().map(({ to }) => to)).toEqual(['ed@portage.example'])

    const [again, en, fr] = [
      await forgot('ed@portage.example'),
      await forgot('nobody@portage.example'),
      await forgot('nobody@portage.example', 'fr'),
    ]
    expect([again.status, en.status, fr.status, mails().length]).toEqual([429, 200, 429, 1])
    expect([await again.text(), await fr.text()]).toEqual([
      expect.stringContaining('was just requested'),
      expect.stringContaining('vient d’être demandé'),
    ])

    expect(mails()[0]?.subject).toBe('Choose a new password for the Portage admin')
    const token = /\/reset\/([0-9a-f]{40})/.exec(String(mails()[0]?.html))?.[1]
    // As long as a shopper's, in the words of whoever chooses it; the link stays good.
    for (const [password, words] of [
      ['short', 'Au moins 10 caractères'],
      ['password123', 'trop facile à deviner'],
    ]) {
      const weak = await admin('POST', '/users/reset-password', { json: { token, password }, language: 'fr' })
      expect([weak.status, await weak.text()]).toEqual([400, expect.stringContaining(words!)])
    }
    expect(
      (await admin('POST', '/users/reset-password', { json: { token, password: 'another long password' } })).status,
    ).toBe(200)
    const used = await admin('POST', '/users/reset-password', {
      json: { token, password: 'a third long password' },
      language: 'fr',
    })
    expect([used.status, await used.text()]).toEqual([403, expect.stringContaining('Ce lien est expiré')])
    // It also confirms that the password was changed.
    await expect.poll(() => mails().length).toBe(2)
    const signIn = async (password: string) =>
      (await admin('POST', '/users/login', { json: { email: 'ed@portage.example', password } })).status
    expect([await signIn('a long password'), await signIn('another long password')]).toEqual([401, 200])
    sent.mockRestore()
  })

  test('the mail is a letter in the language of the admin where it was asked for; its link is whole', async () => {
    const { payload } = shop
    await payload.create({
      collection: 'users',
      data: { email: 'lea@portage.example', name: 'Léa', password: 'a long password', role: 'editor' } as never,
    })
    const asked = Date.now()
    expect((await forgot('lea@portage.example', 'fr')).status).toBe(200)
    const { resetPasswordToken: token, resetPasswordExpiration: until } = ((await payload.db.findOne({
      collection: 'users',
      where: { email: { equals: 'lea@portage.example' } },
    })) ?? {}) as Record<string, string>
    expect((new Date(until ?? '').getTime() - asked) / 60_000).toBeCloseTo(LINK_HOURS * 60, 0)
    const folder = path.join(shop.dataDir, 'mail')
    // The answer does not wait for it.
    const files = async () => (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    await expect.poll(files).toHaveLength(1)
    const [eml = '', ...others] = await Promise.all(
      (await files()).map((file) => readFile(path.join(folder, file), 'utf8')),
    )
    expect([others, eml]).toEqual([[], expect.stringContaining('Content-Language: fr-CA')])
    const { to, subject, html, text } = readMail(eml)
    expect([to, subject]).toEqual([
      'lea@portage.example',
      'Choisissez un nouveau mot de passe pour l’administration de la boutique Portage',
    ])
    for (const part of [html, text])
      for (const words of ['Bonjour Léa,', `${LINK_HOURS} heures`, `${env.siteUrl}/admin/reset/${token}`])
        expect(part).toContain(words)
  })
})

describe('two processes on one PostgreSQL', () => {
  const shop = shopOn('PostgreSQL')

  test('count the mails, and the guesses of the present password, together', async () => {
    const [email, password] = ['ed@portage.example', 'a long password']
    const data = { email, password, role: 'editor' } as never
    const { id } = await shop.payload.create({ collection: 'users', data })
    const other = await payloadOn(shop.dataDir, shop.url)
    const processes = [adminApi(() => shop.payload), adminApi(() => other)] as const
    const asked = []
    for (const admin of processes) asked.push(await admin('POST', '/users/forgot-password', { json: { email } }))
    expect(asked.map(({ status }) => status)).toEqual([200, 429])

    const signedIn = await processes[0]('POST', '/users/login', { json: { email, password } })
    const cookie = `payload-token=${((await signedIn.json()) as { token: string }).token}`
    const guess = async (at: number) => {
      const json = { email: 'evil@evil.example', currentPassword: `a guess of ${at}` }
      return (await processes[at % 2 === 0 ? 0 : 1]('PATCH', `/users/${id}`, { cookie, json })).status
    }
    const guesses = []
    for (let at = 0; at < 12; at++) guesses.push(await guess(at))
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429])
    await other.destroy()
  })
})
