import { locales } from '../../domain/locale.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine, SearchIndex, SearchRecord } from '../../search-engine/index.ts'
import type { Hits } from './product-source.ts'

/**
 * Writes products into the indexes of their languages, and takes them out of those they have no hit for. What is there
 * already is not written again. Returns how many hits differed.
 * @param place where the hits of an index go, unless into itself
 */
export async function saveHits(
  engine: Engine,
  products: readonly Hits[],
  place: (name: string) => string = (name) => name,
): Promise<number> {
  let written = 0
  for (const locale of locales) {
    const index = engine.index(place(productIndex(locale)))
    const hits = products.flatMap(({ hits: { [locale]: hit } }) =>
      // A hit is a record without an index signature.
      hit && differs(index, hit) ? [hit as unknown as SearchRecord] : [],
    )
    const gone = products.flatMap(({ code, hits: own }) => (!own[locale] && index.getObject(code) ? [code] : []))
    if (hits.length > 0) await index.saveObjects(hits)
    if (gone.length > 0) await index.deleteObjects(gone)
    written += hits.length + gone.length
  }
  return written
}

const differs = (index: SearchIndex, hit: ProductHit) =>
  JSON.stringify(index.getObject(hit.objectID)) !== JSON.stringify(hit)
