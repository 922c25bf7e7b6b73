import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import { PARTNER_API } from '../../domain/partners/api-scope.ts'
import { rowsOf } from '../database/database.ts'
import { isDatabaseAway } from '../database/is-away.ts'
import { once, writeOf, type Stored } from '../http/idempotency.ts'
import { noStore, readBody } from '../http/json-http.ts'
import { shopName } from '../../domain/shop-name.ts'
import { requestLocale } from '../http/request-locale.ts'
import type { KeyLimits } from '../http/request-limits.ts'
import { keyOf } from './api-keys.ts'
import { customerRoutes } from './customer-routes.ts'
import { openApi } from './openapi.ts'
import { orderRoutes } from './order-routes.ts'
import { faultText, problemBody, problems, sendProblem, type ApiProblem } from './problem.ts'
import { productRoutes } from './product-routes.ts'
import type { ApiParts, RawRequest, Route } from './route.ts'
import { stockRoutes } from './stock-routes.ts'

/** The largest body, in bytes. */
const MOST = 256 * 1024
const DESCRIPTION = `${PARTNER_API}openapi.json`

export const apiRoutes: readonly Route[] = [...productRoutes, ...stockRoutes, ...orderRoutes, ...customerRoutes]

type Options = {
  payload: ApiParts['payload']
  shop: Pick<ApiParts, 'catalogue'>
  commerce: Pick<ApiParts, 'outbox'> & { limits: KeyLimits }
  siteUrl: string
  now?(): number
}
type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/**
 * Everything under `/api/v1/`, for the merchant's other systems: asks in this order for a key, its limit, the route,
 * its scope, and the schemas. A write is done once for each idempotency key. What fails is a problem like any other.
 */
export function partnerApi({ payload, shop, commerce, siteUrl, now = Date.now }: Options): Handler {
  const parts: ApiParts = { payload, catalogue: shop.catalogue, outbox: commerce.outbox, siteUrl }
  let described = { name: '', description: Buffer.alloc(0) }
  /** Made once for each name that the shop gets. */
  const descriptionOf = (name: string): Buffer => {
    if (described.name !== name)
      described = { name, description: Buffer.from(JSON.stringify(openApi(apiRoutes, { siteUrl }))) }
    return described.description
  }

  const answer: Handler = async (request, response, url) => {
    const locale = requestLocale(request)
    const refuse = (problem: ApiProblem, headers?: Record<string, string>) =>
      sendProblem(response, problem, locale, headers)
    if (url.pathname === DESCRIPTION && (request.method === 'GET' || request.method === 'HEAD')) {
      const description = descriptionOf(shopName())
      return void response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': description.length,
          'cache-control': 'public, max-age=300',
        })
        .end(request.method === 'HEAD' ? undefined : description)
    }
    const key = await keyOf(rowsOf(await parts.payload()), request.headers.authorization, now())
    if (!key) return refuse({ problem: 'unauthorized' })
    if (await commerce.limits.isOverLimitOf('partner', String(key.id))) return refuse({ problem: 'too-many-requests' })
    const found = findRoute(request.method ?? '', url.pathname)
    if (!found) return refuse({ problem: 'not-found' })
    if ('allow' in found) return refuse({ problem: 'method-not-allowed' }, { allow: found.allow })
    const { scope } = found.route
    if (!key.scopes.has(scope)) {
      const message = faultText('scope', locale, { name: scope })
      return refuse({ problem: 'scope-missing', errors: [{ path: 'authorization', message }] })
    }
    const asked = { params: found.params, query: Object.fromEntries(url.searchParams), key, locale }
    if (found.route.method === 'GET') {
      const done = await found.route.run({ ...asked, body: undefined, idempotencyKey: '' }, parts)
      return 'problem' in done ? refuse(done) : send(response, { status: 200, answer: JSON.stringify(done.answer) })
    }
    const body = await readBody(request, MOST)
    if (body === undefined) return refuse({ problem: 'too-large' }, { connection: 'close' })
    const json = jsonOf(body)
    if (found.route.body && json === undefined)
      return refuse({ problem: 'invalid', errors: [{ path: 'body', message: faultText('no_json', locale) }] })
    const given = request.headers['idempotency-key']
    if (typeof given !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(given))
      return refuse({ problem: 'idempotency-key-missing' })
    const write = writeOf(String(key.id), given, [found.route.method, url.pathname + url.search, body])
    const done = await once(rowsOf(await parts.payload()), write, now(), async () =>
      storedOf(await found.route.run({ ...asked, body: json, idempotencyKey: write.key }, parts), locale),
    )
    return typeof done === 'string' ? refuse({ problem: done }) : send(response, done, done.isReplay)
  }
  return async (request, response, url) => {
    try {
      await answer(request, response, url)
    } catch (error) {
      if (response.headersSent) throw error
      console.error(request.method, url.pathname, error)
      const problem = (await isDatabaseAway(parts.payload, error)) ? 'unavailable' : 'failed'
      sendProblem(response, { problem }, requestLocale(request))
    }
  }
}

const storedOf = (done: Awaited<ReturnType<Route['run']>>, locale: Locale): Stored =>
  'problem' in done
    ? { status: problems[done.problem], answer: JSON.stringify(problemBody(done, locale)) }
    : { status: 200, answer: JSON.stringify(done.answer) }

function send(response: ServerResponse, { status, answer }: Stored, isReplay = false): void {
  const bytes = Buffer.from(answer)
  response
    .writeHead(status, {
      ...noStore,
      'content-type': status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json',
      'content-length': bytes.length,
      ...(isReplay && { 'idempotent-replayed': 'true' }),
    })
    .end(bytes)
}

/** Undefined for what is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body || '{}') as unknown
  } catch {
    return undefined
  }
}

/** The route of an address with what its path names, or the methods that the address has. */
function findRoute(
  method: string,
  pathname: string,
): { route: Route; params: RawRequest['params'] } | { allow: string } | undefined {
  const parts = pathname.slice(PARTNER_API.length).split('/')
  const at = apiRoutes.flatMap((route) => {
    const params = paramsOf(route.path.split('/'), parts)
    return params ? [{ route, params }] : []
  })
  if (at.length === 0) return undefined
  // Of HEAD the answer is that to GET: Node leaves its body away.
  const wanted = method === 'HEAD' ? 'GET' : method
  const allow = at.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method])).join(', ')
  return at.find(({ route }) => route.method === wanted) ?? { allow }
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, piece] of pattern.entries()) {
    const part = parts[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    if (name === undefined ? piece !== part : part === '') return undefined
    if (name !== undefined) params[name] = part
  }
  return params
}
