import { beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

const password = 'a long password'
const [chief, ed] = ['chief@portage.example', 'ed@portage.example']

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const rows: ReturnType<typeof rowsOf> = (query) => rowsOf(shop.payload)(query)
  const at = (address: string) => ({ address, language: 'en' })
  const noted = async () =>
    (
      await rows<{ kind: string; user_id: string | null; address: string | null; detail: string | null }>(
        sql`select kind, user_id, address, detail from security_events where kind like 'staff-%' order by id`,
      )
    ).map(({ kind, user_id, address, detail }) => [kind, user_id, address, detail])
  const signIn = (email: string, given: string, address: string) =>
    admin('POST', '/users/login', { json: { email, password: given }, ...at(address) })

  beforeEach(async () => {
    await rows(sql`delete from security_events`)
  })

  test('accounts of the staff that are made and changed are on record, with who did it and from where', async () => {
    await shop.payload.create({ collection: 'users', data: { email: chief, password, role: 'administrator' } as never })
    const { token } = (await (await signIn(chief, password, '192.0.2.10')).json()) as { token: string }
    const as = { cookie: `payload-token=${token}`, ...at('192.0.2.10') }
    const made = await admin('POST', '/users', { json: { email: ed, password, role: 'editor' }, ...as })
    const { id } = ((await made.json()) as { doc: { id: number } }).doc
    const change = async (json: object) => (await admin('PATCH', `/users/${id}`, { json, ...as })).status
    for (const json of [{ name: 'Éd' }, { role: 'administrator', password: 'another long password' }])
      expect(await change(json)).toBe(200)
    expect(await change({ email: 'edward@portage.example' })).toBe(200)
    expect((await admin('DELETE', `/users/${id}`, as)).status).toBe(200)
    const [of, network] = [`staff ${id}`, '192.0.2.0']
    expect((await noted()).slice(1)).toEqual([
      ['staff-signed-in', expect.stringMatching(/^staff \d+$/), network, chief],
      ['staff-made', of, network, `${chief}: ${ed} (editor)`],
      ['staff-password-changed', of, network, `${chief}: ${ed}`],
      ['staff-role-changed', of, network, `${chief}: ${ed}, editor → administrator`],
      ['staff-address-changed', of, network, `${chief}: ${ed} → edward@portage.example`],
      ['staff-deleted', of, network, `${chief}: edward@portage.example`],
    ])
  })

  test('a password that was chosen by a mailed link is, too', async () => {
    const token = await shop.payload.forgotPassword({ collection: 'users', data: { email: chief }, disableEmail: true })
    const json = { token, password: 'canot rouge vif' }
    expect((await admin('POST', '/users/reset-password', { json, ...at('192.0.2.20') })).status).toBe(200)
    expect(await noted()).toEqual([
      ['staff-password-changed', expect.stringMatching(/^staff \d+$/), '192.0.2.0', expect.stringContaining(chief)],
    ])
  })

  test('a sign-in from a network that an account was not known at is on record, others are not', async () => {
    for (const address of ['192.0.2.10', '192.0.2.99', '198.51.100.4', '192.0.2.10'])
      expect((await signIn(chief, 'canot rouge vif', address)).status).toBe(200)
    const of = expect.stringMatching(/^staff \d+$/)
    expect(await noted()).toEqual([
      ['staff-signed-in', of, '192.0.2.0', chief],
      ['staff-signed-in', of, '198.51.100.0', chief],
    ])
  })

  test('a sign-in that must wait is on record once, and no name of an account that there is not', async () => {
    for (let i = 0; i < 8; i++) await signIn(chief, 'a guess', '198.51.100.7')
    for (let i = 0; i < 8; i++) await signIn('nobody@portage.example', 'a guess', '203.0.113.7')
    expect(await noted()).toEqual([
      ['staff-sign-in-waits', expect.stringMatching(/^staff \d+$/), '198.51.100.0', chief],
      ['staff-sign-in-waits', null, '203.0.113.0', null],
    ])
  })
})
