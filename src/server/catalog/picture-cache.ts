import type { Payload } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { picturesFromDocs, type BothPicture, type Pictures } from '../../cms/from-doc/vocabulary.ts'

/** How many pictures are cached; each is a name, a size and two short texts. */
const MOST = 5000

/** Pictures by their documents, read when a page asks for them. One that is gone is cached as none. */
export class PictureCache {
  readonly #cached = new Map<Id, BothPicture | undefined>()
  /** Grows with every change: what was read before it is not cached after it. */
  #generation = 0

  constructor(private readonly payload: () => Promise<Payload>) {}

  /** Those of these documents that there are. */
  async of(ids: readonly Id[]): Promise<Pictures> {
    const wanted = new Set(ids)
    const found = new Map<Id, BothPicture>()
    const missing: Id[] = []
    for (const id of wanted) {
      const picture = this.#cached.get(id)
      if (picture) found.set(id, picture)
      else if (!this.#cached.has(id)) missing.push(id)
    }
    if (missing.length === 0) return found
    const generation = this.#generation
    const read = await readPictures(await this.payload(), missing)
    for (const id of missing) {
      const picture = read.get(id)
      if (picture) found.set(id, picture)
      if (generation === this.#generation) this.#put(id, picture)
    }
    return found
  }

  drop(ids: readonly Id[]): void {
    this.#generation++
    for (const id of ids) this.#cached.delete(id)
  }

  clear(): void {
    this.#generation++
    this.#cached.clear()
  }

  #put(id: Id, picture: BothPicture | undefined): void {
    const oldest = this.#cached.size >= MOST ? this.#cached.keys().next() : undefined
    if (oldest && !oldest.done) this.#cached.delete(oldest.value)
    this.#cached.set(id, picture)
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
