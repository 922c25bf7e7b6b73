import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('the list of stock and its forms say in the language of the staff what a SKU is', async () => {
    const cookie = await staffCookie(shop.payload, 'merchandiser')
    type Level = { id: number; sku: string; product: string }
    const listed = async (language: string) => {
      const answer = await admin('GET', '/inventory?limit=100&sort=sku', { cookie, language })
      return ((await answer.json()) as { docs: Level[] }).docs
    }
    const jacketIn = (levels: Level[]) => levels.find(({ sku }) => sku === '5101-204-PLUM-S')
    const level = jacketIn(await listed('en'))
    expect(level?.product).toBe('Fundy Jacket · Saltspray · Plum · S')
    expect(jacketIn(await listed('fr'))?.product).toMatch(/ · Saltspray · Prune · P$/)
    await shop.payload.create({ collection: 'inventory', data: { sku: 'NOT-SOLD', location: 'online', quantity: 1 } })
    expect((await listed('en')).find(({ sku }) => sku === 'NOT-SOLD')?.product).toBe('')
    const one = await admin('GET', `/inventory/${level?.id}`, { cookie, language: 'en' })
    expect(await one.json()).toMatchObject({ product: level?.product, quantity: expect.any(Number) })
  })
})
