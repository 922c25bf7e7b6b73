import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { nobody, type Guests } from '../../domain/consent/third-parties.ts'
import { formHosts, frameHosts } from '../../domain/content/embed-hosts.ts'

/** A response stored as bytes, ready to be sent in any encoding a browser takes. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  gzip?: Buffer
  brotli?: Buffer
}

export function storedPage(status: number, headers: Record<string, string>, body: string): StoredPage {
  const plain = Buffer.from(body)
  return {
    status,
    headers,
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    plain,
    gzip: gzipSync(plain, { level: 7 }),
    brotli: brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  }
}

export function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const headers = { ...page.headers, etag: page.etag, vary: 'accept-encoding' }
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304, headers).end()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [name, body] =
    page.brotli && takesBrotli.test(accepted)
      ? (['br', page.brotli] as const)
      : page.gzip && takesGzip.test(accepted)
        ? (['gzip', page.gzip] as const)
        : ([undefined, page.plain] as const)
  response.writeHead(page.status, {
    ...headers,
    'content-length': body.length,
    ...(name && { 'content-encoding': name }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What a browser says of an encoding that it takes; `;q=0` refuses it (RFC 9110, section 12.5.3). */
const taking = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const [takesBrotli, takesGzip] = [taking('br'), taking('gzip')]

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`).join(' ')

const shopPolicy = ({ pictures, connections, frames }: Guests) =>
  `default-src 'self'; img-src ${["'self' data:", ...pictures].join(' ')}; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src ${["'self'", ...connections].join(' ')}; frame-src ${[hosts(frameHosts), ...frames].join(' ')}; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self' ${hosts(formHosts)}`

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
