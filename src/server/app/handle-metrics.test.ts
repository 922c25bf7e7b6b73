import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { UNAVAILABLE } from '../http/refuse-request.ts'
import { storedPage } from '../http/stored-page.ts'
import { pageCache } from '../pages/page-cache.ts'
import { served } from '../testing/http.ts'
import { requestHandler, type RequestParts } from './handle.ts'

const text = (words: string) => storedPage(200, { 'content-type': 'text/plain' }, words)
const pages = pageCache()
pages.set('/en/cached', await text('cached page'), [])
const buildFile = await text('build file')
const answer = async (_: IncomingMessage, response: ServerResponse) => void response.end('answer')
const parts: RequestParts = {
  siteUrl: 'http://shop.test',
  trustProxy: false,
  role: 'all',
  files: (pathname) => (pathname === '/assets/app.js' ? buildFile : undefined),
  pages,
  uploads: {},
  isTooManyAtOnce: () => false,
  isOverLimit: async () => false,
  admin: answer,
  search: answer,
  agents: async () => {},
  endpoints: {},
  page: answer,
}
let handler = requestHandler(parts)
const server = served(() => (request, response) => handler(request, response))
const ask: typeof server = (path, { headers } = {}) =>
  server(path, { headers: { 'accept-encoding': 'gzip', ...headers } })

test('each answer has the id of its request, that of a proxy where one is trusted', async () => {
  const ids = [(await ask('/en')).headers['x-request-id'], (await ask('/en/cached')).headers['x-request-id']]
  expect(new Set(ids).size).toBe(2)
  const headers = { 'x-request-id': 'of-the-proxy-1' }
  expect((await ask('/en', { headers })).headers['x-request-id']).not.toBe('of-the-proxy-1')
  handler = requestHandler({ ...parts, trustProxy: true })
  expect((await ask('/en', { headers })).headers['x-request-id']).toBe('of-the-proxy-1')
})

test('requests are counted by the step that answered them, never by their address', async () => {
  const counted: [string, number | 'aborted'][] = []
  const begun: string[] = []
  const metrics = {
    begin: (steps: readonly string[]) => void begun.push(...steps),
    answered: (step: string, status: number | 'aborted') => void counted.push([step, status]),
  }
  handler = requestHandler({ ...parts, metrics })
  for (const path of ['/en', '/en/cached', '/api/nothing', '/api/search/1/indexes', '/admin', '/assets/app.js'])
    await ask(path)
  await expect.poll(() => counted.length).toBe(6)
  expect(counted).toEqual([
    ['page', 200],
    ['cached page', 200],
    ['unknown endpoint', 404],
    ['search', 200],
    ['admin', 200],
    ['build file', 200],
  ])
  expect(begun).toEqual(expect.arrayContaining([...counted.map(([step]) => step), 'broken']))
})

test('what fails while the database is away is 503, and may be asked for again in some seconds', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no answer')
  const isAway = async (about?: unknown) => about === failure
  handler = requestHandler({ ...parts, page: () => Promise.reject(failure), isAway })
  const { status, headers, text: words } = await ask('/sitemap-en.xml')
  expect([status, headers['retry-after'], words]).toEqual([503, '10', UNAVAILABLE])
  error.mockRestore()
})

test('the admin is 503 while the database is away, which would end every session; its files are not', async () => {
  handler = requestHandler({ ...parts, isAway: async () => true })
  const asked = await Promise.all(['/admin', '/admin/api/users/me', '/_next/static/x.js'].map((path) => ask(path)))
  expect(asked.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '10'],
    [503, '10'],
    [200, undefined],
  ])
})
