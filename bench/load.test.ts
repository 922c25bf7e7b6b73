import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from './load.ts'

const bounds = { connections: 3, forMs: 5000, atMost: 60 }

describe('the load', () => {
  const seen = { paths: new Set<string>(), addresses: new Set<string>(), sockets: new Set<unknown>() }
  let server: Server
  let url: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.paths.add(request.url ?? '')
      seen.addresses.add(String(request.headers['x-forwarded-for']))
      seen.sockets.add(request.socket)
      // Long enough to arrive in pieces.
      const body = Buffer.alloc(request.url === '/long' ? 300_000 : 20, 'a')
      response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-length': body.length }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  test('asks for every path, from many addresses, over few connections, and no more often than it may', async () => {
    const { requests, perSecond, p50, p99 } = await load({ url, paths: ['/short', '/long'], ...bounds })
    expect(requests).toBeGreaterThan(50)
    expect(requests).toBeLessThanOrEqual(60)
    expect([...seen.paths].sort()).toEqual(['/long', '/short'])
    expect(seen.sockets.size).toBe(3)
    expect(seen.addresses.size).toBeGreaterThan(50)
    expect(perSecond).toBeGreaterThan(0)
    expect(p50).toBeGreaterThan(0)
    expect(p99).toBeGreaterThanOrEqual(p50)
  })

  test('comes at a rate where one is asked for', async () => {
    const { requests, perSecond, busy } = await load({
      url,
      paths: ['/short'],
      ...bounds,
      forMs: 1000,
      atMost: 10_000,
      perSecond: 50,
    })
    expect(requests).toBeGreaterThan(25)
    expect(requests).toBeLessThanOrEqual(50)
    expect(perSecond).toBeLessThanOrEqual(50)
    expect(busy).toBeLessThan(1)
  })

  test('ends with its time', async () => {
    const began = performance.now()
    await load({ url, paths: ['/short'], connections: 1, forMs: 100, atMost: 1_000_000 })
    expect(performance.now() - began).toBeLessThan(4000)
  })

  test('fails on an answer that is no 200', async () => {
    await expect(load({ url, paths: ['/gone'], ...bounds })).rejects.toThrow('404')
  })
  test('fails if the server does not respond', async () => {
    await expect(load({ url: 'http://127.0.0.1:1', paths: ['/'], ...bounds })).rejects.toThrow('ECONNREFUSED')
  })
  test.each(['http://example.com', 'https://127.0.0.1:3000', 'http://127.0.0.1.example.com:80'])(
    'never goes to %s',
    (elsewhere) => {
      expect(() => load({ url: elsewhere, paths: ['/'], ...bounds })).toThrow('not a shop of this machine')
    },
  )
})
