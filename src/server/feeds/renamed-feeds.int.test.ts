import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)

  test('feeds that are made already follow a new name of the shop, and are new to whoever compares', async () => {
    onTestFinished(() => setShopName(undefined))
    const feeds = createShop(async () => opened.payload, {
      feeds: { folder: temporaryFolder(), siteUrl: 'https://portage.example' },
    }).feeds!
    for (const name of ['google-en', 'google-fr', 'google-local-en', 'google-reviews-en']) {
      setShopName(undefined)
      const kind = feeds.kinds.get(`/feeds/${name}.xml`)!
      await feeds.make(kind)
      const before = (await feeds.made(kind))!
      setShopName('Boréal Plein Air')
      const then = (await feeds.made(kind))!
      const whole = await buffer(feeds.bytes(kind, then))
      expect(gunzipSync(whole).toString()).toMatch(/<(title|name)>Boréal Plein Air</)
      expect(whole.length).toBe(then.size)
      expect(then.etag).not.toBe(before.etag)
      // A download that began under the old name keeps it, as its length is said already.
      expect((await buffer(feeds.bytes(kind, before))).length).toBe(before.size)
    }
  })
})
