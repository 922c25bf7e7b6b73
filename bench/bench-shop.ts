import type { BenchShop } from './cache.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { allocatorEnv, nodeOptions, root, run } from '../scripts/steps/run.ts'
import { freePort } from '../scripts/steps/test-shop.ts'
import type { Cache } from './cache.ts'
import { rssOf } from './process-figures.ts'

const PATIENCE_MS = 180_000

type BenchStart = {
  databaseUrl?: string
  patienceMs?: number
  /** Settings of its own, such as a port that it is to have again after a restart. */
  settings?: Record<string, string>
}

/**
 * The built shop on a port of its own, as `npm start` runs it, but with the given `cache`; on the embedded database by
 * default. Resolves when it is open.
 */
export async function startBenchShop(
  dataDir: string,
  cache: Cache,
  { databaseUrl = '', patienceMs = PATIENCE_MS, settings = {} }: BenchStart = {},
): Promise<BenchShop> {
  const port = settings.PORT ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...allocatorEnv,
    ...process.env,
    ...embedded(dataDir),
    DATABASE_URL: databaseUrl,
    ...measuredAt(url, cache),
    ...settings,
  }
  const child = spawn('node', [...nodeOptions, path.join(root, 'build/app/server.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await listening(child, patienceMs)
  if (child.pid === undefined) throw new Error('the shop has no process')
  return { url, pid: child.pid, rssWhenOpen: await rssOf(child.pid), stop: () => stopped(child) }
}

/**
 * How a shop is set that is measured at an address. The load comes from many addresses (load-worker.ts), or the benchmark
 * would measure the request limits.
 */
export const measuredAt = (url: string, cache: Cache) => ({
  NODE_ENV: 'production' as const,
  PORT: new URL(url).port,
  HOST: '127.0.0.1',
  SITE_URL: url,
  ROLE: 'all',
  CACHE: cache,
  TRUST_PROXY: 'true',
})

/** The catalogue, in a folder of its own; nothing is done where it is already. */
export async function fillBenchShop(dataDir: string): Promise<void> {
  const { code } = await run('node', ['--import', 'tsx', path.join(root, 'scripts/seed.ts'), '--if-new'], {
    show: true,
    env: embedded(dataDir),
  })
  if (code !== 0) throw new Error('the database could not be filled; the lines above say why')
}

/** Never what DATABASE_URL names: that has shoppers of its own. */
const embedded = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: '' })

function listening(child: ChildProcess, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the shop did not open in time')), patienceMs)
    child.once('message', () => {
      clearTimeout(timer)
      child.disconnect()
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the shop ended with code ${code} before it was open`))
    })
  })
}

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
