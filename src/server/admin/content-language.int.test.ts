import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('whoever signs in is shown content in the language of the admin, each time anew', async () => {
    const [email, password] = ['marie@portage.example', 'a-long-password-of-marie']
    const { id } = await shop.payload.create({
      collection: 'users',
      data: { name: 'Marie', email, password, role: 'editor' } as never,
    })
    const languages: unknown[] = []
    for (const language of ['fr', 'fr', 'en', 'fr']) {
      const answer = await admin('POST', '/users/login', { language, json: { email, password } })
      expect(answer.status).toBe(200)
      const { docs } = await shop.payload.find({
        collection: 'payload-preferences',
        where: { 'user.value': { equals: id }, key: { equals: 'locale' } },
      })
      languages.push(docs.map(({ value }) => value))
    }
    expect(languages).toEqual([['fr'], ['fr'], ['en'], ['fr']])
  })
})
