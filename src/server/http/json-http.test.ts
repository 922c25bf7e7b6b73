import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBody, sendJson } from './json-http.ts'

const server = http.createServer(
  (request, response) =>
    void readBody(request, 100).then((text) => sendJson(response, text === undefined ? 413 : 200, { text })),
)
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

// An answer that does not end the connection by itself.
const refusingServer = http.createServer(
  (request, response) =>
    void readBody(request, 100).then((text) => sendJson(response, text === undefined ? 400 : 200, {})),
)
const refusing = () => `http://127.0.0.1:${(refusingServer.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((resolve) => void refusingServer.listen(0, '127.0.0.1', resolve)))
afterAll(() => void refusingServer.close())

const inPieces = (pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece))
      stream.close()
    },
  })

test.each([
  ['without a body', {}, 200, ''],
  ['with an empty body', { method: 'POST', body: '' }, 200, ''],
  ['of a known length', { method: 'POST', body: 'été' }, 200, 'été'],
  ['in pieces, of a length nobody knows', { method: 'POST', body: inPieces(['a', 'b']), duplex: 'half' }, 200, 'ab'],
  ['of too many bytes', { method: 'POST', body: 'a'.repeat(101) }, 413, undefined],
] as const)('a request %s', async (_, init, status, text) => {
  const answer = await fetch(url(), init as RequestInit)
  expect([answer.status, ((await answer.json()) as { text?: string }).text]).toEqual([status, text])
})

test('a connection goes on after a request that was not waited for', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .get(url(), { agent }, (answer) => {
          const port = answer.socket.localPort
          answer.resume().on('end', () => resolve(port))
        })
        .on('error', reject)
    })
  const first = await ask()
  expect(first).toBeGreaterThan(0)
  expect(await ask()).toBe(first)
  agent.destroy()
})

test('a body that is too long is read to its end, and the connection goes on', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string) =>
    new Promise<[status?: number, port?: number]>((resolve, reject) => {
      http
        .request(refusing(), { agent, method: 'POST' }, (answer) => {
          const port = answer.socket.localPort
          answer.resume().on('end', () => resolve([answer.statusCode, port]))
        })
        .on('error', reject)
        .end(body)
    })
  const [status, port] = await post('a'.repeat(300_000))
  expect(status).toBe(400)
  expect(await post('a')).toEqual([200, port])
  agent.destroy()
})

test('a client that sends without end is answered and loses the connection', async () => {
  const sender = http.request(refusing(), { method: 'POST' })
  const lost = new Promise((resolve) => void sender.on('error', resolve).on('close', resolve))
  const status = new Promise((resolve) => void sender.on('response', (answer) => resolve(answer.statusCode)))
  sender.write('a'.repeat(3_000_000))
  expect(await status).toBe(400)
  await lost
})
