import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
// Loaded before the database's tests say that this is production: two kinds of React do not speak with each other.
import 'react-dom/server'
import 'react/jsx-dev-runtime'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { fixture, type Fixture } from './fixture.ts'
import { newDatabaseIn } from './postgres-cluster.ts'

/** Every suite runs on both; without a PostgreSQL the whole run fails (global-setup.ts). */
export const databases = ['SQLite', 'PostgreSQL'] as const
export type Database = (typeof databases)[number]

export type Opened = { payload: Payload; dataDir: string; url?: string }

/** Payload as in production, migrated, on a new and empty database. */
export async function openPayload(database: Database): Promise<Opened> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-test-'))
  const url = database === 'PostgreSQL' ? await newPostgresDatabase() : undefined
  return { payload: await payloadOn(dataDir, url), dataDir, url }
}

/** Payload on a database that is there already, as a process started later has it. */
export async function payloadOn(dataDir: string, url?: string): Promise<Payload> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    APP_ROOT: process.cwd(),
    DATA_DIR: dataDir,
    DATABASE_URL: url ?? '',
    SECRET: 'a secret of the tests only',
  })
  // The configuration reads the environment when it is first imported.
  vi.resetModules()
  const { default: config } = await import('../../payload.config.ts')
  const quiet = { ...(await config), logger: { options: { level: 'fatal' } } as never }
  return getPayload({ config: quiet, key: randomBytes(8).toString('hex') })
}

/** A shop for the tests of one `describe`: its database holds the fixture. Its parts can be used inside tests only. */
export function shopOn(database: Database): Opened & { fixture: Fixture } {
  const shop = {} as Opened & { fixture: Fixture }
  beforeAll(async () => {
    Object.assign(shop, await openPayload(database))
    shop.fixture = await fixture(shop.payload)
  })
  afterAll(() => rmSync(shop.dataDir, { recursive: true, force: true }))
  return shop
}

function newPostgresDatabase(): Promise<string> {
  const { url, prefix } = inject('postgres')
  return newDatabaseIn(url, prefix + randomBytes(4).toString('hex'))
}
