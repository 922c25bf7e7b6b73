import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { served } from '../testing/http.ts'
import { feedEndpoints } from './feed-endpoint.ts'
import type { FeedKind } from './feed-kinds.ts'

const path = '/feeds/google-en.xml'
const kind: FeedKind = {
  path,
  locale: 'en',
  type: 'application/xml',
  edges: () => ({ start: '', end: '' }),
  lines: async () => '',
}
const endpoints = (bytes: () => AsyncGenerator<Buffer>) => {
  const feeds: Parameters<typeof feedEndpoints>[0] = {
    kinds: new Map([[path, kind]]),
    made: async () => undefined,
    make: async () => {},
    bytes,
    promotions: async (locale) => `<rss>${locale}</rss>`,
  }
  return feedEndpoints(feeds)
}
const promotions = served(() => endpoints(async function* () {})['/feeds/google-promotions-fr.xml']!)

test('the feed of promotions has a tag, comes as gzip, and is not sent to whoever has it', async () => {
  const name = '/feeds/google-promotions-fr.xml'
  const plain = await promotions(name)
  expect([plain.text, plain.headers['content-length'], plain.headers['x-robots-tag']]).toEqual([
    '<rss>fr</rss>',
    '13',
    'noindex',
  ])
  const packed = await promotions(name, { headers: { 'accept-encoding': 'gzip' } })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
  const etag = String(plain.headers.etag)
  expect([etag.length > 10, packed.headers.etag]).toEqual([true, etag])
  const again = await promotions(name, { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
})

/** How the answer to a client ends, who leaves after the first bytes where `leaves`. */
async function endOf(bytes: () => AsyncGenerator<Buffer>, leaves: boolean): Promise<unknown> {
  const ended = Promise.withResolvers<unknown>()
  const server = http.createServer((request, response) => {
    endpoints(bytes)[path]!(request, response)
      .then(() => ended.resolve(undefined), ended.resolve)
      .finally(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const request = http.get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
    response.on('error', () => {})
    response.once('data', () => leaves && request.destroy())
  })
  request.on('error', () => {})
  const end = await ended.promise
  await new Promise((resolve) => void server.close(resolve))
  return end
}
const some = gzipSync(Buffer.alloc(200_000, 'x'))

test('what the shop cannot do is no client that left: it ends the answer, and is for the log', async () => {
  const fault = new Error('no such file')
  expect(
    await endOf(async function* () {
      yield some.subarray(0, 100)
      throw fault
    }, false),
  ).toBe(fault)
})

test('a client that leaves is no fault', async () => {
  const isDone = vi.fn<() => void>()
  const end = await endOf(async function* () {
    try {
      yield some.subarray(0, 200)
      await new Promise((resolve) => setTimeout(resolve, 100))
      yield some.subarray(200)
    } finally {
      isDone()
    }
  }, true)
  expect([end, isDone.mock.calls.length]).toEqual([undefined, 1])
})
