import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

// Before the shop is loaded, which takes the function as it finds it.
const hashing = vi.spyOn(crypto, 'pbkdf2')
syncBuiltinESMExports()
afterAll(() => {
  hashing.mockRestore()
  syncBuiltinESMExports()
})

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  /** What a sign-in is answered, and the rounds of hashing before it, times what each makes. */
  async function signIn(email: string) {
    hashing.mockClear()
    const answer = await admin('POST', '/users/login', { json: { email, password: 'a guess' } })
    const work = hashing.mock.calls.map(([, , iterations, bytes]) => iterations * Math.ceil(bytes / 32))
    return { status: answer.status, body: await answer.text(), work }
  }

  test('a wrong password is as much work for nobody as for a member, with a second step or without', async () => {
    const member = (email: string) =>
      shop.payload.create({
        collection: 'users',
        data: { email, password: 'a long password', role: 'editor' } as never,
      })
    await member('ada@portage.example')
    const { id } = await member('bea@portage.example')
    await rowsOf(shop.payload)(
      sql`insert into staff_second_steps (user_id, secret, last_step, created_at, updated_at) values (${id}, 'sealed', 0, '2026-11-22', '2026-11-22')`,
    )
    const [one, protectedOne, nobody] = [
      await signIn('ada@portage.example'),
      await signIn('bea@portage.example'),
      await signIn('nobody@portage.example'),
    ]
    expect(one).toMatchObject({ status: 401, work: [600_000] })
    expect([protectedOne, nobody]).toEqual([one, one])
  })
})
