import type { IncomingMessage } from 'node:http'

/** Where the shop is for browsers, and whether what a proxy says of it counts. */
export type Site = { siteUrl: string; trustProxy: boolean }
type Asking = Pick<IncomingMessage, 'headers'>

/**
 * Whether a write comes from a page of this site. Browsers say so in `Sec-Fetch-Site` or `Origin`; what sends neither
 * is not a browser and carries no shopper's cookies unasked.
 */
export function isSameOrigin({ headers }: Asking, site: Site): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin' || from === 'none'
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && origin.host === headers.host && origin.protocol === protocolOf(headers, site)
}

/**
 * Whether a write to the admin is one of its own pages', or of a program that shows its token itself: no page of
 * another site can send that header, and without a cookie it borrows nobody's session.
 */
export const isFromAdmin = (request: Asking, site: Site): boolean =>
  (request.headers.authorization !== undefined && request.headers.cookie === undefined) || isSameOrigin(request, site)

/** How browsers reach this server: the server itself sees only how its proxy does. */
function protocolOf(headers: IncomingMessage['headers'], { siteUrl, trustProxy }: Site): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-proto'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded ? `${forwarded.toLowerCase()}:` : new URL(siteUrl).protocol
}

/**
 * The origins whose pages may use a session of the staff (Payload's `csrf`): on HTTPS the shop's own. On plain HTTP, as
 * on one's own machine, the shop has as many names as the machine, and `isSameOrigin` alone decides.
 */
export const sessionOrigins = (siteUrl: string): string[] => (isHttps(siteUrl) ? [new URL(siteUrl).origin] : [])

/** Whether browsers reach the shop over HTTPS: its cookies are then for HTTPS only. */
export const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:')
