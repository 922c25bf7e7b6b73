import pg from 'pg'

/**
 * `pg` for Payload, with a pool that outlives a restart of the database. A connection that is lost says so by an
 * `error` event, and where nobody listens Node ends the process. Whoever was using it gets the error from the query;
 * the pool opens another.
 */
class LastingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => {})
    this.on('connect', (client) => void client.on('error', () => {}))
  }
}

export const resilientPool = { ...pg, Pool: LastingPool } as typeof pg
