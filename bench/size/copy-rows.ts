import { sql, type Rows } from '../../src/server/database/database.ts'

/**
 * Copies what of a table is `where`, with other `values` as SQL; the database gives anew what is empty, such as an id.
 */
export async function copyRows(rows: Rows, table: string, values: Record<string, string>, where: string) {
  const names = (await columnsOf(rows, table)).filter((name) => values[name] !== '')
  const list = names.map((name) => `"${name}"`).join(', ')
  const selected = names.map((name) => values[name] ?? `"${name}"`).join(', ')
  await rows(sql.raw(`insert into ${table} (${list}) select ${selected} from ${table} where ${where}`))
}

const known = new Map<string, string[]>()

/** The names of a table's columns, of either database; none where there is no such table. */
async function columnsOf(rows: Rows, table: string): Promise<string[]> {
  const cached = known.get(table)
  if (cached) return cached
  const found = await rows<Record<string, unknown>>(sql.raw(`select * from ${table} limit 1`))
  const names = Object.keys(found[0] ?? {})
  known.set(table, names)
  return names
}

/** PostgreSQL counts ids by itself and must go on behind those that were given; SQLite looks for the highest. */
export async function countOnFrom(rows: Rows, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await rows(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`))
}
