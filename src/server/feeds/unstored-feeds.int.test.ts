import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)

  test('a feed that cannot be stored is sent whole all the same; the log says why once, and it is stored as soon as it can be', async () => {
    const folder = path.join(temporaryFolder(), 'feeds')
    // As with a full disk nothing can be written there.
    writeFileSync(folder, '')
    const feeds = createShop(async () => opened.payload, {
      feeds: { folder, siteUrl: 'https://portage.example' },
    }).feeds!
    const kind = feeds.kinds.get('/feeds/google-en.xml')!
    const read = async () => gunzipSync(await buffer(feeds.bytes(kind, await feeds.made(kind)))).toString()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [first, second] = [await read(), await read()]
    expect(first).toContain(`/en/product/${jacket}/`)
    expect(first.endsWith('</rss>\n')).toBe(true)
    expect([second, await feeds.made(kind)]).toEqual([first, undefined])
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Product feeds are sent without being stored: /)]])
    logged.mockRestore()
    rmSync(folder)
    mkdirSync(folder)
    expect(await read()).toBe(first)
    expect(await feeds.made(kind)).toBeDefined()
  })
})
