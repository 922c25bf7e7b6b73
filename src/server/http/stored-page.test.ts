import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesOfPage, sendStored, storedBytes, storedPage } from './stored-page.ts'
import { served } from '../testing/http.ts'

const body = '<p>Tentes et œufs</p>'.repeat(100)
const pages = {
  '/page': storedPage(
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    body,
  ),
  '/missing': storedPage(404, { 'cache-control': 'no-store' }, 'Not found'),
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

  test('of what was not compressed is none', async () => {
    const { headers, bytes } = await ask('/font', { headers: { 'accept-encoding': 'br, gzip' } })
    expect([headers['content-encoding'], [...bytes]]).toEqual([undefined, [0, 1, 2]])
  })
})

test('a page takes little more memory than its compressed bytes', () => {
  const page = storedPage(200, { 'content-type': 'text/html' }, '<p>Tentes et œufs</p>'.repeat(10_000))
  expect(page.length).toBeGreaterThan(200_000)
  expect(bytesOfPage(page)).toBeLessThan(5000)
  // Nor does a small part hold on to a large buffer.
  for (const value of Object.values(page))
    if (Buffer.isBuffer(value)) expect(value.buffer.byteLength).toBe(value.length)
  expect(bytesOfPage(storedBytes({}, Buffer.alloc(1000)))).toBeGreaterThanOrEqual(1000)
})

test('the same bytes have the same ETag, others another', () => {
  expect(storedPage(200, {}, 'a').etag).toBe(storedPage(200, { x: 'y' }, 'a').etag)
  expect(storedPage(200, {}, 'a').etag).not.toBe(storedPage(200, {}, 'b').etag)
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
