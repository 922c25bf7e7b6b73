import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { orderSearch } from '../domain/orders/order-search.ts'

type Stored = Parameters<typeof orderSearch>[0]
const AT_ONCE = 200

/** Writes what staff find an order by into the orders of before. Those of deleted accounts have no phone any more. */
export async function fillOrderSearch(rows: (query: SQL) => unknown): Promise<void> {
  for (let after = 0; ;) {
    const found = (await rows(
      sql`select id, email, data from orders where id > ${after} order by id limit ${AT_ONCE}`,
    )) as { id: number | string; email: string | null; data: unknown }[]
    if (found.length === 0) return
    for (const { id, email, data } of found) {
      const order = (typeof data === 'string' ? JSON.parse(data) : data) as Stored
      if (email) await rows(sql`update orders set search = ${orderSearch(order)} where id = ${id} returning id`)
    }
    after = Number(found.at(-1)?.id)
  }
}
