import { fork } from 'node:child_process'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { blockCrossSiteDEV } from 'next/dist/server/lib/router-utils/block-cross-site-dev.js'
import { afterEach, expect, test, vi } from 'vitest'
import config from '../../../admin/next.config.mjs'
import { builtAdmin } from '../testing/built-admin.ts'
import { adminApp } from './admin-app.ts'

/** The first word of a child of Next's, which must be an answer to Next and nothing of Node's watcher. */
let firstWord: unknown
vi.mock('next', () => ({
  default: () => ({
    async prepare() {
      const child = fork('-e', ["process.send('answer')"], { execArgv: ['--require', path.resolve('package.json')] })
      firstWord = await new Promise((resolve) => child.once('message', resolve))
      child.kill()
    },
    getRequestHandler: () => async () => {},
  }),
}))
afterEach(() => vi.unstubAllEnvs())

test('a child of the admin reports nothing to Node’s watcher', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  await adminApp({ root: '.', dev: true, server: http.createServer(), port: 0 })(
    {} as IncomingMessage,
    { setHeader() {} } as unknown as ServerResponse,
  )
  expect(firstWord).toBe('answer')
})

test.each([
  ['/admin/api/media/file/%E0%A4%A', 400],
  ['/admin/%ff?x=1', 400],
  ['/admin/api/media/%', 400],
  ['/admin/api/media/file/%C3%A9t%C3%A9.png', undefined],
  ['/admin/api/media?where=%E0%A4%A', undefined],
])('the address %s, which Next could not decode, is refused before: %s', async (url, status) => {
  const sent: { status?: number; words?: string } = {}
  const response = {
    setHeader() {},
    writeHead: (code: number) => ((sent.status = code), response),
    end: (words: string) => void (sent.words = words),
  }
  await adminApp({ root: '.', dev: true, server: http.createServer(), port: 0 })(
    { url, headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(sent).toEqual(status === undefined ? {} : { status, words: expect.stringMatching(/address.+adresse/) })
})

test('an admin that is not built yet says so, and when to ask again', async () => {
  const sent: { status?: number; headers?: Record<string, string>; words?: string } = {}
  const response = {
    setHeader() {},
    writeHead: (status: number, headers: Record<string, string>) => (
      Object.assign(sent, { status, headers }),
      response
    ),
    end: (words: string) => void (sent.words = words),
  }
  await adminApp({ root: '/nowhere', dev: false, server: http.createServer(), port: 0 })(
    { url: '/admin/login', headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(sent).toMatchObject({
    status: 503,
    headers: { refresh: '5' },
    words: expect.stringMatching(/built.+préparation/),
  })
})

test.each([
  ['/_next/image?url=%2Flogo.svg&w=640&q=75', 404],
  ['/_next/webpack-hmr', 404],
  ['/_next/hmr', 404],
  ['/__nextjs_original-stack-frames', 404],
  ['/_next/static/chunks/main.js', undefined],
  ['/admin/login', undefined],
])('in production Next offers nothing but the admin: %s %s', async (url, status) => {
  let sent: number | undefined
  const response = { setHeader() {}, writeHead: (code: number) => ((sent = code), response), end() {} }
  await adminApp({ root: builtAdmin(), dev: false, server: http.createServer(), port: 0 })(
    { url, headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(sent).toBe(status)
})

test.each([
  ['http://127.0.0.1:3000', false],
  ['http://localhost:3000', false],
  ['https://elsewhere.example', true],
])('the sockets of the admin in development, asked for by a page of %s, are closed: %s', (origin, isClosed) => {
  const request = {
    url: '/_next/hmr?id=1',
    headers: { origin, 'sec-fetch-mode': 'websocket', 'sec-fetch-site': 'same-origin' },
  } as unknown as IncomingMessage
  expect(
    blockCrossSiteDEV(request, { end() {} } as unknown as ServerResponse, config.allowedDevOrigins, 'localhost'),
  ).toBe(isClosed)
})
