import type { Payload } from 'payload'
import { placeKey, type UnitsAt } from '../../domain/orders/waiting-units.ts'
import { byPlace, stockOnHand, levelOf, type StockOnHand } from './counted-stock.ts'
import { inTransaction, isPostgres, sql, sqlList, type Rows } from '../database/database.ts'
import { chunk } from '../database/chunk.ts'
import { yieldToWriters } from '../database/yield-to-writers.ts'
import { recordLevels } from './record-levels.ts'

/** Levels written in one transaction: orders for them wait meanwhile, on SQLite every writer. */
const AT_ONCE = 500

/**
 * Sets the sellable stock from counts, once per place of a variant; returns how many levels changed. What orders wait
 * for is read again under a lock.
 */
export async function setStock(
  payload: Payload,
  counted: readonly UnitsAt[],
  progress: (done: number, total: number) => void = () => {},
): Promise<number> {
  let [changed, done] = [0, 0]
  // Variants of a product follow each other, so that each product is read again only once.
  for (const some of chunk(counted.toSorted(byPlace), AT_ONCE)) {
    changed += await inTransaction(payload, (rows) => setTogether(payload, rows, some))
    progress((done += some.length), counted.length)
    await yieldToWriters(payload)
  }
  return changed
}

async function setTogether(payload: Payload, rows: Rows, counted: readonly UnitsAt[]): Promise<number> {
  const skus = [...new Set(counted.map(({ sku }) => sku))]
  await lockLevels(payload, rows, skus)
  const onHand = await stockOnHand(rows, skus)
  const wrong = differing(counted, onHand)
  const levels = wrong.map((each) => {
    const there = onHand.get(placeKey(each))
    return { ...each, quantity: levelOf(each.quantity, there), before: there?.level }
  })
  await writeLevels(payload, rows, levels)
  return levels.length
}

/** In the order in which orders lock them, to avoid deadlocks. SQLite has one writer anyway. */
export async function lockLevels(payload: Payload, rows: Rows, skus: readonly string[]): Promise<void> {
  if (isPostgres(payload))
    await rows(
      sql`select id from inventory where sku in (${sqlList(skus)}) order by sku collate "C", location collate "C" for update`,
    )
}

/** Writes units that can be sold, and into the feed what changed of them; `before` is what there was. */
export async function writeLevels(
  payload: Payload,
  rows: Rows,
  levels: readonly (UnitsAt & { before: number | undefined })[],
): Promise<void> {
  if (levels.length === 0) return
  const at = new Date().toISOString()
  const values = levels.map(({ sku, location, quantity }) => sql`(${sku}, ${location}, ${quantity}, ${at}, ${at})`)
  const written = await rows<{ id: number | string; sku: string; location: string; quantity: number | string }>(sql`
    insert into inventory (sku, location, quantity, created_at, updated_at) values ${sql.join(values, sql`, `)}
    on conflict (sku, location) do update set quantity = excluded.quantity, updated_at = excluded.updated_at returning id, sku, location, quantity`)
  const before = new Map(levels.map((level) => [placeKey(level), level.before]))
  await recordLevels(
    payload,
    rows,
    written.map((row) => ({
      id: Number(row.id),
      location: row.location,
      before: before.get(placeKey(row)),
      after: Number(row.quantity),
    })),
  )
}

/** The counts that are not what the shop has. */
export const differing = <Counted extends UnitsAt>(
  counted: readonly Counted[],
  onHand: ReadonlyMap<string, StockOnHand>,
): Counted[] =>
  counted.filter((each) => {
    const there = onHand.get(placeKey(each))
    return levelOf(each.quantity, there) !== there?.level
  })
