import { betterPage, type StoredPage } from '../http/stored-page.ts'
import type { PageCache } from './page-cache.ts'

/** So many pages wait to be compressed better; others stay as they are until they are rendered again. */
const MOST_WAITING = 2000

/**
 * Compresses cached pages as well as is worth it, one after the other, when nobody waits for it. A page that waits is
 * held by the cache alone: pages may be rendered faster than this goes, and go again before their turn.
 */
export function betterPages(cache: Pick<PageCache, 'replace'>, better = betterPage, most = MOST_WAITING) {
  const waiting = new Map<string, WeakRef<StoredPage>>()
  let isAtWork = false
  const work = async () => {
    for (const [key, ref] of waiting) {
      waiting.delete(key)
      const page = ref.deref()
      try {
        if (page) cache.replace(key, page, await better(page))
      } catch (error) {
        console.error('a cached page could not be compressed again', error)
      }
    }
    isAtWork = false
  }
  return (key: string, page: StoredPage): void => {
    if (waiting.size >= most) return
    waiting.set(key, new WeakRef(page))
    if (isAtWork) return
    isAtWork = true
    void work()
  }
}
