import type { Shop, Tag } from '../app/shop.ts'
import { isLocale } from '../../domain/locale.ts'
import { inLanguage } from './cache-tags.ts'
import { bytesOfPlain, TagCache } from './tag-cache.ts'

type Remembered = { value: unknown; tags: string[] }
export type ReadCache = TagCache<Remembered>

export const readCache = (bytes = 48_000_000): ReadCache => new TagCache(bytes, ({ value }) => bytesOfPlain(value))

/**
 * The reads worth caching between pages: listings and searches come from the search engine, in more variations than
 * could be cached.
 */
const cached = [
  'shell',
  'home',
  'contentPage',
  'product',
  'brands',
  'stores',
  'store',
  'sizeGuide',
  'helpPages',
] as const

/** The shop with its reads cached until one of the tags they set is dropped. Every reader still gets all the tags. */
export function cachedReads(shop: Shop, cache: ReadCache): Shop {
  const copy: Shop = { ...shop }
  for (const name of cached) copy[name] = cachedRead(name, shop[name] as Read, cache) as never
  return copy
}

type Read = (...parameters: unknown[]) => Promise<unknown>

function cachedRead(name: string, read: Read, cache: ReadCache): Read {
  return async (...parameters) => {
    const [words, tag] = [parameters.slice(0, -1), parameters.at(-1) as Tag]
    const [locale] = words
    const found = await cache.wrap(
      `${name}/${words.join('/')}`,
      ({ tags }) => tags.map((each) => (isLocale(locale) ? inLanguage(each, locale) : each)),
      async () => {
        const tags: string[] = []
        const value = await read(...words, ((...more: string[]) => void tags.push(...more)) satisfies Tag)
        return { value, tags }
      },
    )
    tag(...found.tags)
    return found.value
  }
}
