import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import type { TagCache } from '../feed/tag-cache.ts'
import { refuse } from '../http/refuse-request.ts'
import { sendStored, storedParts, type StoredPage } from '../http/stored-page.ts'

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' }

/**
 * `GET /sitemap-{language}.xml`, and its parts by `?part=`. Only compressed answers are in memory, and of parts that
 * there are not, nothing.
 */
export function sitemapEndpoint(
  locale: Locale,
  texts: TagCache<StoredPage>,
  partsOf: (part?: number) => Promise<AsyncIterable<string> | undefined>,
) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const asked = url.searchParams.get('part')
    if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) return refuse(request, response, 404)
    const tag = `sitemap:${locale}`
    const key = asked === null ? tag : `${tag}:${asked}`
    const cached = texts.get(key)
    if (cached) return sendStored(request, response, cached)
    const parts = await partsOf(asked === null ? undefined : Number(asked))
    if (!parts) return refuse(request, response, 404)
    const page = await texts.wrap(
      key,
      () => [tag],
      () => storedParts(200, headers, parts),
    )
    return sendStored(request, response, page)
  }
}
