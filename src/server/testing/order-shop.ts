import { rowsOf, sql, type Rows } from '../database/database.ts'
import { shoppersOf } from './checkout-shopper.ts'
import { shopOn, type Database } from './databases.ts'
import { orderingOn } from './ordering.ts'

/** A shop that takes orders, with its shoppers, and its figures as the database has them. */
export function orderShop(database: Database) {
  const shop = shopOn(database)
  const ordering = orderingOn(async () => shop.payload)
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  /** The figure `n` of a query; 0 where there is no row. */
  const number = async (query: ReturnType<typeof sql>) =>
    Number((await rows<{ n: number | string | null }>(query))[0]?.n ?? 0)
  const stock = (sku: string) =>
    number(sql`select quantity as n from inventory where sku = ${sku} and location = 'online'`)
  return { shop, ordering, rows, number, stock, ...shoppersOf(() => ordering) }
}
