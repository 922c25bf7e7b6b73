import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { localeOr } from '../../domain/locale.ts'

/**
 * A read that names no language of the content, or one that the shop does not have, is about English. Payload does
 * that only where words fall back to it. Here it would leave out all words that there are in both languages, and fail
 * (500) on a filter or an order by one of them.
 */
export function withContentLocale(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals])
    // The endpoints are the same objects for every collection: they are replaced, not changed.
    if (part.endpoints)
      part.endpoints = part.endpoints.map((endpoint) => ({ ...endpoint, handler: inContentLocale(endpoint) }))
  return config
}

const inContentLocale =
  ({ handler }: Endpoint): Endpoint['handler'] =>
  async (req) => {
    const isWrite = ['POST', 'PATCH', 'PUT'].includes(req.method ?? '')
    // Payload reads a body's language by itself, but only where none is known, and a filter needs one.
    if (isWrite && !req.query?.where) return handler(req)
    const named = req.locale ?? (isWrite ? await namedInBody(req) : undefined)
    req.locale = named === 'all' ? 'all' : localeOr(named)
    return handler(req)
  }

/** The language that a body of JSON names; the body is still to be read. */
async function namedInBody(req: PayloadRequest): Promise<unknown> {
  const json: unknown = await (req as Request)
    .clone()
    .json()
    .catch(() => undefined)
  return typeof json === 'object' && json !== null && 'locale' in json ? json.locale : undefined
}
