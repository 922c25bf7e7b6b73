import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { requestHandler, type RequestParts } from '../app/handle.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { openTracing } from './open-tracing.ts'
import { startRequest } from './trace.ts'

type Value = { stringValue?: string; intValue?: number | string }
type ReceivedSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  status?: { code?: number }
}
/** As OTLP counts the kinds of spans. */
const [SERVER, CLIENT] = [2, 3]
type Received = { resourceSpans: { resource: object; scopeSpans: { spans: ReceivedSpan[] }[] }[] }

const spansOf = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

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
const begun = () => startRequest({ method: 'GET', headers: {} }, 'id', false)
const settings = { service: 'portage', role: 'shop', share: 1 }

test('without a collector nothing is recorded', async () => {
  expect(await openTracing({ ...settings, endpoint: undefined })).toEqual([])
  expect(begun()).toBeUndefined()
})

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const handler = (trustProxy = false) => {
    const server = createShop(async () => shop.payload)
    const parts: RequestParts = {
      siteUrl: 'http://shop.test',
      trustProxy,
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
    expect([begun(), failed.status, new Set(received.map(({ url }) => url))]).toEqual([
      undefined,
      500,
      new Set(['/v1/traces']),
    ])
    const spans = spansOf()
    const attributesOf = ({ attributes }: ReceivedSpan) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
    const [request, broken] = spans.filter(({ kind }) => kind === SERVER)
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
    expect([request?.name, broken?.name]).toEqual(['GET page', 'GET page'])
    expect([request?.parentSpanId ?? '', request?.status?.code ?? 0, broken?.status?.code]).toEqual(['', 0, 2])
    const below = spans.filter(({ traceId, name }) => traceId === request?.traceId && name !== 'GET page')
    const search = below.find(({ name }) => name === 'search')
    expect([search?.parentSpanId, attributesOf(search!)]).toEqual([
      request?.spanId,
      { 'search.index': 'products_en', 'search.hits': expect.any(Number) },
    ])
    expect(below.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(attributesOf)).toContainEqual({
      'db.system.name': database === 'SQLite' ? 'sqlite' : 'postgresql',
      'db.query.text': 'select id from products where code = ?',
    })
    expect(JSON.stringify(received)).not.toMatch(/secret|a value|roy@example/)
    expect(new Set(below.filter(({ name }) => name === 'database').map(({ kind }) => kind))).toEqual(new Set([CLIENT]))
  })

  test('what the shop asks the database by itself is in no trace', async () => {
    received.length = 0
    const [traces] = await openTracing({ ...settings, endpoint: endpoint() })
    await traces?.start()
    await rowsOf(shop.payload)(sql`select id from products limit 1`)
    await traces?.stop()
    expect(spansOf()).toEqual([])
  })

  test.each([
    ['goes on with that of a proxy that is trusted', true, 1, 1],
    ['has its share of those, too', true, 0, 0],
    ['begins its own where none is', false, 1, 1],
  ])('the trace of a request %s', async (_, trustProxy, share, count) => {
    received.length = 0
    const [traces] = await openTracing({ ...settings, share, endpoint: endpoint() })
    await traces?.start()
    handle = handler(trustProxy)
    const traceId = 'a'.repeat(32)
    await ask('/en', { headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } })
    handle = undefined
    await traces?.stop()
    const requests = spansOf().filter(({ kind }) => kind === SERVER)
    expect(requests).toHaveLength(count)
    for (const request of requests)
      expect([request.traceId === traceId, request.parentSpanId ?? '']).toEqual([
        trustProxy,
        trustProxy ? 'b'.repeat(16) : '',
      ])
  })
})
