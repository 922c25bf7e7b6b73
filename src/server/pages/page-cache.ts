import type { IncomingMessage } from 'node:http'
import { localeOfPath } from '../../domain/locale.ts'
import { inLanguage } from '../feed/cache-tags.ts'
import { TagCache } from '../feed/tag-cache.ts'
import { bytesOfPage, isStoredFor, pageAlsoIn, type Encoding, type StoredPage } from '../http/stored-page.ts'
import { wantsMarkdown } from '../http/wants-markdown.ts'

export type PageCache = TagCache<StoredPage>
export const pageCache = (bytes = 96_000_000): PageCache => new TagCache(bytes, bytesOfPage)

/**
 * The page cached under exactly the URL of a request. Canonical keys map to themselves, so no other check is needed,
 * and it costs as little as a static file, except to a client that takes no encoding in which it is stored: its requests
 * are counted first.
 * Requests that must not get the public page, such as an editor's preview, must be handled earlier; one for Markdown is
 * made from it (page-server.ts).
 */
export function cachedPage(cache: PageCache | undefined, request: IncomingMessage): StoredPage | undefined {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || wantsMarkdown(request)) return undefined
  const page = cache?.get(request.url ?? '')
  return page && isStoredFor(request, page) ? page : undefined
}

/** The tags of the page under a key, which is in one language. */
export function tagsOfPage(key: string, tags: readonly string[]): readonly string[] {
  const locale = localeOfPath(key)
  return locale ? tags.map((tag) => inLanguage(tag, locale)) : tags
}

/** The page cached under a key, from now on in that encoding besides. */
export async function cachedIn(cache: PageCache, key: string, encoding: Encoding): Promise<StoredPage | undefined> {
  const cached = cache.get(key)
  if (!cached) return undefined
  const page = await pageAlsoIn(cached, encoding)
  if (page !== cached) cache.replace(key, cached, page)
  return page
}
