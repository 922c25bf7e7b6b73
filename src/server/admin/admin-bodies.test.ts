import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adminBodies } from './admin-bodies.ts'
import { readBody } from '../http/json-http.ts'
import { served } from '../testing/http.ts'

const auth = vi.fn(async ({ headers }: { headers: Headers }) => ({
  user:
    headers.get('cookie') === 'payload-token=good' || headers.get('authorization') === 'JWT good' ? { id: 1 } : null,
}))
const admin = vi.fn(
  async (request: IncomingMessage, response: ServerResponse) =>
    void response.end(String((await readBody(request, 1e9))?.length)),
)
const ask = served(() =>
  adminBodies(
    async () => ({ auth }) as unknown as Payload,
    () => '192.0.2.1',
    admin,
  ),
)
beforeEach(() => vi.clearAllMocks())

const send = async (body: string, headers: Record<string, string> = {}) => {
  const { status, text } = await ask('/admin/api/users/login', { method: 'POST', headers, body })
  return { status, json: JSON.parse(text) as unknown, read: admin.mock.calls.length }
}
const refused = (status: number, words: string) => ({
  status,
  json: { errors: [{ message: expect.stringMatching(words) as string }] },
  read: 0,
})
const staff = { cookie: 'payload-token=good' }
const [small, long] = [128 * 1024, 128 * 1024 + 1].map((bytes) => 'x'.repeat(bytes)) as [string, string]

test('a small body is read from any caller, without a session lookup', async () => {
  expect([await send(''), await send(small), (await ask('/admin')).status]).toEqual([
    { status: 200, json: 0, read: 1 },
    { status: 200, json: small.length, read: 2 },
    200,
  ])
  expect(auth).not.toHaveBeenCalled()
})

test.each([
  ['nobody', {}],
  ['who forged a session', { cookie: 'payload-token=forged' }],
])('what is long of %s is not read', async (_, headers) =>
  expect(await send(long, headers as Record<string, string>)).toEqual(refused(413, 'too large.+trop volumineuse')),
)

test.each([
  ['the staff', staff],
  ['a program of the staff', { authorization: 'JWT good' }],
])('what is long of %s is read', async (_, headers) =>
  expect(await send(long, headers as Record<string, string>)).toEqual({ status: 200, json: long.length, read: 1 }),
)

describe('of Next', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const post = async (path: string, headers: Record<string, string>) => {
    const { status } = await ask(path, { method: 'POST', headers, body: '--x\r\ncontent-disp' })
    return [status, admin.mock.calls.length]
  }

  test.each(['/admin/login', '/admin', '/admin/apis', '/admin?x=/admin/api/'])(
    'no page takes a form, which would call a function without JavaScript: %s',
    async (path) => {
      for (const headers of [form, { ...form, ...staff }, { 'content-type': 'text/plain' }])
        expect(await post(path, headers)).toEqual([405, 0])
      expect((await ask(path, { method: 'GET' })).status).toBe(200)
    },
  )

  test.each(['x', '__proto__', '', '401067060eede06f1b2201b0e2d0ea7a1ed53d7540'])(
    'only staff call a function, whatever its name: "%s"',
    async (name) => {
      const called = { ...form, 'next-action': name }
      expect(await post('/admin/login', called)).toEqual([401, 0])
      expect(await post('/admin', { ...called, cookie: 'payload-token=forged' })).toEqual([401, 0])
      expect(await post('/admin', { ...called, ...staff })).toEqual([200, 1])
    },
  )

  test('the endpoints of the admin take forms, with files', async () =>
    expect(await post('/admin/api/media', form)).toEqual([200, 1]))
})

test('a body larger than any file is never read, and answered once it was sent', async () =>
  expect(await send('x'.repeat(64_000_001), staff)).toEqual(refused(413, 'larger than 60 MB.+dépasse 60 Mo')))

test('a stream of unknown length is refused, of the staff too', async () =>
  expect(await send(small, { ...staff, 'transfer-encoding': 'chunked' })).toEqual(refused(411, 'length.+longueur')))
