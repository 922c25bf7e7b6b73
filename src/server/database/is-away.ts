import type { Payload } from 'payload'
import { rowsOf, sql } from './database.ts'

/** Whether the database answers nothing now: asked once something has failed, to say whether to ask again soon. */
export const isDatabaseAway = (payload: () => Promise<Payload>): Promise<boolean> =>
  payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(
      () => false,
      () => true,
    )
