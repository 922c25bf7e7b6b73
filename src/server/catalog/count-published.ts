import type { Payload } from 'payload'
import { rowsOf, sql } from '../database/database.ts'

/** How many products are in the shop. */
export async function countPublished(payload: Payload): Promise<number> {
  const [row] = await rowsOf(payload)<{ n: number | string }>(
    sql`select count(*) as n from products where _status = 'published'`,
  )
  return Number(row?.n)
}
