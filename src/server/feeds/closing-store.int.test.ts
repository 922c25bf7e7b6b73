import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)

  test('the day a store closes for good is in the feed once it comes, by the clock of the store', async () => {
    const { payload } = opened
    await payload.create({
      collection: 'inventory',
      data: { sku: poles, location: 'calgary', quantity: 4 } as never,
    })
    await payload.update({
      collection: 'stores',
      where: { slug: { equals: 'calgary' } },
      data: { closedOn: '2027-07-13' },
    })
    let now = ''
    const feeds = createShop(async () => payload, {
      feeds: { folder: temporaryFolder(), siteUrl: 'https://portage.example' },
      now: () => Date.parse(now),
    }).feeds!
    const kind = feeds.kinds.get('/feeds/google-local-en.tsv')!
    /** What the feed says of the store, and whether that was made already. */
    const at = async (time: string) => {
      now = time
      const made = await feeds.made(kind)
      const [line = ''] = /^calgary\t.*$/m.exec(gunzipSync(await buffer(feeds.bytes(kind, made))).toString()) ?? []
      return [line.split('\t').filter((cell) => cell === 'calgary' || cell === 'buy'), made !== undefined]
    }
    expect([
      await at('2027-07-09T12:00:00Z'),
      await at('2027-07-10T05:59:00Z'),
      // Midnight in Calgary, three days before: too late to collect an order. In Vancouver it is the day before.
      await at('2027-07-10T06:01:00Z'),
      await at('2027-07-12T12:00:00Z'),
      await at('2027-07-13T06:01:00Z'),
    ]).toEqual([
      [['calgary', 'buy'], false],
      [['calgary', 'buy'], true],
      [['calgary'], false],
      [['calgary'], true],
      [[], false],
    ])
  })
})
