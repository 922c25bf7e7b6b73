import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminApp } from '../admin/admin-app.ts'
import { requestAddress } from '../http/request-limits.ts'
import { builtAdmin } from '../testing/built-admin.ts'
import { requestsAtOnce } from './connections.ts'
import { httpServer } from './listen.ts'

// Next itself, but for its build: it listens to upgrades at the first request, and leaves those open that it does not
// know.
vi.mock('next', async (original) => {
  const { default: next } = await original<{
    default: (options: object) => { prepare(): Promise<void>; init: object }
  }>()
  return {
    default(options: object) {
      const app = next(options)
      app.prepare = async () => {
        app.init = {
          requestHandler: async (_: unknown, response: NodeJS.WritableStream) => response.end('from Next'),
          upgradeHandler: async () => {},
        }
      }
      return app
    },
  }
})

const settings = {
  NODE_ENV: 'production',
  TRUST_PROXY: false,
  MAX_CONNECTIONS: 40,
  MAX_CONNECTIONS_PER_ADDRESS: 20,
} as const
let server: Server
let clients: Socket[] = []

const listening = async (
  given: Parameters<typeof httpServer>[0] = settings,
  times?: Parameters<typeof httpServer>[1],
) => {
  server = httpServer(given, times)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
}
/** What a socket got until it was closed. */
function send(words: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(words))
    clients.push(socket)
    let got = ''
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(got))
  })
}
const open = () => new Promise<number>((resolve) => void server.getConnections((_, count) => resolve(count)))
const upgrade = (path: string, to = 'anything') =>
  `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n\r\n`
const plain = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`
/** Next itself has answered, and so listens; what is said of an admin that is still being built is no answer of it. */
const fromNext = /^HTTP\/1\.1 200 [^]*from Next/
const silent = 'GET /en HTTP/1.1\r\n'

beforeEach(() => void (clients = []))
afterEach(() => {
  for (const client of clients) client.destroy()
  server.closeAllConnections()
  server.close()
})

describe('a connection that wants another protocol', () => {
  beforeEach(async () => {
    await listening()
    const admin = adminApp({ root: builtAdmin(), dev: false, server, port: 0 })
    server.on('request', (request, response) => void admin(request, response))
    expect(await send(plain('/admin/login'))).toMatch(fromNext)
  })

  test.each([
    ['/en', 'anything'],
    ['/en', 'h2c'],
    ['/api/health', 'websocket'],
    ['/_next/webpack-hmr', 'websocket'],
    ['/admin/login', 'websocket'],
  ])('is answered and closed once the admin is open: %s, %s', async (path, to) => {
    expect(await send(upgrade(path, to))).toMatch(/^HTTP\/1\.1 426 /)
    await expect.poll(open).toBe(0)
  })

  test('leaves no socket behind, however many there are', async () => {
    for (let round = 0; round < 15; round++) await Promise.all(Array.from({ length: 20 }, () => send(upgrade('/en'))))
    await expect.poll(open).toBe(0)
    expect(await send(plain('/admin'))).toMatch(fromNext)
  })

  test('is the business of nobody else', () => {
    expect(server.listenerCount('upgrade')).toBe(1)
    expect(() => server.on('upgrade', () => {})).toThrow(/refuseUpgrades/)
  })
})

describe('connections at once', () => {
  test('of one address are bounded, and leave room for the next', async () => {
    await listening()
    server.on('request', (_, response) => response.end('shop'))
    for (let i = 0; i < 30; i++) void send(silent)
    await expect.poll(open).toBe(20)
    expect(await send(plain('/en'))).toBe('')
    expect(await send(plain('/en'), '127.0.0.2')).toContain('shop')
    for (const client of clients) client.destroy()
    await expect.poll(open).toBe(0)
    expect(await send(plain('/en'))).toContain('shop')
  })

  test('of all addresses are bounded', async () => {
    await listening()
    for (let i = 0; i < 60; i++) void send(silent, `127.0.0.${2 + (i % 4)}`)
    await expect.poll(() => clients.filter(({ destroyed }) => destroyed).length).toBe(20)
    expect(await open()).toBe(40)
  })

  test('of a trusted proxy are as many as all may have', async () => {
    await listening({ ...settings, TRUST_PROXY: true })
    for (let i = 0; i < 30; i++) void send(silent)
    await expect.poll(open).toBe(30)
  })
})

describe('behind a proxy, the requests of an address that are in work at once', () => {
  const isTooMany = () => requestsAtOnce(2, requestAddress(true))
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } }) as never
  test.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['a connection by IPv6', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'],
  ])('are bounded: %s', (_, one, same, other) => {
    const over = isTooMany()
    const first = new EventEmitter()
    expect([
      over(from(one), first),
      over(from(same), new EventEmitter()),
      over(from(same), new EventEmitter()),
    ]).toEqual([false, false, true])
    expect(over(from(other), new EventEmitter())).toBe(false)
    first.emit('close')
    first.emit('close')
    expect([over(from(same), new EventEmitter()), over(from(same), new EventEmitter())]).toEqual([false, true])
  })
})

describe('a client that keeps a connection busy is cut off', () => {
  const soon = { headers: 20, request: 40, betweenChecks: 10, keptAlive: 1000, idle: 1000 }
  const begin = () =>
    listening(settings, soon).then(() => void server.on('request', (request) => request.on('error', () => {})))

  test.each([
    ['who sends nothing', ''],
    ['who sends no whole headers', silent],
    ['who sends no whole body', 'POST /en/cart HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\na'],
  ])('%s', async (_, words) => {
    await begin()
    expect(await send(words)).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(open).toBe(0)
  })

  test('a client that waits for an answer for ever, or reads none', async () => {
    await listening(settings, { ...soon, headers: 1000, request: 1000, idle: 30 })
    server.on('request', () => {})
    expect(await send(plain('/en'))).toBe('')
    await expect.poll(open).toBe(0)
  })
})
