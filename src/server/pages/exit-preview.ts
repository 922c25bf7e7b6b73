import type { IncomingMessage, ServerResponse } from 'node:http'
import { privateCookie } from '../http/cookies.ts'
import { isPrefetch } from '../http/prefetch.ts'

/** The cookie of a preview session. */
export const PREVIEW_COOKIE = 'preview'

/**
 * `GET /api/exit-preview?to=` leaves preview mode and goes back to a page of this site, never elsewhere (acceptance
 * 20).
 */
export function exitPreview(secure: boolean) {
  return (request: IncomingMessage, response: ServerResponse, url: URL): void => {
    if (request.method !== 'GET')
      return void response.writeHead(405, { allow: 'GET', 'cache-control': 'no-store' }).end()
    if (isPrefetch(request)) return void response.writeHead(503, { 'cache-control': 'no-store' }).end()
    const cookie = privateCookie(PREVIEW_COOKIE, '', { maxAgeSeconds: 0, secure })
    response
      .writeHead(302, {
        location: pageOfOurs(url.searchParams.get('to')),
        'set-cookie': cookie,
        'cache-control': 'no-store',
      })
      .end()
  }
}

/**
 * A path of the shop as a browser would resolve it; the shop's root for anything that leads, or could be read as
 * leading, to another host.
 */
export function pageOfOurs(wanted: string | null): string {
  const base = 'http://shop.invalid'
  const url = wanted?.startsWith('/') ? URL.parse(wanted, base) : null
  if (url?.origin !== base || !/^\/(en|fr)(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search
}
