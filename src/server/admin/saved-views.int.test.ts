import { describe, expect, test } from 'vitest'
import type { Role } from '../../cms/access/permissions.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

type Answer = {
  doc?: { id: number }
  docs?: { name: string }[]
  errors?: { data?: { errors?: { message: string }[] } }[]
}

// views of lists
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  const cookies = new Map<Role, string>()
  const ask = async (role: Role, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at = '', json?: object) => {
    const cookie = cookies.get(role) ?? (await staffCookie(shop.payload, role))
    cookies.set(role, cookie)
    const answer = await api(method, `/saved-views${at}`, { cookie, language: 'fr', ...(json && { json }) })
    return [answer.status, (await answer.json()) as Answer] as const
  }
  const names = async (role: Role) => (await ask(role, 'GET', '?sort=name&depth=0'))[1].docs?.map(({ name }) => name)
  const orders = { name: 'À préparer', list: 'orders', query: 'search=roy&sort=-placedAt' }
  const products = { name: 'Tentes', list: 'products', query: 'search=tente', shared: true }

  test('a view is its author’s until it is shared with all who may see the list, and only its author deletes it', async () => {
    expect((await ask('service', 'POST', '', orders))[0]).toBe(201)
    const [made, { doc }] = await ask('service', 'POST', '', { ...orders, name: 'En retard', shared: true })
    expect(made).toBe(201)
    expect((await ask('merchandiser', 'POST', '', { ...products, owner: 1 }))[0]).toBe(201)
    expect(await names('service')).toEqual(['En retard', 'Tentes', 'À préparer'].toSorted())
    expect(await names('merchandiser')).toEqual(['En retard', 'Tentes'])
    // Editors see no orders.
    expect(await names('editor')).toEqual(['Tentes'])
    expect((await ask('editor', 'POST', '', orders))[0]).toBe(403)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await ask('merchandiser', method, `/${doc?.id}`, { name: 'Mine' }))[0], method).toBeGreaterThan(400)
    expect((await ask('service', 'DELETE', `/${doc?.id}`))[0]).toBe(200)
    expect(await names('administrator')).toEqual(['Tentes'])
  })

  test('what is not a view is refused in words', async () => {
    for (const query of ['next=https://evil.example', `search=${'a'.repeat(5000)}`]) {
      const [status, { errors }] = await ask('merchandiser', 'POST', '', { ...products, query })
      expect([status, errors?.[0]?.data?.errors?.[0]?.message]).toEqual([400, expect.stringContaining('vue')])
    }
    expect((await api('GET', '/saved-views', {})).status).toBe(403)
  })
})
