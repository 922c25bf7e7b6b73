import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { Guests } from '../../domain/consent/third-parties.ts'
import { withLateScripts } from '../http/late-scripts.ts'
import { NONCE_HEADER, withPolicy } from '../http/page-policy.ts'
import { withSingleQuotes } from '../http/single-quoted.ts'
import { siteHeaders } from '../http/site-headers.ts'
import { compressed, plainBytes, type StoredPage } from '../http/stored-page.ts'
import { pageLocale } from '../../domain/locale.ts'
import { markdownOf } from './markdown-page.ts'

/** Whom a page lets in, and whether its scripts wait for what is seen. */
type Rendering = { guests: Guests; isLate: boolean }

/** A rendering as it is sent: with its policy, and its headers. */
export async function rendered(
  answer: Response,
  { guests, isLate }: Rendering,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const body = await answer.text()
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
  const { html, policy } = withPolicy(withSingleQuotes(isLate ? withLateScripts(body) : body), {
    nonce: answer.headers.get(NONCE_HEADER),
    guests,
  })
  // The same address answers in Markdown to who asks for it.
  return {
    status: answer.status,
    headers: { ...headers, vary: 'accept', 'content-security-policy': policy },
    body: html,
  }
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
  answer: Response,
  how: Rendering,
  more?: Record<string, string>,
): Promise<void> {
  const page = await rendered(answer, how)
  const headers = new Headers({ ...page.headers, ...more, 'cache-control': 'private, no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const { bytes, encoding } = await compressed(request, page.body)
  if (encoding) headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  await sendResponse(response, new Response(bytes.length > 0 ? bytes : null, { status: page.status, headers }))
}
