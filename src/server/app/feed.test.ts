import { expect, test } from 'vitest'
import { bytesOfPage, storedPage } from '../http/stored-page.ts'
import { droppedFor } from '../feed/cache-tags.ts'
import { shopCaches } from './feed.ts'

const MB = 1_000_000
const page = await storedPage(200, { 'content-type': 'text/html' }, '<p>Tentes et œufs</p>'.repeat(10))
/** As large as the page of a listing. */
const large = { ...page, gzip: Buffer.alloc(24_000), br: Buffer.alloc(20_000) }

test('5,000 addresses of each kind take six tenths of the setting', () => {
  const { reads, pages, parts, texts } = shopCaches('pages', 10 * MB)
  const taken = () => reads.bytes + texts.bytes + (pages?.bytes ?? 0) + (parts?.bytes ?? 0)
  for (let i = 0; i < 5000; i++) {
    pages?.set(`/en/products?price=${i}-${i + 1}`, large, ['catalogue', `scope:${i}`])
    texts.set(`/sitemap-${i}.xml`, large, [])
    reads.set(`product/en/${i}`, { value: { words: 'x'.repeat(5000) }, tags: [] }, [`product:${i}`])
    parts?.set(`tile ${i}`, { html: '<p></p>'.repeat(200), late: [] }, [])
    if (taken() > 6 * MB) break
  }
  expect(taken()).toBeLessThanOrEqual(6 * MB)
  // And most of it is used.
  expect(taken()).toBeGreaterThan(5.5 * MB)
  expect(pages?.size).toBeGreaterThan(60)
  expect(bytesOfPage(large)).toBeGreaterThan(44_000)
})

test('words of one language drop what is in it or in none, and what has no language drops all', () => {
  const left = (dropped: string) => {
    const { reads, drop } = shopCaches('data', MB)
    for (const tag of ['tile:1@en', 'tile:1@fr', 'tile:1', 'tile:2@fr']) reads.set(tag, { value: 1, tags: [] }, [tag])
    drop([dropped])
    return ['tile:1@en', 'tile:1@fr', 'tile:1', 'tile:2@fr'].filter((key) => reads.get(key))
  }
  expect(left('tile:1@fr')).toEqual(['tile:1@en', 'tile:2@fr'])
  expect(left('tile:1')).toEqual(['tile:2@fr'])
  expect(droppedFor('product:AB@1')).toContain('product:AB@1@en')
})

test('nothing is cached of pages where they are not to be', () =>
  expect([shopCaches('data', MB).pages, shopCaches('none', MB).parts]).toEqual([undefined, undefined]))
