import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { LOCALE_COOKIE, pageLocale, type Locale } from '../../domain/locale.ts'
import { campaignSearch } from '../../domain/page-search.ts'
import type { PageName } from '../../domain/paths.ts'
import { isPrivate, pageOf } from '../../domain/private-pages.ts'
import { LARGEST_REVIEW_FORM } from '../../domain/reviews/review-picture.ts'
import { withSearch } from '../../domain/search-text.ts'
import { allowedSites, withConnections } from '../../domain/consent/third-parties.ts'
import { searchHosts } from '../../domain/search/search-provider.ts'
import { noSettings, type PublicSettings } from '../../domain/shell/settings.ts'
import type {
  PageContext,
  RenderedPage,
  VisitorContext,
  pageContext as pageKey,
  visitorContext as visitorKey,
} from './context.ts'
import { decodableRequest } from './decodable-request.ts'
import { cookiesOf } from '../http/cookies.ts'
import { refusals, RETRY_SOON } from '../http/refuse-request.ts'
import { isMadeUp, meaningfulSearch, redirectOf } from './page-url.ts'
import { redirectData, redirectTo, targetOf } from './page-redirects.ts'
import { renderTurns } from './render-turns.ts'
import { SeenKeys } from './seen-keys.ts'
import { currentRequestId } from '../app/log.ts'
import type { Shop } from '../app/shop.ts'
import { encodingOf, quickPage, sendStored, type Encoding, type StoredPage } from '../http/stored-page.ts'
import { wantsMarkdown } from '../http/wants-markdown.ts'
import { betterPages } from './better-pages.ts'
import { cachedIn, tagsOfPage, type PageCache } from './page-cache.ts'
import type { RenderedPartCache } from './markup-cache.ts'
import { rendered, sendMarkdown, sendPrivate } from './send-rendered.ts'

/** React Router's bundle, with the context keys it shares with us (src/entry.server.tsx). */
export type ShopBuild = ServerBuild & {
  entry: { module: { pageContext: typeof pageKey; visitorContext: typeof visitorKey } }
}

type Options = {
  /** The bundle whose pages load the scripts of a language. */
  build(locale: Locale): Promise<ShopBuild>
  shop: Shop
  siteUrl: string
  /** What the operator set and every page may know. */
  settings?: PublicSettings
  cache: PageCache | undefined
  parts?: RenderedPartCache | undefined
  mode: 'production' | 'development'
  visitor(request: IncomingMessage, response: ServerResponse): VisitorContext
  /** The shop with drafts, for a request of an editor in preview mode. */
  draftShop?(request: IncomingMessage): Promise<Shop | undefined>
  /** The editors' rule for an address that is no page's. */
  redirectFor?(path: string): Promise<{ status: 301 | 302; to: string } | { status: 410 } | undefined>
  /** Whether the database is away, asked once a page has failed; a private one may have failed to write. */
  isAway?(failure?: unknown): Promise<boolean>
}

const LARGEST_FORM = 64 * 1024
/** Bytes of the form of a page; that of a review may have pictures. */
const largestForm = (page: PageName | undefined): number => (page === 'review' ? LARGEST_REVIEW_FORM : LARGEST_FORM)

/**
 * Serves the shop's pages. A public page is rendered from its URL alone, without cookies or headers, cached as bytes
 * and sent to all visitors; a private page is rendered for its shopper and never cached.
 */
export function pageServer({
  build,
  shop,
  siteUrl,
  settings = noSettings,
  cache,
  parts,
  mode,
  visitor,
  draftShop,
  redirectFor,
  isAway,
}: Options) {
  const sites = withConnections(allowedSites(settings), searchHosts(settings.hostedSearch))
  // Vite serves its own scripts in development, in its own way.
  const isLate = mode === 'production'
  const pending = new Map<string, Promise<StoredPage>>()
  const seen = new SeenKeys()
  const turn = renderTurns()
  const handlers = new Map<Locale, ReturnType<typeof createRequestHandler>>()
  // Behind a proxy that ends TLS the connection is plain: React Router compares the whole origin, and would refuse
  // every form.
  const { protocol } = new URL(siteUrl)

  const render = async (request: Request, tags: string[], visiting?: VisitorContext, drafts?: Shop) => {
    const locale = pageLocale(new URL(request.url))
    const bundle = await build(locale)
    const handler = (mode === 'production' && handlers.get(locale)) || createRequestHandler(bundle, mode)
    handlers.set(locale, handler)
    const { pageContext, visitorContext } = bundle.entry.module
    const context = new RouterContextProvider()
    let page: RenderedPage | undefined
    let failure: unknown
    context.set(pageContext, {
      shop: drafts ?? shop,
      siteUrl,
      settings,
      requestId: currentRequestId(),
      tag: (...more) => void tags.push(...more),
      preview: drafts !== undefined,
      turn,
      parts: drafts ? undefined : parts,
      takePage: (rendering) => (page = rendering),
      takeFailure: (taken) => (failure = taken),
    } satisfies PageContext)
    if (visiting) context.set(visitorContext, visiting)
    await turn()
    const answer = await handler(decodableRequest(request), context)
    return { answer, page, failure }
  }

  const improve = cache && betterPages(cache)
  const renderPublic = async (key: string, encoding: Encoding): Promise<StoredPage> => {
    const generation = cache?.generation
    const tags: string[] = []
    const { status, headers, body } = await rendered(await render(new Request(new URL(key, siteUrl)), tags), {
      sites,
      isLate,
    })
    const page = await quickPage(status, headers, body, encoding)
    if (!cache || status !== 200) return page
    const lasts = !isMadeUp(key)
    if (lasts || seen.again(key)) cache.set(key, page, tagsOfPage(key, tags), generation)
    if (lasts) improve?.(key, page)
    return page
  }

  const publicPage = async (key: string, encoding: Encoding): Promise<StoredPage> => {
    const cached = cache && (await cachedIn(cache, key, encoding))
    if (cached) return cached
    // A page that was begun before a change must not answer a request that came after it.
    const turn = `${cache?.generation ?? 0} ${key}`
    const running = pending.get(turn) ?? renderPublic(key, encoding).finally(() => pending.delete(turn))
    pending.set(turn, running)
    return running
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    // PostgreSQL takes no text with such a character, and no page has it in its address.
    if (/%00/.test(url.pathname)) return refuse(response, 400, refusals[400])
    const cookies = cookiesOf(request)
    const address = pageAddress(url)
    const forData = address !== url
    const moved = redirectOf(address, cookies[LOCALE_COOKIE], request.headers['accept-language'])
    if (moved) {
      if (forData) return redirectData(response, moved.to, address)
      const vary =
        moved.status === 302
          ? { vary: 'Accept-Language, Cookie', 'cache-control': 'no-store' }
          : { 'cache-control': 'public, max-age=3600' }
      return void response.writeHead(moved.status, { location: moved.to, ...vary }).end()
    }
    const page = pageOf(address.pathname)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const drafts = await draftShop?.(request)
    if (reads && !isPrivate(page) && !drafts) {
      const keyOf = ({ pathname, searchParams }: URL) =>
        pathname + meaningfulSearch(page, searchParams, pageLocale(address))
      const encoding = encodingOf(request) ?? 'br'
      const found = await publicPage(keyOf(url), encoding)
      const target = await targetOf(found, () => publicPage(keyOf(address), encoding))
      if (target) {
        const to = withSearch(target.to, campaignSearch(page, address.search))
        return forData ? redirectData(response, to, address) : redirectTo(response, { ...target, to })
      }
      const rule = found.status === 404 ? await redirectFor?.(address.pathname) : undefined
      if (rule && rule.status !== 410)
        return forData
          ? redirectData(response, withSearch(rule.to, address.search), address)
          : redirectTo(response, { ...rule, to: withSearch(rule.to, address.search) })
      const isOutage = found.status === 500 && (await isAway?.())
      const answer = rule ? { ...found, status: 410 } : isOutage ? unavailable(found) : found
      if (isDocument(answer) && !forData && wantsMarkdown(request))
        return sendMarkdown(request, response, answer, new URL(keyOf(url), siteUrl).href)
      return sendStored(request, response, answer)
    }
    if (!reads && !isPrivate(page))
      return refuse(response, 405, 'Method not allowed. / Méthode non permise.', { allow: 'GET, HEAD' })
    // Browsers say how long a form is; a stream of unknown length could fill the memory.
    if (request.headers['transfer-encoding'] !== undefined)
      return refuse(response, 411, 'The length of the request is missing. / La longueur de la requête est absente.')
    if (Number(request.headers['content-length'] ?? 0) > largestForm(page))
      return refuse(response, 413, 'The request is too large. / La requête est trop volumineuse.')
    const made = await render(createRequest(request, response, { protocol }), [], visitor(request, response), drafts)
    const isOutage = made.answer.status === 500 && (await isAway?.(made.failure))
    return sendPrivate(
      request,
      response,
      isOutage ? { ...made, answer: withStatus(made.answer, 503) } : made,
      { sites, isLate },
      {
        ...(isOutage && RETRY_SOON),
        ...(drafts && { 'x-robots-tag': 'noindex' }),
      },
    )
  }
}

/**
 * The page whose data a request asks for: React Router fetches them under the page's address with `.data` behind it.
 * The same URL for all others.
 */
function pageAddress(url: URL): URL {
  if (!url.pathname.endsWith('.data')) return url
  const page = new URL(url)
  page.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.slice(0, -'.data'.length)
  page.searchParams.delete('_routes')
  return page
}

/** What failed, and may be asked for again in some seconds. */
const unavailable = ({ headers, ...page }: StoredPage): StoredPage => ({
  ...page,
  status: 503,
  headers: { ...headers, ...RETRY_SOON },
})

const withStatus = ({ body, headers }: Response, status: number): Response => new Response(body, { status, headers })

/** Whether a page is one to read, be it that of an address that has none. */
const isDocument = ({ headers }: StoredPage): boolean => headers['content-type']?.includes('text/html') ?? false

const refuse = (response: ServerResponse, status: number, words: string, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(words)
