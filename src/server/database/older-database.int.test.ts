import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { rowsOf, sql } from './database.ts'
import { olderDatabase, whyFailed } from './older-database.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('collections that are ahead of the database name what it lacks', async () => {
    expect(await olderDatabase(shop.payload)).toBeUndefined()
    const [payload, failure] = [async () => shop.payload, new Error('Failed query', { cause: new Error('no column') })]
    expect(await whyFailed(payload, failure)).toBe('no column: Failed query')
    await rowsOf(shop.payload)(sql`alter table products rename column popularity to was_popularity`)
    await rowsOf(shop.payload)(sql`alter table redirects rename to was_redirects`)
    expect(await olderDatabase(shop.payload)).toMatch(/ lacks (?=.*\bproducts\.popularity\b)(?=.*\bredirects\b)/)
    expect(await whyFailed(payload, failure)).toBe(await olderDatabase(shop.payload))
    expect(await whyFailed(() => Promise.reject(failure), failure)).toBe('no column: Failed query')
  })
})
