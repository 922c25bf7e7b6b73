import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void
export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
export type HttpRequester = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<HttpAnswer>

/** A real server for the tests of a file; `ask` sends the path as it is written and gives the bytes as they came. */
export function served(handler: () => Handler): HttpRequester {
  const server = http.createServer((request, response) => {
    Promise.resolve(handler()(request, response, new URL(request.url ?? '/', 'http://shop.test'))).catch(() =>
      response.writeHead(500).end(),
    )
  })
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
      request.on('error', reject)
      request.end(body)
    })
}
