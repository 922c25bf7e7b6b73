import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { missingPictures } from './missing-pictures.ts'
import { shopStorage } from './shop-storage.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('a process that has not the pictures of its database says so', async () => {
    await rowsOf(shop.payload)(sql`delete from media`)
    const dataDir = temporaryFolder()
    const found = () => missingPictures(shop.payload, shopStorage({ dataDir }), dataDir)
    expect(await found()).toBeUndefined()
    const at = '2026-11-29T00:00:00.000Z'
    await rowsOf(shop.payload)(
      sql`insert into media (filename, created_at, updated_at) values ('lake.jpg', ${at}, ${at})`,
    )
    expect(await found()).toMatch(/^lake\.jpg is not in .+\/media, .+ Set S3_BUCKET/)
    await shopStorage({ dataDir }).originals.media.write('lake.jpg', Buffer.from('x'), 'image/jpeg')
    expect(await found()).toBeUndefined()
  })
})
