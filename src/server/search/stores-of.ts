import type { HitLevels } from '../../domain/search/hit-stock.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

/** Which stores have any of some SKUs, read for all of these at once. */
export async function storesOf(rows: Rows, skus: readonly string[]): Promise<HitLevels['storesWith']> {
  const stores = new Map<string, string[]>()
  const levels = await rowsIn<{ sku: string; location: string }>(
    rows,
    skus,
    (list) => sql`select sku, location from inventory where location <> 'online' and quantity > 0 and sku in (${list})`,
  )
  for (const { sku, location } of levels) stores.set(sku, [...(stores.get(sku) ?? []), location])
  return (some) => [...new Set(some.flatMap((sku) => stores.get(sku) ?? []))].toSorted()
}
