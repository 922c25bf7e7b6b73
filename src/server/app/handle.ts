import type { IncomingMessage, ServerResponse } from 'node:http'
import { PARTNER_API } from '../../domain/partners/api-scope.ts'
import { UCP_PATH } from '../../domain/ucp/version.ts'
import { isAdminPath, isFileOfAdmin } from '../admin/admin-app.ts'
import { refuse, RETRY_SOON, UNAVAILABLE } from '../http/refuse-request.ts'
import type { RequestKind } from '../http/request-limits.ts'
import { requestIdOf } from '../http/request-id.ts'
import { requestUrl } from '../http/request-url.ts'
import { isFromAdmin, isHttps, isSameOrigin } from '../http/same-origin.ts'
import { setTransport } from '../http/site-headers.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { sendStored, takesCompressed } from '../http/stored-page.ts'
import { cachedPage, type PageCache } from '../pages/page-cache.ts'
import { mayPreview } from '../pages/preview.ts'
import { SEARCH_API } from '../search/search-api.ts'
import type { Handler } from './endpoints.ts'
import type { Env } from './env.ts'
import { startRequest, type Span } from '../tracing/trace.ts'
import { inRequest } from './log.ts'
import type { RequestMetrics } from './metrics.ts'

export type RequestParts = {
  siteUrl: string
  trustProxy: boolean
  role: Env['ROLE']
  /** A file of the build by its path. */
  files: StaticFiles
  pages: PageCache | undefined
  /** Pictures and videos, by what their paths begin with. */
  uploads: Record<string, Handler>
  /** Whether an address has too many requests in work; counts this one otherwise, until its answer is closed. */
  isTooManyAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  isOverLimit(request: IncomingMessage, kind: RequestKind): Promise<boolean>
  admin(request: IncomingMessage, response: ServerResponse): Promise<void>
  search: Handler
  /** What shopping agents ask for, under one path. */
  agents: Handler
  endpoints: Record<string, Handler>
  page: Handler
  /** Whether the database is away: asked with its failure once a request has failed, and before one of the admin. */
  isAway?(failure?: unknown): Promise<boolean>
  /** Where they are counted. */
  metrics?: RequestMetrics | undefined
}

type Asked = { request: IncomingMessage; response: ServerResponse; url: URL; isWrite: boolean }
type Answer = () => void | Promise<void>
/** Has an answer to a request, or none, which leaves it to the next step. */
export type Step = { name: string; answerTo(asked: Asked): Answer | undefined | Promise<Answer | undefined> }

/**
 * The way of a request: the first step that has an answer gives it, and no later one sees the request. The order is
 * what protects the shop, each step what is below it: what costs nothing may be had without limit, all else is counted
 * before anything is asked, and a page of another site writes nothing.
 */
export function requestSteps(parts: RequestParts): readonly Step[] {
  const { role, uploads, endpoints } = parts
  return [
    {
      name: 'at once',
      answerTo: ({ request, response }) =>
        parts.isTooManyAtOnce(request, response) ? () => refuse(request, response, 429) : undefined,
    },
    {
      name: 'build file',
      async answerTo({ request, response, url, isWrite }) {
        const file = isWrite ? undefined : await parts.files(url.pathname)
        if (!file) return undefined
        // To unpack it costs more than to send it.
        const isFree = 'plain' in file || takesCompressed(request)
        return isFree || !(await parts.isOverLimit(request, 'page'))
          ? () => sendStored(request, response, file)
          : () => refuse(request, response, 429)
      },
    },
    {
      name: 'cached page',
      answerTo({ request, response }) {
        const page = mayPreview(request) ? undefined : cachedPage(parts.pages, request)
        return page && (() => sendStored(request, response, page))
      },
    },
    {
      name: 'upload',
      answerTo({ request, response, url, isWrite }) {
        const send = isWrite
          ? undefined
          : Object.entries(uploads).find(([prefix]) => url.pathname.startsWith(prefix))?.[1]
        return send && (() => send(request, response, url))
      },
    },
    {
      name: 'limit',
      answerTo: async ({ request, response, url, isWrite }) =>
        (await parts.isOverLimit(request, kindOf(url.pathname, isWrite)))
          ? () => refuse(request, response, 429)
          : undefined,
    },
    {
      name: 'same origin of the admin',
      answerTo: ({ request, response, url, isWrite }) =>
        isWrite && isAdminPath(url.pathname) && !isFromAdmin(request, parts)
          ? () => refuse(request, response, 403)
          : undefined,
    },
    {
      name: 'admin',
      async answerTo({ request, response, url }) {
        if (!isAdminPath(url.pathname)) return undefined
        if (role === 'shop')
          return () => refuse(request, response, 404, 'The admin runs elsewhere. / L’administration est ailleurs.')
        // Without the database Payload finds no session, and would lead staff to sign in.
        const isOutage = !isFileOfAdmin(url.pathname) && (await parts.isAway?.())
        return isOutage ? () => refuseForNow(request, response) : () => parts.admin(request, response)
      },
    },
    {
      name: 'role',
      answerTo: ({ request, response, url }) =>
        role === 'admin' && !ofEveryRole.has(url.pathname)
          ? () => refuse(request, response, 404, 'The shop runs elsewhere. / La boutique est ailleurs.')
          : undefined,
    },
    {
      name: 'same origin',
      answerTo: ({ request, response, isWrite }) =>
        isWrite && !isSameOrigin(request, parts) ? () => refuse(request, response, 403) : undefined,
    },
    {
      name: 'search',
      answerTo: ({ request, response, url }) =>
        url.pathname.startsWith(SEARCH_API) ? () => parts.search(request, response, url) : undefined,
    },
    {
      name: 'agents',
      answerTo({ request, response, url }) {
        const isTheirs = url.pathname.startsWith(UCP_PATH) && !endpoints[url.pathname]
        return isTheirs ? () => parts.agents(request, response, url) : undefined
      },
    },
    {
      name: 'endpoint',
      answerTo({ request, response, url }) {
        const endpoint =
          endpoints[url.pathname] ?? (url.pathname.startsWith(PARTNER_API) ? endpoints[PARTNER_API] : undefined)
        return endpoint && (() => endpoint(request, response, url))
      },
    },
    {
      name: 'unknown endpoint',
      answerTo: ({ request, response, url }) =>
        url.pathname.startsWith('/api/') ? () => refuse(request, response, 404) : undefined,
    },
    {
      name: 'page',
      answerTo:
        ({ request, response, url }) =>
        () =>
          parts.page(request, response, url),
    },
  ]
}

/** What a process of the admin alone answers of the shop. */
const ofEveryRole: ReadonlySet<string> = new Set(['/api/health', '/api/metrics'])

/** What a request is counted as. */
function kindOf(pathname: string, isWrite: boolean): RequestKind {
  if (isAdminPath(pathname)) return 'admin'
  if (pathname.startsWith(SEARCH_API)) return 'search'
  if (pathname.startsWith(UCP_PATH)) return 'agent'
  if (isWrite) return 'write'
  if (pathname.startsWith('/feeds/')) return 'feed'
  return pathname.startsWith('/api/') ? 'api' : 'page'
}

/** Answers every request: by the first step that can, or with 500 where one fails. */
export function requestHandler(parts: RequestParts): (request: IncomingMessage, response: ServerResponse) => void {
  const steps = requestSteps(parts)
  const isSecure = isHttps(parts.siteUrl)
  parts.metrics?.begin([...steps.map(({ name }) => name), BROKEN])
  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    answeredBy: (step: string) => void,
  ): Promise<void> => {
    const url = requestUrl(request.url, parts.siteUrl)
    if (!url) return refuse(request, response, 400)
    setTransport(response, isSecure)
    const asked = { request, response, url, isWrite: request.method !== 'GET' && request.method !== 'HEAD' }
    for (const { name, answerTo } of steps) {
      const answer = await answerTo(asked)
      if (!answer) continue
      answeredBy(name)
      return answer()
    }
  }
  return (request, response) => {
    const id = requestIdOf(request, parts.trustProxy)
    response.setHeader('x-request-id', id)
    const span = startRequest(request, id, parts.trustProxy)
    const answeredBy = parts.metrics || span ? watched(request, response, parts.metrics, span) : () => {}
    const answer = () => handle(request, response, answeredBy)
    void inRequest(id, () => (span ? span.run(answer) : answer())).catch((error: unknown) =>
      inRequest(id, async () => {
        console.error(request.method, pathOf(request.url), error)
        if (response.headersSent) return void response.destroy()
        return (await parts.isAway?.(error)) ? refuseForNow(request, response) : refuse(request, response, 500)
      }),
    )
  }
}

function refuseForNow(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(RETRY_SOON)) response.setHeader(name, value)
  refuse(request, response, 503, UNAVAILABLE)
}

/** Without what follows a question mark, which may be a shopper's key to an order, or an address. */
const pathOf = (url = ''): string => url.split('?', 1)[0] ?? ''

/** What a request that no step answered is counted as. */
const BROKEN = 'broken'

/** Counts a request, and ends its span, once its answer has ended. */
function watched(
  { method }: IncomingMessage,
  response: ServerResponse,
  metrics?: RequestMetrics,
  span?: Span,
): (step: string) => void {
  const began = performance.now()
  let by = BROKEN
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    metrics?.answered(by, writableFinished ? statusCode : 'aborted', (performance.now() - began) / 1000)
    span?.end(
      { 'portage.kind': by, ...(writableFinished && { 'http.response.status_code': statusCode }) },
      statusCode >= 500 ? new Error() : undefined,
      `${method} ${by}`,
    )
  })
  return (step) => {
    by = step
  }
}
