import type { Payload } from 'payload'
import { rowsOf, sql } from './database.ts'
import { isCoded } from './database-away.ts'
import { isDatabaseFull } from './full-disk.ts'

/**
 * Whether to ask again soon, once something has failed: the database answers nothing now, or its `failure` was that
 * SQLite refused to write while somebody else did.
 */
export const isDatabaseAway = async (payload: () => Promise<Payload>, failure?: unknown): Promise<boolean> =>
  isBusy(failure) ||
  isDiskFull(failure) ||
  payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(
      () => false,
      () => true,
    )

/** Whether SQLite refused to write because somebody else did for longer than it waits. */
export const isBusy = (error: unknown): boolean => isCoded(error, ['SQLITE_BUSY'])

/** Whether there was no room for what was to be written: nothing is lost, and reading goes on. */
export const isDiskFull = (error: unknown): boolean => isDatabaseFull(error) || isCoded(error, ['ENOSPC'])
