import { isCoded } from './database-away.ts'

/** What SQLite and PostgreSQL (`disk_full`) call it. */
const CODES = ['SQLITE_FULL', '53100']
/** Milliseconds. Reading works on, so that only the next write shows whether there is room again. */
const LASTS = 60_000
let seenAt = -Infinity

/** Whether something failed because the disk of the database is full. The first time that is said in a sentence. */
export function isDatabaseFull(error: unknown): boolean {
  if (!isCoded(error, CODES)) return false
  if (!wasDatabaseFull())
    console.error('The disk of the database is full: nothing can be ordered or saved until there is room on it again')
  seenAt = performance.now()
  return true
}

/** Whether a write found no room within the last minute. */
export const wasDatabaseFull = (): boolean => performance.now() - seenAt < LASTS
