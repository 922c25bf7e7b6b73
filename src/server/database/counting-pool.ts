import { resilientPool } from './resilient-pool.ts'

/** Connections apart from Payload's for what is counted with each request, so that neither waits for the other. */
export const countingPool = (databaseUrl: string): InstanceType<typeof resilientPool.Pool> =>
  new resilientPool.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 1000,
    query_timeout: 2000,
    allowExitOnIdle: true,
  })
