import type { ServerResponse } from 'node:http'
import { localeOfPath } from '../../domain/locale.ts'
import type { StoredPage } from '../http/stored-page.ts'

/** React Router answers so where the data of a page that has moved is asked for; only the page itself redirects. */
const MOVED_DATA = 202

/** Where the loader of a public page leads; undefined for a page. */
export async function targetOf(
  found: StoredPage,
  document: () => Promise<StoredPage>,
): Promise<{ status: number; to: string } | undefined> {
  const { status, headers } = found.status === MOVED_DATA ? await document() : found
  return headers.location === undefined ? undefined : { status, to: headers.location }
}

/**
 * Redirects a document. Where a page has gone is asked again each time: it may come back, and a browser that had stored
 * the way there would run in circles.
 */
export function redirectTo(response: ServerResponse, { status, to }: { status: number; to: string }): void {
  response.writeHead(status, { location: to, 'cache-control': status === 301 ? 'no-cache' : 'no-store' }).end()
}

/**
 * Redirects React Router in the browser to where a page has gone; a plain redirect would give it another page's data for
 * this one. Into the other language, or to another site, it loads a new document.
 */
export function redirectData(response: ServerResponse, to: string, from: URL): void {
  const reload = localeOfPath(to) !== localeOfPath(from.pathname)
  response
    .writeHead(204, {
      'x-remix-redirect': to,
      'x-remix-status': '302',
      ...(reload && { 'x-remix-reload-document': 'true' }),
      'cache-control': 'no-store',
    })
    .end()
}
