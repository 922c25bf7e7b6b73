import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { orderSearch } from '../domain/orders/order-search.ts'
import { jsonOf } from '../server/database/json-column.ts'

type Stored = Parameters<typeof orderSearch>[0]
const AT_ONCE = 200

/** Writes what staff find an order by into the orders of before. Those of deleted accounts have no phone any more. */
export async function fillOrderSearch(rows: (query: SQL) => unknown): Promise<void> {
  for (let after = 0; ;) {
    const found = (await rows(
      sql`select id, email, data, tracking from orders where id > ${after} order by id limit ${AT_ONCE}`,
    )) as { id: number | string; email: string | null; data: unknown; tracking: unknown }[]
    if (found.length === 0) return
    for (const { id, email, data, tracking } of found) {
      const order = jsonOf<Stored>(data)
      // Orders that were sent before there could be several parcels have the number of theirs in a column.
      const sent = tracking ? [jsonOf<{ code: string }>(tracking)] : []
      const parcels = [...(order.parcels ?? []), ...sent]
      if (email)
        await rows(sql`update orders set search = ${orderSearch({ ...order, parcels })} where id = ${id} returning id`)
    }
    after = Number(found.at(-1)?.id)
  }
}
