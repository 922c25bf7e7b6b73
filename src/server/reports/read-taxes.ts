import type { Payload } from 'payload'
import { orderEventKinds } from '../../domain/orders/order.ts'
import { orderStates } from '../../domain/orders/order-state.ts'
import { ledgerOf, type LedgerEvent } from '../../domain/tax/tax-ledger.ts'
import { addToTaxes, noTaxes, type TaxSummary } from '../../domain/tax/tax-summary.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, instantOf, isoInstant, type Day } from '../../domain/time.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { rowsOf, sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { rowsIn } from '../database/rows-in.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { startOf } from './read-sales.ts'

/** Orders looked through at a time: on SQLite no request is answered meanwhile. */
const AT_ONCE = 200

type SoldRow = { number: string; placed_at: string | Date; data: unknown }
type EventRow = {
  order: string
  at: string | Date
  kind: string
  state: string | null
  note: string | null
  amount: number | string | null
}

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
      sql`select number, placed_at, data from orders where id > ${after} and id <= ${after + AT_ONCE} and placed_at < ${end} and (placed_at >= ${start} or exists (select 1 from order_events e where e."order" = orders.number and e.kind in ('paid', 'returned', 'refunded', 'cancelled') and e.at >= ${start} and e.at < ${end})) order by id`,
    )
    const numbers = sold.map(({ number }) => number)
    const events = await rowsIn<EventRow>(
      rows,
      numbers,
      (list) =>
        sql`select "order", at, kind, state, note, amount from order_events where "order" in (${list}) and kind in ('paid', 'returned', 'refunded', 'cancelled') order by id`,
    )
    const byOrder = Map.groupBy(events, ({ order }) => order)
    for (const { number, placed_at: placedAt, data } of sold) {
      const order = { ...jsonOf<OrderData>(data), placedAt: iso(placedAt) }
      for (const entry of ledgerOf(order, (byOrder.get(number) ?? []).map(eventOf))) {
        const day = shopDay(instantOf(entry.at))
        if (from <= day && day <= to) addToTaxes(summary, entry)
      }
    }
    await yieldToEventLoop()
  }
  return summary
}

const iso = (value: string | Date): string => isoInstant(new Date(value).getTime())

function eventOf({ at, kind, state, note, amount }: EventRow): LedgerEvent {
  const known = orderStates.find((one) => one === state)
  return {
    at: iso(at),
    kind: orderEventKinds.find((one) => one === kind) ?? 'note',
    ...(known && { state: known }),
    ...(note && { note }),
    ...(amount !== null && { amount: Number(amount) }),
  }
}
