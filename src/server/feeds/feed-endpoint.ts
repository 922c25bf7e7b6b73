import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { feedPath } from '../../domain/feeds/google-local.ts'
import { locales } from '../../domain/locale.ts'
import { refuse } from '../http/refuse-request.ts'
import { hasVersion } from '../http/has-version.ts'
import { sendStored, storedPage, takesGzip } from '../http/stored-page.ts'
import type { FeedKind } from './feed-kinds.ts'
import type { ProductFeeds } from './product-feeds.ts'

/** Downloads at a time, of all addresses: each may take minutes, and reads the database where pieces are missing. */
const MOST_AT_ONCE = 8

type Feeds = Pick<ProductFeeds, 'kinds' | 'made' | 'make' | 'bytes' | 'promotions'>
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * `GET /feeds/google-{language}.xml`, `.tsv`, and `google-local-…`: public, as everything in them is on the pages. What
 * is made already is sent with its length and a tag; what is not comes as it is made.
 */
export function feedEndpoints(feeds: Feeds): Record<string, Handler> {
  let running = 0
  const answer =
    (kind: FeedKind): Handler =>
    async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, response, 404)
      if (running >= MOST_AT_ONCE) return refuse(request, response, 429)
      running++
      try {
        await send(feeds, kind, request, response)
      } finally {
        running--
      }
    }
  return Object.fromEntries([
    ...[...feeds.kinds.values()].map((kind): [string, Handler] => [kind.path, answer(kind)]),
    ...locales.map((locale): [string, Handler] => [
      feedPath('google-promotions', locale, 'xml'),
      async (request, response) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, response, 404)
        const type = 'application/xml; charset=utf-8'
        const headers = { 'content-type': type, 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' }
        await sendStored(request, response, await storedPage(200, headers, await feeds.promotions(locale)))
      },
    ]),
  ])
}

async function send(feeds: Feeds, kind: FeedKind, request: IncomingMessage, response: ServerResponse) {
  const known = request.headers['if-none-match']
  // Whoever has an older one is answered by comparing.
  if (known) await feeds.make(kind)
  const made = await feeds.made(kind)
  const isPacked = takesGzip(request)
  const headers = {
    'content-type': kind.type,
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
    ...(made && { etag: made.etag }),
  }
  if (made && hasVersion(request, made.etag)) return void response.writeHead(304, headers).end()
  response.writeHead(200, {
    ...headers,
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...(isPacked && made && { 'content-length': made.size }),
  })
  if (request.method === 'HEAD') return void response.end()
  const bytes = Readable.from(feeds.bytes(kind, made))
  try {
    if (isPacked) await pipeline(bytes, response)
    else await pipeline(bytes, createGunzip(), response)
  } catch (error) {
    // The client has gone; what the shop could not do ends the answer, too, and is to be in the log.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
