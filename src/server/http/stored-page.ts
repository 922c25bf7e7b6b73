import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { nobody, type Guests } from '../../domain/consent/third-parties.ts'
import { formHosts, frameHosts, videoHosts } from '../../domain/content/embed-hosts.ts'

/**
 * A response stored as bytes: text compressed, in the two encodings that browsers take, since plain it would take ten
 * times the memory; anything else as it is.
 */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Bytes of it without an encoding. */
  length: number
} & ({ gzip: Buffer; brotli: Buffer } | { plain: Buffer })

export function storedPage(status: number, headers: Record<string, string>, body: string): StoredPage {
  const plain = Buffer.from(body)
  return {
    status,
    headers,
    etag: etagOf(plain),
    length: plain.length,
    gzip: exact(gzipSync(plain, { level: 7 })),
    brotli: exact(
      brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ),
  }
}

/** For bytes that are compressed already, such as fonts and pictures. */
export const storedBytes = (headers: Record<string, string>, bytes: Buffer): StoredPage => ({
  status: 200,
  headers,
  etag: etagOf(bytes),
  length: bytes.length,
  plain: bytes,
})

const etagOf = (bytes: Buffer) => `"${createHash('sha1').update(bytes).digest('base64url')}"`

/** The library's result may be the beginning of a buffer of 16 kB, which would be stored with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Bytes of memory that a stored page takes. */
export function bytesOfPage(page: StoredPage): number {
  const bodies = 'plain' in page ? page.plain.length : page.gzip.length + page.brotli.length
  const headers = Object.entries(page.headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return bodies + headers + page.etag.length
}

/** Whether a client takes one of the encodings in which text is stored; for others it must be unpacked each time. */
export const takesCompressed = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return takesBrotli.test(accepted) || takesGzip.test(accepted)
}

export function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const headers = { ...page.headers, etag: page.etag, vary: 'accept-encoding' }
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304, headers).end()
  const stored = encoded(page, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(page.status, {
    ...headers,
    'content-length': stored?.bytes.length ?? page.length,
    ...(stored?.encoding && { 'content-encoding': stored.encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : (stored?.bytes ?? plainBytes(page)))
}

/** What of a page can be sent as it is stored; undefined where it must be unpacked. */
function encoded(page: StoredPage, accepted: string): { bytes: Buffer; encoding?: string } | undefined {
  if ('plain' in page) return { bytes: page.plain }
  if (takesBrotli.test(accepted)) return { bytes: page.brotli, encoding: 'br' }
  return takesGzip.test(accepted) ? { bytes: page.gzip, encoding: 'gzip' } : undefined
}

const plainBytes = (page: StoredPage): Buffer => ('plain' in page ? page.plain : gunzipSync(page.gzip))

/** What a browser says of an encoding that it takes; `;q=0` refuses it (RFC 9110, section 12.5.3). */
const taking = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const [takesBrotli, takesGzip] = [taking('br'), taking('gzip')]

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`).join(' ')

const shopPolicy = ({ pictures, connections, frames }: Guests) =>
  `default-src 'self'; img-src ${["'self' data:", ...pictures].join(' ')}; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src ${["'self'", ...connections].join(' ')}; frame-src ${[hosts([...videoHosts, ...frameHosts]), ...frames].join(' ')}; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self' ${hosts(formHosts)}`

/**
 * A policy that lets exactly this page's own inline scripts run, by hash: it can be cached and compressed with the
 * page. Other sites' scripts are let in only where the operator has set them (acceptance 121).
 */
export function policyFor(html: string, guests: Guests = nobody): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes]) => !attributes?.includes('application/ld+json'),
  )
  const hashes = new Set(
    scripts.map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    ),
  )
  return `${shopPolicy(guests)}; script-src ${["'self'", ...guests.scripts, ...hashes].join(' ')}`
}
