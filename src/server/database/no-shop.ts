import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { queryPostgres } from '../backup/postgres-tools.ts'
import type { Env } from '../app/env.ts'
import { fileFolders } from '../media/shop-storage.ts'

/** What the embedded database is called once its shop is on PostgreSQL: no later start opens it by mistake. */
export const MOVED_DATABASE = 'moved-portage.db'

type Place = { dataDir: string; DATABASE_URL?: string | undefined }

/** A sentence where no shop was ever started on these settings; nothing is made there. */
export async function noShopFault({ dataDir, DATABASE_URL }: Place): Promise<string | undefined> {
  const fault = await unfilledFault({ dataDir, DATABASE_URL })
  if (fault || !DATABASE_URL || existsSync(dataDir)) return fault
  return `The data folder ${dataDir} is not there, or not open to this user; the shop of ${nameOf(DATABASE_URL)} has another. Set DATA_DIR to that.`
}

/**
 * A sentence where a process of several would make a shop of its own: its database is empty, as a rule because its name
 * is mistyped. It would answer its share of the shoppers from there.
 */
export async function emptyDatabaseFault({
  ROLE,
  DATABASE_URL,
}: Pick<Env, 'ROLE' | 'DATABASE_URL'>): Promise<string | undefined> {
  if (ROLE === 'all' || !DATABASE_URL || (await hasShop(DATABASE_URL))) return undefined
  return `There is no shop in ${nameOf(DATABASE_URL)}, and a process with ROLE=${ROLE} makes none. Correct DATABASE_URL; for a new shop run npm run seed first.`
}

/** The same for a server that is started by itself: it fills nothing, and would open a shop without a page. */
export async function unfilledFault({ dataDir, DATABASE_URL }: Place): Promise<string | undefined> {
  if (DATABASE_URL) return (await hasShop(DATABASE_URL)) ? undefined : faultOf(nameOf(DATABASE_URL))
  const file = path.join(dataDir, 'portage.db')
  return isMigrated(file) ? undefined : faultOf(file)
}

/**
 * A sentence where a data folder has no embedded database, but pictures of a shop, or one that a restore or a move left:
 * whoever starts there has lost a database or mistyped something, and does not mean a new shop.
 */
export function lostDatabaseFault({ dataDir, DATABASE_URL }: Place): string | undefined {
  if (DATABASE_URL || existsSync(path.join(dataDir, 'portage.db')) || !existsSync(dataDir)) return undefined
  const left = readdirSync(dataDir).filter(
    (name) =>
      name.startsWith('replaced-') ||
      name === MOVED_DATABASE ||
      (fileFolders.includes(name) && readdirSync(path.join(dataDir, name)).length > 0),
  )
  if (left.length === 0) return undefined
  return `There is no database in ${dataDir}, but what is left of a shop: ${left.join(', ')}. A shop on PostgreSQL needs DATABASE_URL; npm run restore -- BACKUP --replace brings one back from a backup. For a new shop set DATA_DIR to another folder.`
}

async function hasShop(url: string): Promise<boolean> {
  const [found] = await queryPostgres<{ name: string | null }>(
    url,
    `select to_regclass('payload_migrations')::text as name`,
  )
  return Boolean(found?.name)
}

function nameOf(url: string): string {
  const { database, host } = new pg.Client({ connectionString: url })
  return `the database ${database ?? ''} of ${host}`
}

const faultOf = (place: string) =>
  `There is no shop in ${place}. Correct DATA_DIR or DATABASE_URL; npm run seed makes a new shop, and so does npm start.`

function isMigrated(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare(`select 1 from sqlite_master where name = 'payload_migrations'`).get() !== undefined
  } finally {
    database.close()
  }
}
