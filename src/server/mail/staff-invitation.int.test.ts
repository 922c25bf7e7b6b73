import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { env } from '../app/env.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

type Sent = { to: string; subject: string; html: string }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let cookie = ''
  beforeAll(async () => {
    cookie = await staffCookie(shop.payload, 'administrator')
  })
  afterEach(() => void vi.restoreAllMocks())

  test('a new member chooses a password by the link of a letter, in the language of who made the account', async () => {
    const sent = vi.spyOn(shop.payload.email, 'sendEmail').mockResolvedValue(undefined)
    const [email, password] = ['zoe@portage.example', 'canot rouge vif']
    const made = { email, name: 'Zoé', role: 'editor', password: 'un mot de passe provisoire' }
    const create = async () => (await admin('POST', '/users', { cookie, language: 'fr', json: made })).status
    expect(await create()).toBe(201)
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    expect(await create()).toBe(400)
    expect(sent).toHaveBeenCalledTimes(1)
    const [{ to, subject, html }] = sent.mock.calls.map(([mail]) => mail as Sent) as [Sent]
    expect([to, subject]).toEqual([email, 'Votre compte pour l’administration de la boutique Portage'])
    expect(html).toContain('lang="fr-CA"')
    expect(html).toContain('Bonjour Zoé,')
    const [, token] = new RegExp(`"${env.siteUrl}/admin/reset/(\\w+)"`).exec(html) ?? []
    expect((await admin('POST', '/users/reset-password', { json: { token, password } })).status).toBe(200)
    expect((await admin('POST', '/users/login', { json: { email, password } })).status).toBe(200)
    expect((await admin('POST', '/users/reset-password', { json: { token, password } })).status).toBe(403)
  })
})
