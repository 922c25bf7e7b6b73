import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { env } from '../app/env.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

type Sent = { to: string; subject: string; html: string }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const [chief, ed] = ['chief@portage.example', 'ed@portage.example']
  const ids: Record<string, number | string> = {}
  beforeAll(async () => {
    for (const [email, role, name] of [
      [chief, 'administrator', 'Chief'],
      [ed, 'editor', 'Éd <b>Roy</b>'],
    ])
      ids[email ?? ''] = (
        await shop.payload.create({
          collection: 'users',
          data: { email, role, name, password: 'a long password' } as never,
        })
      ).id
  })
  afterEach(() => void vi.restoreAllMocks())

  const post = () => {
    const sent = vi.spyOn(shop.payload.email, 'sendEmail').mockResolvedValue(undefined)
    return { sent, mails: () => sent.mock.calls.map(([mail]) => mail as Sent) }
  }
  async function signedIn(email: string, password: string) {
    const answer = await admin('POST', '/users/login', { json: { email, password } })
    return `payload-token=${((await answer.json()) as { token: string }).token}`
  }
  const change = async (cookie: string, of: string, data: object, language = 'en') =>
    (await admin('PATCH', `/users/${ids[of]}`, { cookie, language, json: data })).status
  /** Later than any mail of what was done before. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

  test('a user who changes their own password is notified once; other edits, refusals and new accounts send nothing', async () => {
    const { mails } = post()
    const cookie = await signedIn(ed, 'a long password')
    expect([
      await change(cookie, ed, { name: 'Éd <b>Roy</b>' }),
      await change(cookie, ed, { password: '' }),
      await change(cookie, chief, { password: 'another long password' }),
    ]).toEqual([200, 200, 403])
    await shop.payload.create({
      collection: 'users',
      data: { email: 'new@portage.example', role: 'editor', password: 'a long password' } as never,
    })
    await settled()
    expect(mails()).toEqual([])
    expect(await change(cookie, ed, { password: 'canot rouge vif', currentPassword: 'a long password' })).toBe(200)
    await expect.poll(() => mails().length).toBe(1)
    expect(await change(cookie, ed, { name: 'Éd <b>Roy</b>' })).toBe(200)
    await settled()
    expect(mails()).toHaveLength(1)
    const { to, subject, html } = mails()[0] as Sent
    expect([to, subject]).toEqual([ed, 'Your password for the Portage admin was changed'])
    for (const part of [
      'lang="en-CA"',
      'Hello Éd &lt;b&gt;Roy&lt;/b&gt;,',
      `The password of ${ed} was changed on `,
      '(Pacific Time)',
      `or write to ${env.office}.`,
      `href="${env.siteUrl}/admin/forgot"`,
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('canot')
  })

  test('changes by another administrator, single or in bulk: each user is notified once, at the former address', async () => {
    const { mails } = post()
    const cookie = await signedIn(chief, 'a long password')
    expect(await change(cookie, ed, { password: 'une tente bien sèche', email: 'stolen@portage.example' }, 'fr')).toBe(
      200,
    )
    await expect.poll(() => mails().length).toBe(1)
    expect([mails()[0]?.to, mails()[0]?.subject]).toEqual([
      ed,
      'Votre mot de passe pour l’administration de la boutique Portage a été changé',
    ])
    for (const part of [
      'lang="fr-CA"',
      `Le mot de passe de ${ed} a été changé le `,
      '(heure du Pacifique)',
      'remplacée par stolen@portage.example',
      'prévenez aussitôt une administratrice ou un administrateur',
    ])
      expect(mails()[0]?.html).toContain(part)
    expect(mails()[0]?.html).not.toContain('/admin/forgot')
    expect(
      (await admin('PATCH', '/users?where[role][equals]=editor', { cookie, json: { password: 'three dry tents' } }))
        .status,
    ).toBe(200)
    await expect
      .poll(() =>
        mails()
          .slice(1)
          .map(({ to }) => to)
          .toSorted(),
      )
      .toEqual(['new@portage.example', 'stolen@portage.example'])
  })

  test('a change of address is notified at the old one, and not again while it stays', async () => {
    const { mails } = post()
    const cookie = await signedIn(chief, 'a long password')
    expect(await change(cookie, ed, { email: 'eddy@portage.example' })).toBe(200)
    await expect.poll(() => mails().length).toBe(1)
    expect([mails()[0]?.to, mails()[0]?.subject]).toEqual([
      'stolen@portage.example',
      'Your address for the Portage admin was changed',
    ])
    for (const part of [
      'was changed from stolen@portage.example to eddy@portage.example.',
      `or write to ${env.office}.`,
    ])
      expect(mails()[0]?.html).toContain(part)
    expect(await change(cookie, ed, { email: 'eddy@portage.example', name: 'Eddy' })).toBe(200)
    await settled()
    expect(mails()).toHaveLength(1)
  })

  test('a password reset by mail is notified once; a used link notifies no one', async () => {
    const { mails } = post()
    await admin('POST', '/users/forgot-password', { json: { email: chief } })
    await expect.poll(() => mails().length).toBe(1)
    const token = /\/reset\/([0-9a-f]{40})/.exec(mails()[0]?.html ?? '')?.[1]
    const reset = async (password: string) =>
      (await admin('POST', '/users/reset-password', { language: 'fr', json: { token, password } })).status
    expect([await reset('canot rouge vif'), await reset('three dry tents')]).toEqual([200, 403])
    await expect.poll(() => mails().length).toBe(2)
    await settled()
    expect(
      mails()
        .slice(1)
        .map(({ to, subject }) => [to, subject]),
    ).toEqual([[chief, 'Votre mot de passe pour l’administration de la boutique Portage a été changé']])
  })

  test('a mail server that fails blocks no change, and is logged', async () => {
    const { sent } = post()
    const log = vi.spyOn(shop.payload.logger, 'error').mockImplementation(() => {})
    sent.mockRejectedValueOnce(new Error('no mail server'))
    const cookie = await signedIn(chief, 'canot rouge vif')
    expect(await change(cookie, chief, { password: 'three dry tents', currentPassword: 'canot rouge vif' })).toBe(200)
    await expect
      .poll(() => log.mock.calls)
      .toEqual([['The mail on a changed staff account was not sent: Error: no mail server']])
  })
})
