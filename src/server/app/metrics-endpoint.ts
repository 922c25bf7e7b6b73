import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http/json-http.ts'
import { sameToken } from '../http/tokens.ts'
import type { RequestParts } from './handle.ts'
import { shopMetrics, type MeasuredParts, type ShopMetrics } from './metrics.ts'

/** The figures and their endpoint, where there is a token; nothing is counted otherwise. */
export function openMetrics(
  token: string | undefined,
  parts: MeasuredParts,
): Pick<RequestParts, 'metrics' | 'endpoints'> {
  if (token === undefined) return { endpoints: {} }
  const metrics = shopMetrics(parts)
  return { metrics, endpoints: { '/api/metrics': metricsEndpoint(metrics, token) } }
}

/**
 * `GET /api/metrics`: the figures of this process for Prometheus, for whoever shows the token. Tokens are compared by
 * their sums, so that the time it takes says nothing of content or length.
 */
export function metricsEndpoint(metrics: Pick<ShopMetrics, 'text' | 'contentType'>, token: string) {
  const right = sumOf(token)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
    const isRight = sameToken(sumOf(given), right)
    if (!isRight || scheme?.toLowerCase() !== 'bearer') {
      response.setHeader('www-authenticate', 'Bearer')
      return sendJson(response, 401, { message: 'No token, or another' })
    }
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method not allowed' })
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  }
}

const sumOf = (token: string): string => createHash('sha256').update(token).digest('hex')
