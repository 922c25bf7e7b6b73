import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { AllowedSites } from '../../domain/consent/third-parties.ts'
import { withLateScripts } from '../http/late-scripts.ts'
import { NONCE_HEADER, nonceMark, withPolicy } from '../http/page-policy.ts'
import { withSingleQuotes } from '../http/single-quoted.ts'
import { hasVersion } from '../http/has-version.ts'
import { siteHeaders } from '../http/site-headers.ts'
import { compressed, etagOf, plainBytes, type StoredPage } from '../http/stored-page.ts'
import { pageLocale } from '../../domain/locale.ts'
import type { RenderedPage } from './context.ts'
import { markdownOf } from './markdown-page.ts'

/** The other sites that a page may load from, and whether its scripts wait for what is seen. */
type Rendering = { sites: AllowedSites; isLate: boolean }

/** What came of a request: an answer, and its page where one was rendered. */
export type Rendered = { answer: Response; page: RenderedPage | undefined }

/** A rendering as it is sent: with its policy, and its headers. */
export async function rendered(
  { answer, page }: Rendered,
  { sites, isLate }: Rendering,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> }> {
  const type = answer.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const lasting = answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'
  const headers: Record<string, string> = {
    ...Object.fromEntries(answer.headers),
    ...siteHeaders,
    'content-type': type,
    'cache-control': lasting,
  }
  delete headers['content-length']
  delete headers[NONCE_HEADER]
  if (!page && !type.includes('text/html'))
    return { status: answer.status, headers, body: Buffer.from(await answer.text()) }
  const nonce = answer.headers.get(NONCE_HEADER)
  const { frame, content, place } = apart(page ?? { html: await answer.text(), late: [] }, nonce)
  const { html, policy } = withPolicy(withSingleQuotes(isLate ? withLateScripts(frame) : frame), { nonce, sites })
  const [before = '', after = ''] = place === '' ? [html] : html.split(place)
  // The same address answers in Markdown where a request accepts it.
  return {
    status: answer.status,
    headers: { ...headers, vary: 'accept', 'content-security-policy': policy },
    body: bytesOf([before, withPlainQuality(content), after]),
  }
}

/**
 * The frame of a page, which is all that has to be looked through for the marks of this rendering; and what is between
 * the beginning of its body and the first mark there, with the place of it in the frame.
 */
function apart({ html, late }: RenderedPage, nonce: string | null): { frame: string; content: string; place: string } {
  const begins = html.indexOf('<body')
  if (nonce === null || begins === -1) return { frame: html, content: '', place: '' }
  const ends = html.lastIndexOf('<', html.indexOf(nonceMark(nonce), begins))
  // Nobody's words can have it: it is made for this rendering.
  const place = `<!--${nonce}-->`
  // The browser loads the code of late parts before it hydrates the page.
  const head = html.slice(0, begins).replace('<html', late.length > 0 ? `<html data-parts="${late.join(' ')}"` : '$&')
  return {
    frame: `<!DOCTYPE html>${head}${place}${html.slice(ends)}`,
    content: html.slice(begins, ends),
    place,
  }
}

/**
 * The addresses of pictures, some 300 on a page, with `&q=` as it is: HTML needs no `&amp;` before what cannot be the name
 * of a character.
 */
const withPlainQuality = (html: string): string => html.replaceAll('&amp;q=', '&q=')

/** The bytes of a text in pieces, without another copy of the whole. */
function bytesOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  pieces.reduce((at, piece) => at + bytes.write(piece, at), 0)
  return bytes
}

/** A public page as Markdown, for agents: made from the HTML that everybody gets, and as lasting. */
export async function sendMarkdown(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  address: string,
): Promise<void> {
  const html = (await plainBytes(page)).toString('utf8')
  const text = markdownOf(html, { address, locale: pageLocale(new URL(address)) })
  const plain = Buffer.from(text)
  const etag = etagOf(plain)
  const headers = {
    ...siteHeaders,
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': page.headers['cache-control'] ?? 'no-store',
    vary: 'accept, accept-encoding',
    'x-robots-tag': 'noindex',
    ...(page.headers['retry-after'] && { 'retry-after': page.headers['retry-after'] }),
    etag,
  }
  if (page.status === 200 && hasVersion(request, etag)) return void response.writeHead(304, headers).end()
  const { bytes, encoding } = await compressed(request, plain)
  response.writeHead(page.status, {
    ...headers,
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The same page as for all visitors, but not cacheable. */
export async function sendPrivate(
  request: IncomingMessage,
  response: ServerResponse,
  from: Rendered,
  how: Rendering,
  more?: Record<string, string>,
): Promise<void> {
  const page = await rendered(from, how)
  const headers = new Headers({ ...page.headers, ...more, 'cache-control': 'private, no-store' })
  for (const cookie of from.answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const { bytes, encoding } = await compressed(request, page.body)
  if (encoding) headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  await sendResponse(response, new Response(bytes.length > 0 ? bytes : null, { status: page.status, headers }))
}
