import { locales } from '../../domain/locale.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine, SearchRecord } from '../../search-engine/index.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { inLanguage, tags } from '../feed/cache-tags.ts'
import { tagsOfHitChange } from './hit-change.ts'
import { peekHit } from './product-hits.ts'
import type { Hits } from './product-source.ts'

/** How many hits differed, and the tags of the pages that show them. */
export type SavedHits = { written: number; tags: Set<string> }

/**
 * Writes products into the indexes of their languages, and takes them out of those they have no hit for. What is there
 * already is not written again.
 * @param place where the hits of an index go, unless into itself
 */
export async function saveHits(
  engine: Engine,
  products: readonly Hits[],
  place: (name: string) => string = (name) => name,
): Promise<SavedHits> {
  const saved: SavedHits = { written: 0, tags: new Set() }
  for (const locale of locales) {
    const index = engine.index(place(productIndex(locale)))
    const [changed, gone]: [SearchRecord[], string[]] = [[], []]
    for (const { code, docId, hits } of products) {
      const [before, after] = [peekHit(index, code), hits[locale]]
      const shown = tagsOfHitChange(code, before, after)
      if (shown.length === 0) continue
      for (const tag of [...shown, ...(docId === undefined ? [] : [tags.picked(docId)])])
        saved.tags.add(inLanguage(tag, locale))
      if (after) changed.push(after as SearchRecord)
      else gone.push(code)
    }
    if (changed.length > 0) await index.saveObjects(changed)
    if (gone.length > 0) await index.deleteObjects(gone)
    saved.written += changed.length + gone.length
    await yieldToEventLoop()
  }
  return saved
}
