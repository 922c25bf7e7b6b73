import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { otherSecret } from './other-secret.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const startedWith = (secret: string, role: 'all' | 'shop' | 'admin') =>
    otherSecret(Object.create(shop.payload, { secret: { value: secret } }), role)

  test('a shop with another secret than the admin says so at each start, and one with the same does not', async () => {
    expect(await startedWith('the first of them', 'admin')).toBeUndefined()
    expect(await startedWith('the first of them', 'shop')).toBeUndefined()
    for (let start = 0; start < 2; start++)
      expect(await startedWith('another of them', 'shop')).toMatch(
        /^SECRET is not that of the admin on this database: /,
      )
  })

  test('a change is said once by the admin, and then holds for the shops', async () => {
    expect(await startedWith('the new secret', 'admin')).toMatch(/^SECRET is not that of the last start /)
    expect(await startedWith('the new secret', 'admin')).toBeUndefined()
    expect(await startedWith('the new secret', 'shop')).toBeUndefined()
    expect(await startedWith('the first of them', 'shop')).toMatch(/^SECRET is not that of the admin/)
  })
})
