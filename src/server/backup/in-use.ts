import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SHOP_SESSIONS } from '../database/resilient-pool.ts'
import { queryPostgres } from './postgres-tools.ts'

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
  const sessions = await queryPostgres(
    url,
    `select 1 from pg_stat_activity where datname = current_database() and application_name = '${SHOP_SESSIONS}' limit 1`,
  )
  return sessions.length > 0
}
