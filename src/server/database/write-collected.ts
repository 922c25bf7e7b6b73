import type { Payload } from 'payload'
import { chunk } from './chunk.ts'
import type { CollectedRows } from './collected-writes.ts'
import { drizzled, inArray, isPostgres, sql, sqlList, type Row, type Rows, type Table } from './database.ts'
import { insertJson } from './insert-json.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Rows of one statement: a row has up to 20 columns, and SQLite binds 32,766 values at most. */
const AT_ONCE = 1000

/**
 * Writes the collected documents of one collection with versions, in a transaction that is open: new ones are inserted,
 * of those that exist all rows are replaced. Each gets a version, and versions beyond the collection's most go. Returns
 * the ids of the documents, in their order.
 * @param table the collection's own
 */
export async function writeCollected(
  payload: Payload,
  { rows, transactionId }: { rows: Rows; transactionId: string },
  table: string,
  collected: CollectedRows,
): Promise<number[]> {
  const database = drizzled(payload)
  const session = database.sessions[transactionId]?.db
  if (!session) throw new Error('the transaction is not open')
  const tableOf = (name: string): Table => {
    const found = database.tables[name]
    if (!found) throw new Error(`there is no table ${name}`)
    return found
  }
  const versions = `_${table}_v`
  const isExisting = ({ id }: Row) => Number(id) > 0
  const existing = (collected.get(table) ?? []).filter(isExisting).map(({ id }) => Number(id))
  if (existing.length > 0) {
    for (const name of childrenOf(payload, table)) {
      const child = tableOf(name)
      const parent = child._parentID ?? child.parent
      if (parent) await session.delete(child).where(inArray(parent, existing))
    }
    await rows(
      sql`update ${sql.identifier(versions)} set latest = false where latest = true and parent_id in (${sqlList(existing)})`,
    )
  }
  const isReplaced = new Set((collected.get(table) ?? []).filter(isExisting))
  await numberRows(payload, rows, collected)
  for (const [name, all] of collected) {
    const target = tableOf(name)
    for (const { id, createdAt: _, ...row } of all.filter((each) => isReplaced.has(each)))
      await session
        .update(target)
        .set(row)
        .where(sql`${target.id} = ${id}`)
    const fresh = all.filter((each) => !isReplaced.has(each))
    for (const some of chunk(fresh, AT_ONCE))
      await (isPostgres(payload) ? insertJson(rows, target, some) : session.insert(target).values(some))
    await yieldToEventLoop()
  }
  if (existing.length > 0) await clearVersions(rows, versions, existing, mostVersions(payload, table))
  return (collected.get(table) ?? []).map(({ id }) => Number(id))
}

/** The tables with a document's lists, words and references; the rows below theirs go with them. */
const childrenOf = (payload: Payload, table: string): string[] =>
  Object.entries(drizzled(payload).rawTables).flatMap(([name, { foreignKeys = {} }]) =>
    Object.values(foreignKeys).some(
      ({ columns: [column], foreignColumns: [other] }) =>
        (column === '_parentID' || column === 'parent') && other?.table === table,
    )
      ? [name]
      : [],
  )

/** Gives rows with numbers below zero those of the database, also where other rows name them. */
async function numberRows(payload: Payload, rows: Rows, collected: CollectedRows): Promise<void> {
  const numbers = new Map<unknown, number | undefined>()
  for (const [table, all] of collected) {
    const unnumbered = all.filter(({ id }) => isPlaceholder(id))
    if (unnumbered.length === 0) continue
    const free = await freeIds(payload, rows, table, unnumbered.length)
    for (const [at, row] of unnumbered.entries()) {
      numbers.set(row.id, free[at])
      row.id = free[at]
    }
  }
  for (const all of collected.values())
    for (const row of all)
      for (const name of ['_parentID', 'parent']) if (isPlaceholder(row[name])) row[name] = numbers.get(row[name])
}

const isPlaceholder = (value: unknown): boolean => typeof value === 'number' && value < 0

/** Nobody else writes to SQLite while the transaction is open; these are the numbers it would give itself. */
async function freeIds(payload: Payload, rows: Rows, table: string, count: number): Promise<number[]> {
  if (isPostgres(payload)) {
    const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`
    const found = await rows<{ id: number | string }>(
      sql`select nextval(${sequence}) as id from generate_series(1, ${count}::integer)`,
    )
    return found.map(({ id }) => Number(id))
  }
  const [newest] = await rows<{ last: number }>(sql`select coalesce(max(id), 0) as last from ${sql.identifier(table)}`)
  return Array.from({ length: count }, (_, at) => Number(newest?.last) + at + 1)
}

/** Payload's own default is a hundred; none are cleared where it is 0. */
function mostVersions(payload: Payload, table: string): number {
  const collection = payload.config.collections.find(({ slug }) => slug.replaceAll('-', '_') === table)
  return collection?.versions ? (collection.versions.maxPerDoc ?? 100) : 0
}

async function clearVersions(rows: Rows, versions: string, parents: number[], most: number): Promise<void> {
  if (most === 0) return
  await rows(sql`delete from ${sql.identifier(versions)} where id in (
    select id from (
      select id, row_number() over (partition by parent_id order by updated_at desc, id desc) as place
      from ${sql.identifier(versions)} where parent_id in (${sqlList(parents)})
    ) counted where place > ${most}
  )`)
}
