import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Env } from '../../src/server/app/env.ts'

const QUESTION = "select 1 from changes where target = 'seed'"

/**
 * Whether the catalogue was once put in whole (seed/mark.ts), asked without starting Payload: it saves two seconds at
 * every start.
 */
export async function isFilled({ DATABASE_URL, dataDir }: Env): Promise<boolean> {
  try {
    return DATABASE_URL ? await queryPostgres(DATABASE_URL) : askSqlite(path.join(dataDir, 'portage.db'))
  } catch {
    // No such table, or no database at all: the seed reports the actual problem.
    return false
  }
}

function askSqlite(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare(QUESTION).get() !== undefined
  } finally {
    database.close()
  }
}

async function queryPostgres(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return (await client.query(QUESTION)).rows.length > 0
  } finally {
    await client.end()
  }
}
