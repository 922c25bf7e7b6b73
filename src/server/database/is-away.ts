import type { Payload } from 'payload'
import { rowsOf, sql } from './database.ts'

/**
 * Whether to ask again soon, once something has failed: the database answers nothing now, or its `failure` was that
 * SQLite refused to write while somebody else did.
 */
export const isDatabaseAway = async (payload: () => Promise<Payload>, failure?: unknown): Promise<boolean> =>
  isBusy(failure) ||
  payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(
      () => false,
      () => true,
    )

/** Whether SQLite refused to write because somebody else did for longer than it waits. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'SQLITE_BUSY') || isBusy(error.cause))
