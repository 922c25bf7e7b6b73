import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { picturesFromDocs, type BothPicture, type Pictures } from '../../cms/from-doc/vocabulary.ts'
import { tags } from '../feed/cache-tags.ts'
import { bytesOfPlain, TagCache } from '../feed/tag-cache.ts'

/** Pictures by their documents, read when a page asks for them. That one is gone is cached, too. */
export class PictureCache {
  readonly #cached: TagCache<{ picture: BothPicture | undefined }>

  /** @param bytes that all of them may take together */
  constructor(
    private readonly payload: () => Promise<Payload>,
    bytes: number,
  ) {
    this.#cached = new TagCache(bytes, (cached) => bytesOfPlain(cached))
  }

  /** Those of these documents that there are. */
  async of(ids: readonly Id[]): Promise<Pictures> {
    const found = new Map<Id, BothPicture>()
    const missing: Id[] = []
    for (const id of new Set(ids)) {
      const cached = this.#cached.get(String(id))
      if (cached?.picture) found.set(id, cached.picture)
      else if (!cached) missing.push(id)
    }
    if (missing.length === 0) return found
    const { generation } = this.#cached
    const read = await readPictures(await this.payload(), missing)
    for (const id of missing) {
      const picture = read.get(id)
      if (picture) found.set(id, picture)
      this.#cached.set(String(id), { picture }, [tags.media(id)], generation)
    }
    return found
  }

  drop(ids: readonly Id[]): void {
    this.#cached.drop(ids.map(tags.media))
  }

  clear(): void {
    this.#cached.clear()
  }
}

/** Pictures by their documents, in one query. */
export async function readPictures(payload: Payload, ids: readonly Id[]): Promise<Pictures> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { id: { in: [...ids] } },
    select: { filename: true, width: true, height: true, alt: true, decorative: true, focalX: true, focalY: true },
  })
  return picturesFromDocs(inAllLocales('media', docs))
}
