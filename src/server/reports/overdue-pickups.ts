import { PICKUP_WAIT_DAYS, pickupWaits, waitingStates } from '../../domain/pickup/pickup-wait.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, type Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { eventsOfOrders, orderColumns, storedOrder, type OrderRow } from '../orders/order-rows.ts'
import { startOf } from './read-sales.ts'

/** The numbers of the orders of which something waits longer than it may at that instant, as `pickupWaits` says. */
export async function overduePickups(rows: Rows, now: Instant, theirs = sql``): Promise<string[]> {
  const start = startOf(addDays(shopDay(now), -PICKUP_WAIT_DAYS))
  const found = await rows<OrderRow>(
    sql`select ${orderColumns} from orders where state in (${sqlList(waitingStates)}) and exists (select 1 from order_events e where e."order" = orders.number and e.kind = 'ready' and e.at < ${start}) ${theirs} order by placed_at`,
  )
  const numbers = found.map(({ number }) => number)
  const events = await eventsOfOrders(rows, numbers, ['ready'])
  return found
    .map(storedOrder)
    .filter(({ number, state, fulfilment, data: { parts } }) => {
      const order = { state, fulfilment, events: events.get(number) ?? [], ...(parts && { parts }) }
      return pickupWaits(order, now).some(({ isOver }) => isOver)
    })
    .map(({ number }) => number)
}
