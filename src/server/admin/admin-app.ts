import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { decoded } from '../../domain/decoded.ts'
import { refusals } from '../http/refuse-request.ts'
import { setSiteHeaders } from '../http/site-headers.ts'

/** Payload's own small Next application, prepared at the first request to it. */
export function adminApp({ root, dev, server, port }: { root: string; dev: boolean; server: Server; port: number }) {
  let prepared: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined

  const prepare = async () => {
    // `node --watch` asks every child by this to report what it loads, on the channel by which Next's workers answer.
    delete process.env.WATCH_REPORT_DEPENDENCIES
    const { default: next } = await import('next')
    const create = next as unknown as (options: object) => {
      prepare(): Promise<void>
      getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    }
    const app = create({
      dir: path.join(root, 'admin'),
      dev,
      hostname: 'localhost',
      port,
      // Next listens to upgrades of the server that it gets, else of its first request's, and answers none in
      // production: it gets one that has no connections (app/connections.ts).
      httpServer: dev ? server : createServer(),
      customServer: true,
    })
    await app.prepare()
    return app.getRequestHandler()
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Next and Payload fail (500) on a path that cannot be decoded; for the shop's own pages the router answers (404).
    if (decoded(request.url?.split('?', 1)[0] ?? '') === undefined) return refuse(response, 400, refusals[400])
    if (!dev && isUnusedByAdmin(request.url ?? '')) return refuse(response, 404, refusals[404])
    if (!dev && !prepared && !isBuilt(root)) return refuse(response, 503, refusals[503], RETRY)
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    const handle = await prepared
    if (!dev) {
      // Next reads the nonce for its own scripts from the policy on the request.
      const policy = adminPolicy(randomBytes(16).toString('base64'))
      request.headers['content-security-policy'] = policy
      response.setHeader('content-security-policy', policy)
    }
    setSiteHeaders(response)
    response.setHeader('x-robots-tag', 'noindex')
    return handle(request, response)
  }
}

/** The shop opens before it (scripts/start.ts); this file is the last that Next writes. */
const isBuilt = (root: string): boolean => existsSync(path.join(root, 'admin/.next/BUILD_ID'))

const RETRY = { 'retry-after': '5', refresh: '5' }

const refuse = (response: ServerResponse, status: number, words: string, headers = {}): void =>
  void response
    .writeHead(status, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(words)

const adminPolicy = (nonce: string) =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'`

/** What Next offers besides the admin's own files in production: pictures in other sizes, and tools of development. */
const isUnusedByAdmin = (url: string) => /^\/(_next(?!\/static\/)|__nextjs)/.test(url)

export const isAdminPath = (pathname: string): boolean => /^\/(admin|_next|__nextjs[^/]*)(\/|$)/.test(pathname)

/** A file of the admin's build, which is read from the disk alone. */
export const isFileOfAdmin = (pathname: string): boolean => pathname.startsWith('/_next/')
