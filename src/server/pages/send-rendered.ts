import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { Guests } from '../../domain/consent/third-parties.ts'
import { withLateScripts } from '../http/late-scripts.ts'
import { NONCE_HEADER, nonceMark, withPolicy } from '../http/page-policy.ts'
import { withSingleQuotes } from '../http/single-quoted.ts'
import { siteHeaders } from '../http/site-headers.ts'
import { compressed, plainBytes, type StoredPage } from '../http/stored-page.ts'
import { pageLocale } from '../../domain/locale.ts'
import { markdownOf } from './markdown-page.ts'

/** Whom a page lets in, and whether its scripts wait for what is seen. */
type Rendering = { guests: Guests; isLate: boolean }

/** What came of a request: an answer, whose body is `html` where a page was rendered. */
export type Rendered = { answer: Response; html: string | undefined }

/** A rendering as it is sent: with its policy, and its headers. */
export async function rendered(
  { answer, html: whole }: Rendered,
  { guests, isLate }: Rendering,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const body = whole ?? (await answer.text())
  const type = answer.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const lasting =
    answer.status === 200
      ? 'public, max-age=0, must-revalidate'
      : answer.status === 301
        ? 'public, max-age=3600'
        : 'no-store'
  const headers: Record<string, string> = {
    ...Object.fromEntries(answer.headers),
    ...siteHeaders,
    'content-type': type,
    'cache-control': lasting,
  }
  delete headers['content-length']
  delete headers[NONCE_HEADER]
  if (!type.includes('text/html')) return { status: answer.status, headers, body }
  const nonce = answer.headers.get(NONCE_HEADER)
  const { frame, content, place } = apart(body, nonce)
  const { html, policy } = withPolicy(withSingleQuotes(isLate ? withLateScripts(frame) : frame), { nonce, guests })
  // The same address answers in Markdown to who asks for it.
  return {
    status: answer.status,
    headers: { ...headers, vary: 'accept', 'content-security-policy': policy },
    body: html.replace(place, () => content),
  }
}

/**
 * The frame of a page, which is all that has to be looked through for the marks of this rendering; and what is between
 * the beginning of its body and the first mark there, with the place of it in the frame.
 */
function apart(html: string, nonce: string | null): { frame: string; content: string; place: string } {
  const begins = html.indexOf('<body')
  const marked = nonce === null || begins === -1 ? -1 : html.indexOf(nonceMark(nonce), begins)
  if (marked === -1) return { frame: html, content: '', place: '' }
  const ends = html.lastIndexOf('<', marked)
  // Nobody's words can have it: it is made for this rendering.
  const place = `<!--${nonce}-->`
  return { frame: html.slice(0, begins) + place + html.slice(ends), content: html.slice(begins, ends), place }
}

/** A public page as Markdown, for agents: made from the HTML that everybody gets. */
export async function sendMarkdown(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  address: string,
): Promise<void> {
  const html = (await plainBytes(page)).toString('utf8')
  const text = markdownOf(html, { address, locale: pageLocale(new URL(address)) })
  const { bytes, encoding } = await compressed(request, text)
  response.writeHead(200, {
    ...siteHeaders,
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept, accept-encoding',
    'content-length': bytes.length,
    'x-robots-tag': 'noindex',
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
