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
  (req) => {
    if (!mayNameItInBody(req)) req.locale = req.locale === 'all' ? 'all' : localeOr(req.locale)
    return handler(req)
  }

/** Payload looks there later; what is changed by a filter is found before. */
const mayNameItInBody = ({ method, query }: PayloadRequest): boolean =>
  ['POST', 'PATCH', 'PUT'].includes(method ?? '') && !query?.where
