import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '../../src/server/app/env.ts'
import { dataFolderFault } from '../../src/server/app/data-folder.ts'
import { portFault } from '../../src/server/app/listen-fault.ts'
import { isEmbeddedInUse } from '../../src/server/backup/in-use.ts'
import { lostDatabaseFault, noShopFault } from '../../src/server/database/no-shop.ts'
import { postgresFault } from '../../src/server/database/postgres-fault.ts'
import type { Bucket } from '../../src/server/media/bucket.ts'
import { root, stop } from './run.ts'

const NEEDED_BYTES = 500_000_000

/**
 * `needsShop`: for what can do nothing in a new shop, and so should not make one where a variable is mistyped.
 * `fills`: for what fills a new shop, which must not take the place of one that lost its database.
 */
export type Needs = { needsShop?: boolean; fills?: boolean }

/** Reads `.env` if there is one, validates the environment and says in one sentence what is wrong. */
export async function environment({ needsShop = false, fills = false }: Needs = {}): Promise<Env> {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { parseEnv } = await import('../../src/server/app/env.ts').catch((error: Error) =>
    stop(`The environment is not right: ${error.message}`),
  )
  const env = parseEnv(process.env)
  if (needsShop) await checkDatabase(env)
  const fault =
    (needsShop && (await noShopFault(env))) || dataFolderFault(env.dataDir) || (fills && lostDatabaseFault(env))
  if (fault) stop(fault)
  return env
}

/** A start that fills a shop stops where there is no room for it. One that serves goes on, and says what may not fit. */
export function checkDisk({ dataDir }: Env, fills: boolean): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const left = `${Math.round((bavail * bsize) / 1e6)} MB are left`
  if (bavail * bsize >= NEEDED_BYTES) return
  if (fills)
    stop(
      `The disk of ${dataDir} is full: ${left}, a new shop needs ${NEEDED_BYTES / 1e6} MB. Make room, or set DATA_DIR to another disk.`,
    )
  console.warn(`The disk of ${dataDir} is nearly full: ${left}. The shop opens; make room before nothing can be sold.`)
}

export async function checkPort(env: Env): Promise<void> {
  const fault = await portFault(env)
  if (fault) stop(fault)
}

/**
 * Warns where another process has the embedded database open: it may be meant, as by whoever only looks. Stops where
 * this start would change the tables under it.
 */
export async function checkOtherShop({ DATABASE_URL, dataDir }: Env): Promise<void> {
  const file = path.join(dataDir, 'portage.db')
  if (DATABASE_URL || !isEmbeddedInUse(file)) return
  const { hasWaitingMigrations } = await import('../../src/server/database/waiting-migrations.ts')
  if (hasWaitingMigrations(file))
    stop(
      `A shop runs on ${file} already, and this start would migrate that database under it. Stop the other one first.`,
    )
  console.warn(
    `A shop runs on ${file} already. SQLite is for one process: of two, writers wait for each other and fail. Stop one, or set DATA_DIR to another folder.`,
  )
}

/** The bucket where pictures and videos are stored, if there is one; stops where it cannot be used. */
export async function usableBucket({ bucket: settings }: Env): Promise<Bucket | undefined> {
  if (!settings) return undefined
  const { openBucket } = await import('../../src/server/media/bucket.ts')
  const bucket = openBucket(settings)
  const fault = await bucket.fault()
  if (fault) stop(fault.message)
  return bucket
}

export async function checkDatabase({ DATABASE_URL }: Env): Promise<void> {
  const fault = DATABASE_URL && (await postgresFault(DATABASE_URL))
  if (fault) stop(fault)
}
