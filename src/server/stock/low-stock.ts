import { LOW_STOCK_UP_TO } from '../../domain/catalog/stock.ts'
import { sql, type Rows } from '../database/database.ts'

type Sql = ReturnType<typeof sql>

/** SKUs that a link can name. */
const MOST_NAMED = 200

/** Whether units are nearly gone for staff: by the limit of their product, or by the shop's where it has none. */
export const isLow = (units: Sql, limit: Sql): Sql =>
  sql`(${units} > 0 and ${units} <= coalesce(${limit}, ${LOW_STOCK_UP_TO}))`

/** How many SKUs are nearly gone online, and the first of them by name, those with the fewest units before the rest. */
export async function lowStock(rows: Rows): Promise<{ count: number; skus: string[] }> {
  // Few products have a limit of their own: their SKUs are looked up first, not the product of every SKU.
  const found = await rows<{ sku: string; count: number | string }>(sql`
    select i.sku, count(*) over () as count from inventory i
    left join (
      select v.sku, p.low_stock_up_to as up_to from products p join products_variants v on v._parent_id = p.id
      where p.low_stock_up_to is not null
    ) own on own.sku = i.sku
    where i.location = 'online' and ${isLow(sql`i.quantity`, sql`own.up_to`)}
    order by i.quantity, i.sku limit ${MOST_NAMED}`)
  return { count: Number(found[0]?.count ?? 0), skus: found.map(({ sku }) => sku) }
}
