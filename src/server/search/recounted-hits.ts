import { locales } from '../../domain/locale.ts'
import { recountedHit } from '../../domain/search/hit-stock.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine } from '../../search-engine/index.ts'
import { onlineStock } from '../catalog/read-products.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { peekHit } from './product-hits.ts'
import type { Hits } from './product-source.ts'
import { storesOf } from './stores-of.ts'

/**
 * The hits of products as they are indexed, with their stock as it is now. A product has a dozen kilobytes of documents
 * that a count cannot change: of 140,000 counts they would all be read, and collected as garbage beside the requests.
 */
export async function recountedHits(rows: Rows, engine: Engine, codes: readonly string[]): Promise<Hits[]> {
  const known = codes.map((code) => ({
    code,
    hits: locales.flatMap((locale) => {
      const hit = peekHit(engine.index(productIndex(locale)), code)
      return hit ? [[locale, hit] as const] : []
    }),
  }))
  const skus = new Set(known.flatMap(({ hits }) => hits.flatMap(([, { variants }]) => variants.map(({ sku }) => sku))))
  const stock = await onlineStock(rows, [...skus])
  const storesWith = await storesOf(rows, [...skus])
  const levels = { online: (sku: string) => stock.get(sku) ?? 0, storesWith }
  const ids = await rowsIn<{ code: string; id: number | string }>(
    rows,
    codes,
    (list) => sql`select code, id from products where code in (${list})`,
  )
  const idOf = new Map(ids.map(({ code, id }) => [code, Number(id)]))
  return known.map(({ code, hits }) => ({
    code,
    ...(idOf.has(code) && { docId: idOf.get(code)! }),
    hits: Object.fromEntries(hits.map(([locale, hit]) => [locale, recountedHit(hit, levels)])),
  }))
}
