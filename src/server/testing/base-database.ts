import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Fixture } from './fixture.ts'

export const SECRET = 'a secret of the tests only'

/** The environment of a shop of the tests; the embedded database unless a URL is given. */
export const shopEnvironment = (dataDir: string, url?: string) => ({
  NODE_ENV: 'production' as const,
  APP_ROOT: process.cwd(),
  DATA_DIR: dataDir,
  DATABASE_URL: url ?? '',
  SECRET,
})

/**
 * Migrates a new database and puts the fixture into it, in a process of its own: no connection stays open, so it can be
 * copied. Returns the ids of the fixture.
 */
export function fillBase(dataDir: string, url?: string): Promise<Fixture> {
  const root = process.cwd()
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'src/server/testing/fill-base-database.ts')],
    { cwd: root, env: { ...process.env, ...shopEnvironment(dataDir, url) }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [output, problems] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const ids = output.split('\n').find((line) => line.startsWith('{"categories"'))
      if (code === 0 && ids) resolve(JSON.parse(ids) as Fixture)
      else reject(new Error(`The database of the tests could not be filled: ${problems.slice(-2000)}`))
    })
  })
}
