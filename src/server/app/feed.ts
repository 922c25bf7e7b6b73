import type { Payload } from 'payload'
import { locales } from '../../domain/locale.ts'
import { tags } from '../feed/cache-tags.ts'
import { readCache } from '../feed/cached-reads.ts'
import { tailChanges, type Tail } from '../feed/change-tail.ts'
import type { Change } from '../feed/changes.ts'
import { promoClock } from '../feed/promo-clock.ts'
import { TagCache } from '../feed/tag-cache.ts'
import { bytesOfPage, type StoredPage } from '../http/stored-page.ts'
import { pageCache } from '../pages/page-cache.ts'
import { renderedPartCache } from '../pages/markup-cache.ts'
import type { ShopServer } from './create-shop.ts'

/**
 * What is cached of the shop's answers: reads, pages and parts of them, and texts such as menus and sitemaps; dropped
 * together.
 * A tenth of the bytes is the catalogue's (`createShop`), a hundredth is agents' profiles, and three tenths less that
 * are for what the process takes besides to fill them: measured by `bench -- --only hostile`.
 * @param rendered what is cached of what is rendered: pages and their parts, with `data` only the parts
 * @param bytes by which all of them together may make the process grow (`CACHE_MB`)
 */
export function shopCaches(rendered: 'pages' | 'data' | 'none', bytes: number) {
  const reads = readCache(bytes * 0.15)
  const pages = rendered === 'pages' ? pageCache(bytes * 0.3) : undefined
  const parts = rendered !== 'none' ? renderedPartCache(bytes * 0.05) : undefined
  const texts = new TagCache<StoredPage>(bytes * 0.1, bytesOfPage)
  const all = [reads, pages, parts, texts]
  return {
    reads,
    pages,
    parts,
    texts,
    byName: { reads, pages, parts, texts },
    drop(dropped: Iterable<string>): void {
      for (const cache of all) cache?.drop(dropped)
    },
    dropAll(): void {
      for (const cache of all) cache?.clear()
    },
  }
}
export type ShopCaches = ReturnType<typeof shopCaches>

type Parts = {
  payload(): Promise<Payload>
  shop: Pick<ShopServer, 'take' | 'forget' | 'warm'>
  caches: Pick<ShopCaches, 'drop' | 'dropAll' | 'texts'>
  /** What else follows the changes, once what is cached of them is dropped. */
  follow?(changes: readonly Change[]): Promise<void>
  log(sentence: string): void
  warn(sentence: string): void
}

/** Keeps memory and caches in step with the database: by the change feed, and by the schedule of promo messages. */
export function changeFeed({ payload, shop, caches, follow, log, warn }: Parts) {
  const promos = promoClock(payload, () => caches.drop([tags.promos]))
  let tail: Tail | undefined
  return {
    async start(): Promise<void> {
      tail = await tailChanges(await payload(), {
        async changed(changes, last) {
          const dropped = await shop.take(changes, last)
          if (changes.some(({ target }) => target === 'promo-messages')) await promos.look()
          if (dropped) {
            caches.drop(dropped)
            for (const locale of locales) caches.texts.drop([`sitemap:${locale}`])
          } else caches.dropAll()
          // A failure must not hold up the feed: what follows it catches up by itself.
          await follow?.(changes).catch((error: unknown) => warn(`a change could not be followed: ${String(error)}`))
        },
        flush() {
          shop.forget()
          caches.dropAll()
        },
        log,
        warn,
      })
      await promos.look()
      await shop.warm()
    },
    /** The number of the last row of the feed that was taken in. */
    position: () => tail?.position(),
    /** The feed first, since a change of promo messages sets the clock. */
    async stop(): Promise<void> {
      await tail?.stop()
      await promos.stop()
    },
  }
}
