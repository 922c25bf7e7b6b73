import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { Env } from '../../src/server/app/env.ts'
import type { Bucket } from '../../src/server/media/bucket.ts'
import { root, stop } from './run.ts'

const NEEDED_BYTES = 500_000_000

/** Reads `.env` if there is one, validates the environment and says in one sentence what is wrong. */
export async function environment(): Promise<Env> {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { parseEnv } = await import('../../src/server/app/env.ts').catch((error: Error) =>
    stop(`The environment is not right: ${error.message}`),
  )
  const env = parseEnv(process.env)
  try {
    mkdirSync(env.dataDir, { recursive: true })
    accessSync(env.dataDir, constants.W_OK)
  } catch (error) {
    stop(`The data folder ${env.dataDir} cannot be written: ${(error as Error).message}`)
  }
  return env
}

export function checkDisk({ dataDir }: Env): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < NEEDED_BYTES)
    stop(
      `The disk of ${dataDir} is full: ${Math.round((bavail * bsize) / 1e6)} MB are left, the shop needs ${NEEDED_BYTES / 1e6} MB. Make room, or set DATA_DIR to another disk.`,
    )
}

export async function checkPort({ PORT, HOST }: Env): Promise<void> {
  await new Promise<void>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      stop(
        error.code === 'EADDRINUSE'
          ? `Port ${PORT} is in use. Stop what uses it, or start with another: PORT=3001 npm start`
          : `Port ${PORT} cannot be opened: ${error.message}`,
      ),
    )
    probe.listen(PORT, HOST, () => probe.close(() => resolve()))
  })
}

/** The bucket where pictures and videos are stored, if there is one; stops where it cannot be used. */
export async function usableBucket({ bucket: settings }: Env): Promise<Bucket | undefined> {
  if (!settings) return undefined
  const { openBucket } = await import('../../src/server/media/bucket.ts')
  const bucket = openBucket(settings)
  const fault = await bucket.fault()
  if (fault) stop(fault)
  return bucket
}

export async function checkDatabase({ DATABASE_URL }: Env): Promise<void> {
  if (!DATABASE_URL) return
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    const { host, port, database, user } = client
    stop(
      `DATABASE_URL does not lead to a database: ${(error as Error).message || 'no answer'} (host ${host}, port ${port}, database ${database ?? ''}, user ${user ?? ''}).`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
