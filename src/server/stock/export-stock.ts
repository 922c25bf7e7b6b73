import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { BoundTo } from '../../domain/stores/bound-to.ts'
import { stockToCsv } from '../../cms/stock-csv.ts'
import { rowsOf, sql } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { byPlace, stockOnHand, stockPlaces } from './counted-stock.ts'

/** SKUs read at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 2000

/**
 * What stock is where, with the units that orders wait for, as a table in the order of the SKUs, some at a time; of
 * one’s own stores only.
 * @param locale of who opens the table
 */
export async function* exportStock(payload: Payload, stores?: BoundTo, locale?: Locale): AsyncGenerator<string> {
  const rows = rowsOf(payload)
  const places = await stockPlaces(rows)
  let isFirst = true
  for (let after = '', more = true; more;) {
    const found = await rows<{ sku: string }>(
      sql`select distinct sku from products_variants where sku > ${after} order by sku limit ${AT_ONCE}`,
    )
    const skus = found.map(({ sku }) => sku)
    const onHand = skus.length > 0 ? await stockOnHand(rows, skus) : new Map<string, never>()
    const own = new Set(skus)
    const counted = [...onHand.values()].flatMap(({ sku, location, level, waiting }) =>
      level !== undefined && own.has(sku) && places.has(location) && (stores?.includes(location) ?? true)
        ? [{ sku, location, quantity: level + waiting }]
        : [],
    )
    const table = stockToCsv(counted.toSorted(byPlace), locale)
    // Only the first part has the titles, and the mark at its start.
    yield isFirst ? table : table.slice(table.indexOf('\n') + 1)
    isFirst = false
    after = skus.at(-1) ?? ''
    more = skus.length === AT_ONCE
    await yieldToEventLoop()
  }
}
