import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from '../store/engine.ts'
import type { SearchEvent } from './events.ts'
import { handleProtocol, type ProtocolOptions } from './handle.ts'

export type TestServer = { host: string; events: SearchEvent[]; close(): Promise<void> }

/** A server with nothing but the protocol under `/api/search`, for the tests with the official clients. */
export async function testServer(
  engine: Engine,
  options: Pick<ProtocolOptions, 'recommend'> = {},
): Promise<TestServer> {
  const events: SearchEvent[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://test')
      const given = {
        method: request.method ?? 'GET',
        path: url.pathname.replace(/^\/api\/search/, ''),
        query: url.searchParams,
        headers: request.headers,
        bodyText: Buffer.concat(chunks).toString('utf8'),
      }
      void handleProtocol(engine, given, {
        keys: { search: 'public', admin: 'secret' },
        ...options,
        onEvents: (more) => void events.push(...more),
      }).then(({ status, body }) => {
        response
          .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
          .end(JSON.stringify(body))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}/api/search`,
    events,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
