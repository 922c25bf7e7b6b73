import { spawn } from 'node:child_process'
import pg from 'pg'
import { BackupRefused } from './manifest.ts'

/** Runs a program of PostgreSQL on a database; its password is not in the list of processes. */
export async function runPostgres(program: 'pg_dump' | 'pg_restore', url: string, words: string[]): Promise<void> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? '',
    PGPASSWORD: password ?? '',
    PGDATABASE: database ?? '',
  }
  const child = spawn(program, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let problems = ''
  child.stderr.on('data', (part: Buffer) => (problems += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupRefused(
              `${program} is not installed here. It comes with PostgreSQL's client (Debian and Ubuntu: apt-get install postgresql-client), in the version of the server or a newer one.`,
            )
          : error,
      ),
    )
    child.once('close', resolve)
  })
  if (code !== 0) throw new BackupRefused(`${program} failed: ${problems.trim().slice(-1000)}`)
}

export async function queryPostgres<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
