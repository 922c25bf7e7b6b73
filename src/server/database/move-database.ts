import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type pg from 'pg'

type Column = { table: string; name: string; type: string }
type Tables = Map<string, Column[]>

/** Each database records its own migrations. */
const MIGRATIONS = 'payload_migrations'
const BATCH = 500

/** Why the two cannot have the same contents, in words; nothing was written. */
export class CannotMove extends Error {}

/**
 * Refuses a database with tables of another program, before the shop's own are made in it. Where a move was broken off,
 * they are there already.
 */
export async function refuseOtherTables(connection: pg.ClientBase): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const names = rows.map(({ name }) => name)
  if (names.length > 0 && !names.includes(MIGRATIONS))
    throw new CannotMove(`This database is not empty: it has ${names.slice(0, 5).join(', ')}. Nothing was moved.`)
}

/**
 * Copies every row of an embedded database into a migrated and otherwise empty PostgreSQL, with its ids, in one
 * transaction: all of it or nothing. Values the embedded database stores as text or number (JSON, dates, booleans) take
 * the type of their column. `connection` must be exclusive to this job. Returns the rows written by table.
 */
export async function moveDatabase(
  embedded: DatabaseSync,
  connection: pg.ClientBase,
  report: (table: string, rows: number) => void = () => {},
): Promise<Map<string, number>> {
  const tables = await columnsOf(connection)
  refuseOtherShape(embedded, tables)
  const written = new Map<string, number>()
  await connection.query('begin')
  try {
    const foreignKeys = await setForeignKeys(connection, 'deferrable initially deferred')
    for (const [table, columns] of tables) {
      const rows = await copyTable(embedded, connection, table, columns)
      written.set(table, rows)
      report(table, rows)
    }
    await connection.query('set constraints all immediate')
    if (foreignKeys > 0) await setForeignKeys(connection, 'not deferrable')
    for (const [table, columns] of tables)
      if (columns.some(({ name }) => name === 'id')) await goOnCounting(connection, table)
    await connection.query('commit')
  } catch (error) {
    // On a lost connection PostgreSQL has done so by itself.
    await connection.query('rollback').catch(() => {})
    throw error
  }
  return written
}

async function columnsOf(connection: pg.ClientBase): Promise<Tables> {
  const { rows } = await connection.query<Column>(
    `select c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  )
  return new Map([...Map.groupBy(rows, ({ table }) => table)].filter(([table]) => table !== MIGRATIONS))
}

/** A column that only one of them has would be lost, or empty, without a word. */
function refuseOtherShape(embedded: DatabaseSync, tables: Tables): void {
  const rows = embedded
    .prepare(
      `select m.name as "table", p.name as name from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table' and m.name not like 'sqlite_%'`,
    )
    .all()
  const here = new Set(
    rows.filter(({ table }) => table !== MIGRATIONS).map(({ table, name }) => `${String(table)}.${String(name)}`),
  )
  const there = new Set([...tables.values()].flat().map(({ table, name }) => `${table}.${name}`))
  const apart = [
    ...[...here].filter((column) => !there.has(column)),
    ...[...there].filter((column) => !here.has(column)),
  ]
  if (apart.length > 0)
    throw new CannotMove(
      `The databases are not of the same version: ${apart.slice(0, 5).join(', ')}. Start the shop once on the embedded one, stop it, and move again.`,
    )
}

/** Rows may refer to rows that come after them; the keys are asked for all at once at the end. */
async function setForeignKeys(connection: pg.ClientBase, how: string): Promise<number> {
  const { rows } = await connection.query<{ owner: string; name: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { owner, name } of rows) await connection.query(`alter table ${owner} alter constraint ${name} ${how}`)
  return rows.length
}

async function copyTable(
  embedded: DatabaseSync,
  connection: pg.ClientBase,
  table: string,
  columns: Column[],
): Promise<number> {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const page = embedded.prepare(
    `select rowid as "rowid of the row", ${names} from ${quoted(table)} where rowid > ? order by rowid limit ${BATCH}`,
  )
  let rowid = 0
  let copied = 0
  for (;;) {
    const rows = page.all(rowid)
    if (rows.length === 0) return copied
    const batch = rows.map((row) =>
      Object.fromEntries(columns.map(({ name, type }) => [name, valueAs(type, row[name] ?? null)])),
    )
    await connection.query(
      `insert into ${quoted(table)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [JSON.stringify(batch)],
    )
    rowid = Number(rows.at(-1)!['rowid of the row'])
    copied += rows.length
  }
}

function valueAs(type: string, value: SQLOutputValue): unknown {
  if (value === null) return null
  if (type === 'boolean') return Number(value) === 1
  if (type === 'jsonb' || type === 'json') return JSON.parse(String(value)) as unknown
  return value
}

/** The next id follows the last one that was copied. */
async function goOnCounting(connection: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await connection.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence`,
    [quoted(table)],
  )
  const sequence = rows[0]?.sequence
  if (sequence)
    await connection.query(`select setval($1, coalesce((select max(id) from ${quoted(table)}), 0) + 1, false)`, [
      sequence,
    ])
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
