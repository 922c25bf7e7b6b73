import { LOW_STOCK_UP_TO } from '../../domain/catalog/stock.ts'
import { sql, type Rows } from '../database/database.ts'

type Sql = ReturnType<typeof sql>

/** SKUs that a link can name. */
const MOST_NAMED = 200

/** Whether units are nearly gone for staff: by the limit of their product, or by the shop's where it has none. */
export const isLow = (units: Sql, limit: Sql): Sql =>
  sql`(${units} > 0 and ${units} <= coalesce(${limit}, ${LOW_STOCK_UP_TO}))`

/**
 * SKUs that the limit of their product makes an exception of the shop's: low with more units, or not low with as few.
 * Undefined where a link cannot name them all.
 */
type Exceptions = { low: string[]; notLow: string[] } | undefined
type LowStock = { count: number; exceptions: Exceptions; first: string[] }

/**
 * How many SKUs are nearly gone online, what of them goes by a limit of its own, and the first of them by name, those
 * with the fewest units before the rest.
 */
export async function lowStock(rows: Rows): Promise<LowStock> {
  // Few products have a limit of their own: their SKUs are looked up first, not the product of every SKU.
  const own = sql`(
    select v.sku, p.low_stock_up_to as up_to from products p join products_variants v on v._parent_id = p.id
    where p.low_stock_up_to is not null
  ) own`
  const found = await rows<{ sku: string; count: number | string }>(sql`
    select i.sku, count(*) over () as count from inventory i left join ${own} on own.sku = i.sku
    where i.location = 'online' and ${isLow(sql`i.quantity`, sql`own.up_to`)}
    order by i.quantity, i.sku limit ${MOST_NAMED}`)
  const others = await rows<{ sku: string; quantity: number | string }>(sql`
    select i.sku, i.quantity from ${own} join inventory i on i.sku = own.sku and i.location = 'online'
    where i.quantity > 0 and (i.quantity <= own.up_to) <> (i.quantity <= ${LOW_STOCK_UP_TO})
    order by i.sku limit ${MOST_NAMED + 1}`)
  const skus = (isFew: boolean) =>
    others.filter(({ quantity }) => Number(quantity) <= LOW_STOCK_UP_TO === isFew).map(({ sku }) => sku)
  return {
    count: Number(found[0]?.count ?? 0),
    exceptions: others.length > MOST_NAMED ? undefined : { low: skus(false), notLow: skus(true) },
    first: found.map(({ sku }) => sku),
  }
}
