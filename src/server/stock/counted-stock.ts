import {
  openStates,
  placeKey,
  waitingUnits,
  type StockLocation,
  type UnitsAt,
} from '../../domain/orders/waiting-units.ts'
import type { OrderData } from '../checkout/order-data.ts'
import type { OrderState, Fulfilment } from '../../domain/orders/order-state.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/**
 * What the shop has of a variant at a place: units that can be sold, none where it is not carried, and units that
 * orders wait for.
 */
export type StockOnHand = { sku: string; location: string; level: number | undefined; waiting: number }

type LevelRow = { sku: string; location: string; quantity: number | string; state: null }
type OrderRow = { sku: null; state: OrderState; fulfilment: Fulfilment; data: unknown }

/**
 * The stock on hand of some variants, or of all, by `placeKey`. Levels and orders are read by one statement, that is at
 * one moment: an order that is placed or cancelled meanwhile moves units from one to the other, and must not be seen in
 * both or in neither.
 */
export async function stockOnHand(rows: Rows, skus?: readonly string[]): Promise<Map<string, StockOnHand>> {
  const found = await rows<LevelRow | OrderRow>(sql`
    select sku, location, quantity, null as state, null as fulfilment, null as data from inventory ${skus ? sql`where sku in (${sqlList(skus)})` : sql``}
    union all select null, null, null, state, fulfilment, data from orders where state in (${sqlList(openStates)})`)
  const onHand = new Map<string, StockOnHand>()
  const waiting: UnitsAt[] = []
  for (const row of found) {
    if (row.state === null)
      onHand.set(placeKey(row), { sku: row.sku, location: row.location, level: Number(row.quantity), waiting: 0 })
    else waiting.push(...waitingOf(row))
  }
  for (const units of waiting) {
    const place = onHand.get(placeKey(units)) ?? { ...units, level: undefined, waiting: 0 }
    onHand.set(placeKey(units), { ...place, waiting: place.waiting + units.quantity })
  }
  return onHand
}

/** Where stock can be: online, and each store by its slug. */
export async function stockPlaces(rows: Rows): Promise<ReadonlySet<string>> {
  const stores = await rows<{ slug: string }>(sql`select slug from stores`)
  return new Set(['online', ...stores.map(({ slug }) => slug)])
}

/** The order in which orders take from stock: by the code of the variant. */
export const byPlace = (one: StockLocation, other: StockLocation): number =>
  compared(one.sku, other.sku) || compared(one.location, other.location)
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function waitingOf({ state, fulfilment, data }: OrderRow): UnitsAt[] {
  const { lines, parts, parcels = [] } = jsonOf<OrderData>(data)
  return waitingUnits({ state, fulfilment, lines, parcels, ...(parts && { parts }) })
}

/** What can be sold where so many units are counted: not what orders wait for, and never less than nothing. */
export const levelOf = (counted: number, onHand: StockOnHand | undefined): number =>
  Math.max(0, counted - (onHand?.waiting ?? 0))
