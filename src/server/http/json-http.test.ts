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
