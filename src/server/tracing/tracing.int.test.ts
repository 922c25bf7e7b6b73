import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { requestHandler, type RequestParts } from '../app/handle.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { openTracing } from './open-tracing.ts'
import { startSpan } from './trace.ts'

type Value = { stringValue?: string; intValue?: number | string }
type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  status?: { code?: number }
}
type Received = { resourceSpans: { resource: object; scopeSpans: { spans: ReceivedSpan[] }[] }[] }

/** A collector that records what it gets. */
const received: { url: string | undefined; body: Received }[] = []
const collector = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  received.push({ url: request.url, body: JSON.parse(body) as Received })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)))
afterAll(() => void collector.close())
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const settings = { service: 'portage', role: 'shop', share: 1 }

test('without a collector nothing is recorded', async () => {
  expect(await openTracing({ ...settings, endpoint: undefined })).toEqual([])
  expect(startSpan('request', {})).toBeUndefined()
})

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const handler = () => {
    const server = createShop(async () => shop.payload)
    const parts: RequestParts = {
      siteUrl: 'http://shop.test',
      trustProxy: false,
      role: 'all',
      files: () => undefined,
      pages: undefined,
      uploads: {},
      isTooManyAtOnce: () => false,
      isOverLimit: async () => false,
      admin: async () => {},
      search: async () => {},
      agents: async () => {},
      endpoints: {},
      async page(_, response, { pathname }) {
        if (pathname === '/en/broken') throw new Error('the words of roy@example.com')
        await server.searchEngine.search('products_en', { query: 'secret words' })
        await rowsOf(shop.payload)(sql`select id from products where code = ${'a value'}`)
        response.end('page')
      },
    }
    return requestHandler(parts)
  }
  let handle: ReturnType<typeof handler> | undefined
  const ask = served(() => (request, response) => (handle ??= handler())(request, response))

  test('a request is a span, and its searches and queries are below it', async () => {
    received.length = 0
    const [traces] = await openTracing({ ...settings, endpoint: endpoint() })
    await traces?.start()
    const { headers } = await ask('/en?q=secret+words')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = await ask('/en/broken')
    logged.mockRestore()
    await traces?.stop()
    expect([startSpan('request', {}), failed.status, new Set(received.map(({ url }) => url))]).toEqual([
      undefined,
      500,
      new Set(['/v1/traces']),
    ])
    const spans = received.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
    const attributesOf = ({ attributes }: ReceivedSpan) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
    const [request, broken] = spans.filter(({ name }) => name === 'request')
    expect([request, broken].map((span) => attributesOf(span!))).toEqual([
      {
        'http.request.method': 'GET',
        'portage.request_id': headers['x-request-id'],
        'portage.kind': 'page',
        'http.response.status_code': 200,
      },
      {
        'http.request.method': 'GET',
        'portage.request_id': failed.headers['x-request-id'],
        'portage.kind': 'page',
        'http.response.status_code': 500,
      },
    ])
    expect([request?.parentSpanId ?? '', request?.status?.code ?? 0, broken?.status?.code]).toEqual(['', 0, 2])
    const below = spans.filter(({ traceId, name }) => traceId === request?.traceId && name !== 'request')
    const search = below.find(({ name }) => name === 'search')
    expect([search?.parentSpanId, attributesOf(search!)]).toEqual([
      request?.spanId,
      { 'search.index': 'products_en', 'search.hits': expect.any(Number) },
    ])
    expect(below.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(attributesOf)).toContainEqual({
      'db.query.text': 'select id from products where code = ?',
    })
    expect(JSON.stringify(received)).not.toMatch(/secret|a value|roy@example/)
  })
})
