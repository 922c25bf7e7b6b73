import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestKind } from '../http/request-limits.ts'
import { storedPage } from '../http/stored-page.ts'
import { pageCache } from '../pages/page-cache.ts'
import { served } from '../testing/http.ts'
import { requestHandler, requestSteps, type RequestParts } from './handle.ts'

const text = (words: string) => storedPage(200, { 'content-type': 'text/plain' }, words)
const pages = pageCache()
pages.set('/en/cached', await text('cached page'), [])
const buildFile = await text('build file')

/** What a request reached, in order; each part answers with its own name. */
let reached: string[] = []
let isOver = false
let isTooMany = false
const part = (name: string) => async (_: IncomingMessage, response: ServerResponse) => {
  reached.push(name)
  response.end(name)
}
const parts: RequestParts = {
  siteUrl: 'http://shop.test',
  trustProxy: false,
  role: 'all',
  files: (pathname) => (pathname === '/assets/app.js' || pathname === '/admin/logo.svg' ? buildFile : undefined),
  pages,
  uploads: { '/media/': part('upload') },
  isTooManyAtOnce: () => isTooMany,
  async isOverLimit(_, kind) {
    reached.push(`limit ${kind}`)
    return isOver
  },
  admin: part('admin'),
  search: part('search'),
  agents: part('agents'),
  endpoints: {
    '/api/cart': part('endpoint'),
    '/api/health': part('health'),
    '/robots.txt': part('endpoint'),
    '/ucp/handlers/card.json': part('endpoint'),
  },
  page: part('page'),
}
let handler = requestHandler(parts)
const server = served(() => (request, response) => handler(request, response))
/** As a browser asks. */
const ask: typeof server = async (path, { headers, ...more } = {}) => {
  const answer = await server(path, { ...more, headers: { 'accept-encoding': 'gzip', ...headers } })
  return answer.headers['content-encoding'] === 'gzip'
    ? { ...answer, text: gunzipSync(answer.bytes).toString('utf8') }
    : answer
}
const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }

beforeEach(() => {
  reached = []
  isOver = false
  isTooMany = false
  handler = requestHandler(parts)
})

test('a request asks in this order', () =>
  expect(requestSteps(parts).map(({ name }) => name)).toEqual([
    'at once',
    'build file',
    'cached page',
    'upload',
    'limit',
    'same origin of the admin',
    'admin',
    'role',
    'same origin',
    'search',
    'agents',
    'endpoint',
    'unknown endpoint',
    'page',
  ]))

describe('what a request reaches, and nothing after it', () => {
  test.each<[method: string, path: string, status: number, answer: string, reached: string[]]>([
    // What costs nothing is not counted.
    ['GET', '/assets/app.js', 200, 'build file', []],
    ['GET', '/admin/logo.svg', 200, 'build file', []],
    ['GET', '/en/cached', 200, 'cached page', []],
    ['GET', '/media/tent.jpg?w=400', 200, 'upload', ['upload']],
    // All else is, as what it is.
    ['GET', '/en', 200, 'page', ['limit page', 'page']],
    ['GET', '/en/cached?page=2', 200, 'page', ['limit page', 'page']],
    ['POST', '/en/cached', 200, 'page', ['limit write', 'page']],
    ['POST', '/assets/app.js', 200, 'page', ['limit write', 'page']],
    ['POST', '/media/tent.jpg', 200, 'page', ['limit write', 'page']],
    ['GET', '/api/cart', 200, 'endpoint', ['limit api', 'endpoint']],
    ['POST', '/api/cart', 200, 'endpoint', ['limit write', 'endpoint']],
    ['GET', '/robots.txt', 200, 'endpoint', ['limit page', 'endpoint']],
    ['GET', '/api/nothing', 404, 'Not found. / Introuvable.', ['limit api']],
    ['GET', '/api/search/1/indexes', 200, 'search', ['limit search', 'search']],
    ['POST', '/api/search/1/indexes/products_en/query', 200, 'search', ['limit search', 'search']],
    ['POST', '/ucp/2026-04-08/checkout-sessions', 200, 'agents', ['limit agent', 'agents']],
    ['GET', '/ucp/handlers/card.json', 200, 'endpoint', ['limit agent', 'endpoint']],
    ['GET', '/ucpx', 200, 'page', ['limit page', 'page']],
    ['GET', '/admin', 200, 'admin', ['limit admin', 'admin']],
    ['POST', '/admin/api/users/login', 200, 'admin', ['limit admin', 'admin']],
    ['GET', '/administration', 200, 'page', ['limit page', 'page']],
  ])('%s %s: %i %s', async (method, path, status, answer, reaches) => {
    expect(await ask(path, { method })).toMatchObject({ status, text: answer })
    expect(reached).toEqual(reaches)
  })
})

describe('a request over its limit reaches no endpoint', () => {
  test.each([
    ['GET', '/en', 'page'],
    ['POST', '/en/cart', 'write'],
    ['GET', '/api/cart', 'api'],
    ['POST', '/api/cart', 'write'],
    ['GET', '/api/nothing', 'api'],
    ['POST', '/api/search/1/indexes/products_en/query', 'search'],
    ['POST', '/ucp/2026-04-08/checkout-sessions', 'agent'],
    // Counted before the admin reads a password.
    ['POST', '/admin/api/users/login', 'admin'],
  ] as const)('%s %s', async (method, path, kind: RequestKind) => {
    isOver = true
    const answer = await ask(path, { method })
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60'])
    expect(reached).toEqual([`limit ${kind}`])
  })

  test.each(['/assets/app.js', '/en/cached', '/media/tent.jpg'])('but %s is still sent', async (path) => {
    isOver = true
    expect((await ask(path)).status).toBe(200)
    expect(reached.filter((name) => name.startsWith('limit'))).toEqual([])
  })
})

test.each(['/assets/app.js', '/en/cached', '/media/tent.jpg', '/en', '/admin'])(
  'an address with too many requests in work gets nothing more: %s',
  async (path) => {
    isTooMany = true
    expect((await ask(path)).status).toBe(429)
    expect(reached).toEqual([])
  },
)

test.each(['/assets/app.js', '/en/cached'])('who takes no encoding has %s counted, as it is unpacked', async (path) => {
  const headers = { 'accept-encoding': 'identity' }
  expect((await ask(path, { headers })).status).toBe(200)
  expect(reached[0]).toBe('limit page')
  isOver = true
  expect((await ask(path, { headers })).status).toBe(429)
})

describe('a page of another site', () => {
  test.each([
    '/admin/api/users',
    '/admin/api/users/login',
    '/admin',
    '/en/cart',
    '/api/cart',
    '/robots.txt',
    '/api/search/1/indexes/products_en/query',
    '/api/nothing',
  ])('writes nothing: %s', async (path) => {
    expect((await ask(path, { method: 'POST', headers: elsewhere })).status).toBe(403)
    expect(reached.map((name) => name.split(' ')[0])).toEqual(['limit'])
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('nor by %s', async (method) => {
    expect((await ask('/api/cart', { method, headers: elsewhere })).status).toBe(403)
    expect(reached).toEqual(['limit write'])
  })

  test.each([
    ['another scheme', { origin: 'https://shop.test', host: 'shop.test' }],
    ['a sibling of this site', { 'sec-fetch-site': 'same-site', cookie: 'payload-token=a' }],
    ['no page at all', { origin: 'null', host: 'shop.test' }],
  ])('nor of %s', async (_, headers) => {
    for (const path of ['/api/cart', '/admin/api/users'])
      expect((await ask(path, { method: 'POST', headers })).status, path).toBe(403)
  })

  test('is no program that shows its token itself', async () => {
    const headers = { ...elsewhere, authorization: 'JWT token' }
    expect((await ask('/admin/api/inventory/import', { method: 'POST', headers })).text).toBe('admin')
  })

  test('may lead here: a link is a read', async () => {
    expect((await ask('/en', { headers: elsewhere })).text).toBe('page')
  })
})

describe('of a process of one role', () => {
  test.each<[role: RequestParts['role'], path: string, status: number, answer: string]>([
    ['shop', '/admin', 404, 'The admin runs elsewhere. / L’administration est ailleurs.'],
    ['shop', '/_next/static/x.js', 404, 'The admin runs elsewhere. / L’administration est ailleurs.'],
    ['shop', '/en', 200, 'page'],
    ['admin', '/admin', 200, 'admin'],
    ['admin', '/en', 404, 'The shop runs elsewhere. / La boutique est ailleurs.'],
    ['admin', '/api/cart', 404, 'The shop runs elsewhere. / La boutique est ailleurs.'],
    [
      'admin',
      '/api/search/1/indexes',
      404,
      '{"message":"The shop runs elsewhere. / La boutique est ailleurs.","status":404}',
    ],
    ['admin', '/api/health', 200, 'health'],
  ])('%s: %s %i %s', async (role, path, status, answer) => {
    handler = requestHandler({ ...parts, role })
    expect(await ask(path)).toMatchObject({ status, text: answer })
    // What runs elsewhere is not reached, but it is counted.
    expect(reached[0]).toMatch(/^limit/)
    expect(reached.slice(1)).toEqual(status === 200 ? [answer] : [])
  })
})

test.each(['//evil.test/en', '//evil.test/products/women', '//evil.test/admin', '/\\evil', '///x', '/.//x/en'])(
  '%s names another host, and reaches nothing',
  async (path) => {
    expect((await ask(path)).status).toBe(400)
    expect(reached).toEqual([])
  },
)

test('an editor’s preview gets no cached page', async () => {
  expect((await ask('/en/cached', { headers: { cookie: 'preview=anything' } })).text).toBe('page')
})

test.each([
  ['https://shop.test', 'max-age=31536000; includeSubDomains'],
  ['http://shop.test', undefined],
])('every answer of %s says so to browsers', async (siteUrl, transport) => {
  handler = requestHandler({ ...parts, siteUrl })
  for (const path of ['/assets/app.js', '/en', '/api/nothing'])
    expect((await ask(path)).headers['strict-transport-security'], path).toBe(transport)
})

test('a part that fails is answered with 500, and the next request as ever', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  handler = requestHandler({ ...parts, page: () => Promise.reject(new Error('the database is away')) })
  const answer = await ask('/en?token=secret')
  expect([answer.status, answer.text]).toEqual([500, 'Something went wrong. / Une erreur est survenue.'])
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.slice(0, 2)).toEqual(['GET', '/en'])
  error.mockRestore()
  expect((await ask('/robots.txt')).status).toBe(200)
})
