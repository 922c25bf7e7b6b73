import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { BoundTo } from '../../domain/stores/bound-to.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { describedStockToCsv, stockToCsv } from '../../cms/stock-csv.ts'
import { placeKey, type StockLocation } from '../../domain/orders/waiting-units.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { byPlace, stockOnHand, stockPlaces } from './counted-stock.ts'
import { describeSkus } from './describe-skus.ts'

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
  let isContinued = false
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
    yield stockToCsv(counted.toSorted(byPlace), locale, isContinued)
    isContinued = true
    after = skus.at(-1) ?? ''
    more = skus.length === AT_ONCE
    await yieldToEventLoop()
  }
}

const unknown = { product: '', brand: '', colour: '', size: '' }

/** The levels with these ids, as a filtered list finds them; with what they are of, for whoever orders by it. */
export async function* exportListedStock(
  payload: Payload,
  listed: AsyncIterable<Id[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const rows = rowsOf(payload)
  let isContinued = false
  for await (const ids of listed) {
    const places =
      ids.length > 0
        ? await rows<StockLocation>(sql`select sku, location from inventory where id in (${sqlList(ids)})`)
        : []
    const skus = [...new Set(places.map(({ sku }) => sku))]
    const onHand = skus.length > 0 ? await stockOnHand(rows, skus) : new Map<string, never>()
    const words = await describeSkus(rows, skus, locale)
    const counted = places.flatMap(({ sku, location }) => {
      const there = onHand.get(placeKey({ sku, location }))
      if (there?.level === undefined) return []
      return [{ sku, location, quantity: there.level + there.waiting, ...(words.get(sku) ?? unknown) }]
    })
    yield describedStockToCsv(counted.toSorted(byPlace), locale, isContinued)
    isContinued = true
    await yieldToEventLoop()
  }
}
