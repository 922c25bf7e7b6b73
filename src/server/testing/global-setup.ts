import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { postgresForTests } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL, and what the names of this run's databases begin with. */
    postgres: { url: string; prefix: string }
  }
}

/** One PostgreSQL per run of the integration tests; each suite makes a database of its own in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, own, stop } = await postgresForTests()
  const prefix = `portage_test_${randomBytes(4).toString('hex')}_`
  provide('postgres', { url, prefix })
  return async () => {
    if (!own) await dropDatabases(url, prefix)
    await stop()
  }
}

/** Nobody else's server is left with the databases of the tests. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}
