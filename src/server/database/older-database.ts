import type { Payload } from 'payload'
import { drizzled, isPostgres, rowsOf, sql } from './database.ts'

/**
 * A sentence where the collections have what the database does not: every page that reads it fails. A start in
 * production would migrate it; while a field is being made there is no migration yet.
 */
export async function olderDatabase(payload: Payload): Promise<string | undefined> {
  const found = await rowsOf(payload)<{ name: string; column: string }>(
    isPostgres(payload)
      ? sql`select table_name as name, column_name as "column" from information_schema.columns where table_schema = current_schema()`
      : sql`select m.name as name, c.name as "column" from sqlite_master m join pragma_table_info(m.name) c`,
  )
  const columns = Map.groupBy(found, ({ name }) => name)
  const missing = Object.values(drizzled(payload).rawTables).flatMap((table) => {
    const there = columns.get(table.name)?.map(({ column }) => column)
    if (!there) return [table.name]
    return Object.values(table.columns)
      .filter(({ name }) => !there.includes(name))
      .map(({ name }) => `${table.name}.${name}`)
  })
  return missing.length === 0
    ? undefined
    : `The collections are ahead of the database, which lacks ${missing.join(', ')}. Write a migration for each kind of database (docs/operations.md, Migrations): the server starts again with it, and migrates.`
}
