import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { queryPostgres } from '../backup/postgres-tools.ts'

type Place = { dataDir: string; DATABASE_URL?: string | undefined }

/** A sentence where no shop was ever started on these settings; nothing is made there. */
export async function noShopFault({ dataDir, DATABASE_URL }: Place): Promise<string | undefined> {
  const file = path.join(dataDir, 'portage.db')
  if (!DATABASE_URL) return isMigrated(file) ? undefined : faultOf(file)
  if (!existsSync(dataDir)) return faultOf(dataDir)
  const [found] = await queryPostgres<{ name: string | null }>(
    DATABASE_URL,
    `select to_regclass('payload_migrations')::text as name`,
  )
  if (found?.name) return undefined
  const { database, host } = new pg.Client({ connectionString: DATABASE_URL })
  return faultOf(`the database ${database ?? ''} of ${host}`)
}

const faultOf = (place: string) =>
  `There is no shop in ${place}. Correct DATA_DIR or DATABASE_URL; npm start makes a new shop.`

function isMigrated(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare(`select 1 from sqlite_master where name = 'payload_migrations'`).get() !== undefined
  } finally {
    database.close()
  }
}
