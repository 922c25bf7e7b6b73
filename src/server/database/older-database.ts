import type { Payload } from 'payload'
import { reasonOf } from './database-away.ts'
import { drizzled, isPostgres, rowsOf, sql } from './database.ts'

/**
 * A sentence where the collections have what the database does not: every page that reads it fails. Its next
 * start would migrate it; while a field is being made there is no migration yet.
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
    : `The collections are ahead of the database, which lacks ${missing.join(', ')}. Write a migration for each kind of database (docs/operations.md, Migrations): the next start migrates, which in development is as soon as one is saved.`
}

/** Why something that read the database failed, in a sentence: what the database lacks, or the words of the error. */
export const whyFailed = async (payload: () => Promise<Payload>, error: unknown): Promise<string> =>
  (await payload()
    .then(olderDatabase)
    .catch(() => undefined)) ?? reasonOf(error)
