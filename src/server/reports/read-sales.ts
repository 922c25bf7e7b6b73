import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { addSale, noSales, type Sales, type Takings } from '../../domain/reports/sales.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { shopZone } from '../../domain/shop-zone.ts'
import { addDays, instantInZone, instantOf, isoInstant, type Day } from '../../domain/time.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { rowsOf, sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { rowsIn } from '../database/rows-in.ts'
import { channelColumns, channelOf, type ChannelColumns } from '../orders/sales-channel.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

/** Orders read at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 200

/** The instant at which a day of the shop begins, as the database writes times. */
export const startOf = (day: Day): string => isoInstant(instantInZone(day, 0, shopZone()))

type SoldRow = ChannelColumns & {
  id: number
  placed_at: string | Date
  fulfilment: string
  data: unknown
}

/** What the orders of some days sold, from the first day to the last. Cancelled orders do not count. */
export async function readSales(payload: Payload, from: Day, to: Day): Promise<Sales> {
  const rows = rowsOf(payload)
  const categories = new Map(
    (
      await rows<{ code: string; key: string }>(
        sql`select p.code, c.key from products p join products_rels r on r.parent_id = p.id and r.path = 'categories' and r."order" = 1 join categories c on c.id = r.categories_id`,
      )
    ).map(({ code, key }) => [code, key]),
  )
  const sales = noSales()
  for (let after = { at: startOf(from), id: 0 }; ;) {
    const found = await rows<SoldRow>(
      sql`select id, placed_at, fulfilment, ${channelColumns}, data from orders where (placed_at, id) > (${after.at}, ${after.id}) and placed_at < ${startOf(addDays(to, 1))} and state <> 'cancelled' order by placed_at, id limit ${AT_ONCE}`,
    )
    for (const row of found) {
      const { placed_at: at, fulfilment, data } = row
      const { lines, address, store } = jsonOf<OrderData>(data)
      const channel = channelOf(row)
      const way = fulfilment === 'pickup' || fulfilment === 'email' ? fulfilment : 'ship'
      const province = address?.province ?? store?.province ?? ''
      const day = shopDay(instantOf(new Date(at).toISOString()))
      addSale(sales, { day, channel, way, province, lines }, (product) => categories.get(product) ?? '')
    }
    const last = found.at(-1)
    if (!last || found.length < AT_ONCE) return sales
    // By the index of the time: sorting by anything else would read the rest of the orders again each time.
    after = { at: new Date(last.placed_at).toISOString(), id: Number(last.id) }
    await yieldToEventLoop()
  }
}

/** What products and categories are called; others by their keys. */
export async function namesOf(
  payload: Payload,
  by: 'product' | 'category',
  keys: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await rowsIn<{ key: string; name: string | null }>(rowsOf(payload), keys, (list) =>
    by === 'product'
      ? sql`select p.code as key, l.title as name from products p join products_locales l on l._parent_id = p.id and l._locale = ${locale} where p.code in (${list})`
      : sql`select c.key, l.name from categories c join categories_locales l on l._parent_id = c.id and l._locale = ${locale} where c.key in (${list})`,
  )
  return new Map(found.flatMap(({ key, name }) => (name ? [[key, name]] : [])))
}

/** What came in on some days, from the first to the last. */
export async function readTakings(payload: Payload, from: Day, to: Day): Promise<Takings> {
  const [row] = await rowsOf(payload)<{ orders: unknown; revenue: unknown }>(
    sql`select count(*) as orders, coalesce(sum(total - refunded), 0) as revenue from orders where placed_at >= ${startOf(from)} and placed_at < ${startOf(addDays(to, 1))} and state <> 'cancelled'`,
  )
  return { orders: Number(row?.orders), revenue: Number(row?.revenue) }
}
