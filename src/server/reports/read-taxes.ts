import type { Payload } from 'payload'
import { ledgerOf } from '../../domain/tax/tax-ledger.ts'
import { addToTaxes, noTaxes, type TaxSummary } from '../../domain/tax/tax-summary.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, instantOf, type Day } from '../../domain/time.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { eventsOfOrders, iso } from '../orders/order-rows.ts'
import { startOf } from './read-sales.ts'

/** Orders looked through at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 200
/** What moves money, by which the ledger is written. */
const ledgerKinds = ['paid', 'returned', 'refunded', 'cancelled'] as const

type SoldRow = { number: string; placed_at: string | Date; data: unknown }

/** The taxes of what was sold and of what was refunded on some days, from the first to the last. */
export async function readTaxes(payload: Payload, from: Day, to: Day): Promise<TaxSummary> {
  const rows = rowsOf(payload)
  const [start, end] = [startOf(from), startOf(addDays(to, 1))]
  const summary = noTaxes()
  const [newest] = await rows<{ id: number | string | null }>(sql`select max(id) as id from orders`)
  const last = Number(newest?.id ?? 0)
  // Orders of years before may have refunds of these days, and time has no index in the history: a window at a time.
  for (let after = 0; after < last; after += AT_ONCE) {
    const sold = await rows<SoldRow>(
      sql`select number, placed_at, data from orders where id > ${after} and id <= ${after + AT_ONCE} and placed_at < ${end} and (placed_at >= ${start} or exists (select 1 from order_events e where e."order" = orders.number and e.kind in (${sqlList(ledgerKinds)}) and e.at >= ${start} and e.at < ${end})) order by id`,
    )
    const numbers = sold.map(({ number }) => number)
    const events = await eventsOfOrders(rows, numbers, ledgerKinds)
    for (const { number, placed_at: placedAt, data } of sold) {
      const order = { ...jsonOf<OrderData>(data), placedAt: iso(placedAt) }
      for (const entry of ledgerOf(order, events.get(number) ?? [])) {
        const day = shopDay(instantOf(entry.at))
        if (from <= day && day <= to) addToTaxes(summary, entry)
      }
    }
    await yieldToEventLoop()
  }
  return summary
}
