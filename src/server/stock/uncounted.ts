import { sql, type Rows } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

/** Numbers of products of one query: on SQLite every shopper waits for it. */
const AT_ONCE = 500

/**
 * The products in the shop of which nobody has counted the stock of some SKUs online, in the order of their ids, each
 * with how many: the shop says that these are sold out.
 */
export async function uncountedProducts(rows: Rows): Promise<Map<number, number>> {
  const [products] = await rows<{ last: number | string | null }>(sql`select max(id) as last from products`)
  const last = Number(products?.last ?? 0)
  const found = new Map<number, number>()
  for (let after = 0; after < last; after += AT_ONCE) {
    const some = await rows<{ id: number; skus: number | string }>(sql`
      select p.id, count(*) as skus from products p join products_variants v on v._parent_id = p.id
      where p.id > ${after} and p.id <= ${after + AT_ONCE} and p._status = 'published' and v.stocked is not false
        and not exists (select 1 from inventory i where i.sku = v.sku and i.location = 'online')
      group by p.id order by p.id`)
    for (const { id, skus } of some) found.set(Number(id), Number(skus))
    await yieldToEventLoop()
  }
  return found
}
