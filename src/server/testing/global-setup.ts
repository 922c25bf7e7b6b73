import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { fillBase } from './base-database.ts'
import type { Fixture } from './fixture.ts'
import { newDatabaseIn, postgresForTests } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL, and what the names of this run's databases begin with. */
    postgres: { url: string; prefix: string }
    /** A migrated database with the fixture, on each of the two: each suite has a copy of its own. */
    base: { sqlite: { file: string; fixture: Fixture }; postgres: { name: string; fixture: Fixture } }
  }
}

/**
 * One PostgreSQL per run of the integration tests, and one filled database on it and on SQLite: to copy them takes a
 * fraction of a second, to fill them seconds.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, own, stop } = await postgresForTests()
  const prefix = `portage_test_${randomBytes(4).toString('hex')}_`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-base-'))
  const teardown = async () => {
    rmSync(folder, { recursive: true, force: true })
    if (!own) await dropDatabases(url, prefix)
    await stop()
  }
  try {
    const name = `${prefix}base`
    const [onSqlite, onPostgres] = await Promise.all([
      fillBase(path.join(folder, 'sqlite')),
      newDatabaseIn(url, name).then((made) => fillBase(path.join(folder, 'postgres'), made)),
    ])
    provide('postgres', { url, prefix })
    provide('base', {
      sqlite: { file: path.join(folder, 'sqlite/portage.db'), fixture: onSqlite },
      postgres: { name, fixture: onPostgres },
    })
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** No databases of the tests are left on another server. */
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
