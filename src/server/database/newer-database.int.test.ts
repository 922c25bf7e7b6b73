import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { rowsOf, sql } from './database.ts'
import { newerDatabase } from './newer-database.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('an older version over a newer database names the migrations that it does not know', async () => {
    expect(await newerDatabase(shop.payload)).toBeUndefined()
    for (const name of ['29991231_000000_later', '29991231_000001_latest'])
      await rowsOf(shop.payload)(sql`insert into payload_migrations (name, batch) values (${name}, 99)`)
    expect(await newerDatabase(shop.payload)).toMatch(
      /^The database was migrated by a newer version of the shop: .+ 29991231_000000_later, 29991231_000001_latest\. /,
    )
  })
})
