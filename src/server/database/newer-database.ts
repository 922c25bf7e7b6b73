import type { Payload } from 'payload'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import { isPostgres, rowsOf, sql } from './database.ts'

/** A sentence where the database has migrations of a newer version of the shop: nothing undoes them. */
export async function newerDatabase(payload: Payload): Promise<string | undefined> {
  const known = new Set((isPostgres(payload) ? postgres : sqlite).map(({ name }) => name))
  const applied = await rowsOf(payload)<{ name: string }>(sql`select name from payload_migrations order by name`)
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name))
  return unknown.length === 0
    ? undefined
    : `The database was migrated by a newer version of the shop: this one does not know ${unknown.join(', ')}. Start the newer version, or restore a backup from before it.`
}
