import pg from 'pg'
import { noteDatabaseIsBack } from './database-away.ts'

/** The name of the shop's sessions at PostgreSQL, by which it is seen to run. */
export const SHOP_SESSIONS = 'portage'

/**
 * `pg` for Payload, with a pool that outlives a restart of the database. A lost connection emits an `error` event, and
 * without a listener Node ends the process. The query in progress gets the error; the pool opens another connection.
 */
class LastingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      noteDatabaseIsBack()
    })
  }
}

export const resilientPool = { ...pg, Pool: LastingPool } as typeof pg
