import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** The name of the shop's sessions at PostgreSQL, by which it is seen to run. */
export const SHOP_SESSIONS = 'portage'

/** Whether a process has the embedded database open: nobody but the only one gets all of its locks. */
export function isEmbeddedInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
    return false
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) return true
    throw error
  } finally {
    database.close()
  }
}

/** Whether a shop has sessions at the PostgreSQL database of `url`, from whichever machine. */
export async function isPostgresInUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [SHOP_SESSIONS],
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
