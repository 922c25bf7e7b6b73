import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { betterPage, bytesOfPage, pageAlsoIn, quickPage, sendStored, storedBytes, storedPage } from './stored-page.ts'
import { served } from '../testing/http.ts'

const body = '<p>Tentes et œufs</p>'.repeat(100)
const pages = {
  '/page': await storedPage(
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    body,
  ),
  '/quick': await quickPage(200, {}, Buffer.from(body), 'gzip'),
  '/missing': await storedPage(404, { 'cache-control': 'no-store' }, 'Not found'),
  '/font': storedBytes({}, Buffer.from([0, 1, 2])),
}
const ask = served(
  () => (request, response, url) => sendStored(request, response, pages[url.pathname as keyof typeof pages]),
)

describe('the encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['brotli, xgzip', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers, bytes } = await ask('/page', {
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    expect([headers['content-encoding'], headers.vary, Number(headers['content-length'])]).toEqual([
      encoding,
      'accept-encoding',
      bytes.length,
    ])
    expect(
      (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString(
        'utf8',
      ),
    ).toBe(body)
  })

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const)('of a page that was compressed for another is made for "%s"', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await ask('/quick', { headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], Number(headers['content-length'])]).toEqual([encoding, bytes.length])
    expect(unpack(bytes).toString('utf8')).toBe(body)
  })

  test('a quick page is compressed better as it was asked for, and in another encoding once that is asked for', async () => {
    const { br, ...inGzip } = (await storedPage(200, {}, body)) as Record<string, unknown>
    const better = await betterPage(pages['/quick'])
    expect(better).toEqual(inGzip)
    expect(await pageAlsoIn(better, 'br')).toEqual({ ...inGzip, br })
    expect(await pageAlsoIn(better, 'gzip')).toBe(better)
  })

  test('nothing of what was not compressed is stored', async () => {
    const { headers, bytes } = await ask('/font', { headers: { 'accept-encoding': 'br, gzip' } })
    expect([headers['content-encoding'], [...bytes]]).toEqual([undefined, [0, 1, 2]])
  })
})

test('a page takes little more memory than its compressed bytes', async () => {
  const page = await storedPage(200, { 'content-type': 'text/html' }, '<p>Tentes et œufs</p>'.repeat(10_000))
  expect(page.length).toBeGreaterThan(200_000)
  expect(bytesOfPage(page)).toBeLessThan(5000)
  // Nor does a small part hold on to a large buffer.
  for (const value of Object.values(page))
    if (Buffer.isBuffer(value)) expect(value.buffer.byteLength).toBe(value.length)
  expect(bytesOfPage(storedBytes({}, Buffer.alloc(1000)))).toBeGreaterThanOrEqual(1000)
})

test('the same bytes have the same ETag, others another', async () => {
  const etag = async (headers: Record<string, string>, text: string) => (await storedPage(200, headers, text)).etag
  expect(await etag({}, 'a')).toBe(await etag({ x: 'y' }, 'a'))
  expect(await etag({}, 'a')).not.toBe(await etag({}, 'b'))
  expect((await quickPage(200, {}, Buffer.from('a'), 'gzip')).etag).toBe(await etag({}, 'a'))
})

test.each([
  ['/page', pages['/page'].etag, 304],
  ['/page', '"other"', 200],
  ['/missing', pages['/missing'].etag, 404],
])('%s, if it is not %s, answers %i', async (path, etag, status) => {
  const answer = await ask(path, { headers: { 'if-none-match': etag } })
  expect([answer.status, answer.headers.etag]).toEqual([status, pages[path as keyof typeof pages].etag])
  expect(answer.bytes.length === 0).toBe(status === 304)
})

test('HEAD sends the length and no body', async () => {
  const { headers, bytes } = await ask('/page', { method: 'HEAD' })
  expect([Number(headers['content-length']), bytes.length]).toEqual([Buffer.byteLength(body), 0])
})
