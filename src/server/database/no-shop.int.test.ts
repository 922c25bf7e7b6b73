import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { newDatabaseIn } from '../testing/postgres-cluster.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { emptyDatabaseFault, noShopFault } from './no-shop.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const emptyUrl = async (name: string) =>
    database === 'PostgreSQL'
      ? newDatabaseIn(inject('postgres').url, `${inject('postgres').prefix}noshop_${name}`)
      : undefined

  test('where a shop runs there is no fault', async () => {
    expect(await noShopFault({ dataDir: shop.dataDir, DATABASE_URL: shop.url })).toBeUndefined()
  })

  test('an empty database has no shop', async () => {
    const [dataDir, url] = [temporaryFolder(), await emptyUrl('empty')]
    const file = path.join(dataDir, 'portage.db')
    if (!url) new DatabaseSync(file).close()
    const place = url ? /^There is no shop in the database .*noshop_empty of [^ ]+\. Correct/ : file
    expect(await noShopFault({ dataDir, DATABASE_URL: url })).toMatch(place)
  })

  test.runIf(database === 'PostgreSQL')('a process of several makes no shop in an empty database', async () => {
    const empty = await emptyUrl('several')
    expect(await emptyDatabaseFault({ ROLE: 'shop', DATABASE_URL: empty })).toMatch(
      /^There is no shop in the database .*noshop_several of .+ ROLE=shop makes none\. .+ run npm run seed first\.$/,
    )
    expect(await emptyDatabaseFault({ ROLE: 'all', DATABASE_URL: empty })).toBeUndefined()
    expect(await emptyDatabaseFault({ ROLE: 'admin', DATABASE_URL: shop.url })).toBeUndefined()
  })

  test('a mistyped folder has no shop, or only its database, and is not made', async () => {
    const dataDir = path.join(temporaryFolder(), 'typo')
    expect(await noShopFault({ dataDir, DATABASE_URL: shop.url })).toMatch(
      shop.url
        ? /^The data folder .+typo is not there, .+; the shop of the database .+ has another\. Set DATA_DIR to that\.$/
        : /^There is no shop in .+\. Correct DATA_DIR or DATABASE_URL; npm run seed makes a new shop, and so does npm start\.$/,
    )
    expect(existsSync(dataDir)).toBe(false)
  })
})
