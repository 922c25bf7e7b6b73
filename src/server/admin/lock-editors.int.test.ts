import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('an editor is shown the address of who is editing a page, and nothing else of their account', async () => {
    const { payload, fixture } = shop
    const cookie = await staffCookie(payload, 'editor')
    const boss = await payload.create({
      collection: 'users',
      data: { email: 'boss@portage.example', password: 'a long password', role: 'administrator', name: 'The Boss' },
    })
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: fixture.pages.home! },
        user: { relationTo: 'users', value: boss.id },
      },
    })
    const ask = async (at: string, as = cookie) => (await admin('GET', at, { cookie: as })).json()
    const { docs } = (await ask('/payload-locked-documents?depth=1')) as { docs: { user: object }[] }
    expect(docs.map(({ user }) => user)).toEqual([
      { relationTo: 'users', value: { id: boss.id, email: 'boss@portage.example' } },
    ])
    const users = (await ask('/users')) as { docs: { email: string }[] }
    expect(users.docs.map(({ email }) => email)).toEqual(['editor@portage.example'])
    expect((await admin('GET', '/payload-locked-documents', {})).status).toBe(403)
    // Whoever may read the account still gets it.
    const own = (await ask('/payload-locked-documents?depth=1', await staffCookie(payload, 'administrator'))) as {
      docs: { user: { value: object } }[]
    }
    expect(own.docs[0]?.user.value).toMatchObject({ name: 'The Boss', role: 'administrator' })
  })
})
