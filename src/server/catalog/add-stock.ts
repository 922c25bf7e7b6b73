import type { Payload } from 'payload'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'

/** The first stock online of SKUs that have none, in an open transaction; what was counted before stays. */
export async function addStock(
  payload: Payload,
  rows: Rows,
  stock: readonly { sku: string; quantity: number }[],
): Promise<ReadonlySet<string>> {
  if (stock.length === 0) return new Set()
  const skus = sqlList(stock.map(({ sku }) => sku))
  const had = await rows<{ sku: string }>(sql`select sku from inventory where location = 'online' and sku in (${skus})`)
  const known = new Set(had.map(({ sku }) => sku))
  const fresh = stock.filter(({ sku }) => !known.has(sku))
  if (fresh.length === 0) return new Set()
  const now = new Date().toISOString()
  const values = fresh.map(({ sku, quantity }) => sql`(${sku}, 'online', ${quantity}, ${now}, ${now})`)
  const made = await rows<{ id: number }>(
    sql`insert into inventory (sku, location, quantity, updated_at, created_at) values ${sql.join(values, sql`, `)} returning id`,
  )
  await recordChanges(
    payload,
    rows,
    made.map(({ id }) => ({ target: 'inventory', docId: String(id) })),
  )
  return new Set(fresh.map(({ sku }) => sku))
}

/** Takes away stock that came with products that go again. */
export async function removeStock(payload: Payload, rows: Rows, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const gone = await rows<{ id: number }>(
    sql`delete from inventory where location = 'online' and sku in (${sqlList(skus)}) returning id`,
  )
  await recordChanges(
    payload,
    rows,
    gone.map(({ id }) => ({ target: 'inventory', docId: String(id) })),
  )
}
