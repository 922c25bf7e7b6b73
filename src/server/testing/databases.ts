import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
// Loaded before the database's tests say that this is production: two kinds of React do not speak with each other.
import 'react-dom/server'
import 'react/jsx-dev-runtime'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { shopEnvironment } from './base-database.ts'
import type { Fixture } from './fixture.ts'
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
  Object.assign(process.env, shopEnvironment(dataDir, url))
  // The configuration reads the environment when it is first imported.
  vi.resetModules()
  const { default: config } = await import('../../payload.config.ts')
  const quiet = { ...(await config), logger: { options: { level: 'fatal' } } as never }
  return getPayload({ config: quiet, key: randomBytes(8).toString('hex') })
}

/**
 * A shop for the tests of one `describe`: a database of its own, copied from the one with the fixture
 * (global-setup.ts). Its parts can be used inside tests only.
 */
export function shopOn(database: Database): Opened & { fixture: Fixture } {
  const shop = {} as Opened & { fixture: Fixture }
  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-test-'))
    const base = inject('base')
    if (database === 'SQLite') copyFileSync(base.sqlite.file, path.join(dataDir, 'portage.db'))
    const url = database === 'PostgreSQL' ? await newPostgresDatabase(base.postgres.name) : undefined
    Object.assign(shop, { payload: await payloadOn(dataDir, url), dataDir, url })
    shop.fixture = (database === 'PostgreSQL' ? base.postgres : base.sqlite).fixture
  })
  afterAll(async () => {
    await shop.payload.destroy()
    rmSync(shop.dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return shop
}

export function newPostgresDatabase(template?: string): Promise<string> {
  const { url, prefix } = inject('postgres')
  return newDatabaseIn(url, prefix + randomBytes(4).toString('hex'), template)
}
