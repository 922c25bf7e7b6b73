import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { feedEndpoints } from './feed-endpoint.ts'
import type { FeedKind } from './feed-kinds.ts'

const path = '/feeds/google-en.xml'
const kind: FeedKind = {
  path,
  locale: 'en',
  type: 'application/xml',
  edges: { start: '', end: '' },
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
