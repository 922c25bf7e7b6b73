import type { IncomingMessage } from 'node:http'

/**
 * Whether a write comes from a page of this site. Browsers say so in `Sec-Fetch-Site` or `Origin`; what sends neither
 * is no browser and carries no shopper's cookies unasked.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return URL.parse(headers.origin)?.host === headers.host
}
