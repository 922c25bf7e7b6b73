import { cpSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, run } from '../../scripts/steps/run.ts'
import type { Bench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import { onBothEmpty } from '../both-databases.ts'
import type { BenchShop } from '../cache.ts'
import { rssOf } from '../process-figures.ts'
import { watchHealth } from './health.ts'
import { hostileRequests, type HostileRequest } from './hostile-requests.ts'
import { descriptors, sent } from './sockets.ts'

const [REQUESTS, ADDRESSES, UPGRADES, SENDERS, AT_ONCE] = [10_000, 5000, 1000, 250, 8]
/** Longer than any answer may take: what comes later hangs. */
const HANGS_MS = 20_000
const AFTER_MS = 1500
/** The shop's own setting (CACHE_MB) and the wait that health is promised within. */
const [CACHE_MB, HEALTH_MS] = [128, 200]

/** Strangers who mean harm, as far as one machine can play them, with the admin loaded, on both databases. */
export const hostile: Bench = {
  name: 'hostile requests',
  cache: 'pages',
  async measure() {
    const figures: Measured[] = []
    const catalogue = path.resolve(root, process.env.BENCH_DATA_DIR ?? '.data/bench')
    await onBothEmpty(async (page, { dataDir, databaseUrl }) => {
      cpSync(catalogue, dataDir, { recursive: true })
      if (databaseUrl) await moveTo(databaseUrl, dataDir)
      const shop = await startBenchShop(dataDir, 'pages', { databaseUrl })
      try {
        figures.push(...(await attack(shop)).map((figure) => ({ page, ...figure })))
      } finally {
        await shop.stop()
      }
    })
    return figures
  },
}

/** The catalogue of the data folder in an empty PostgreSQL, as an operator takes it there. */
async function moveTo(databaseUrl: string, dataDir: string): Promise<void> {
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { code, output } = await run('node', ['--import', 'tsx', path.join(root, 'scripts/move.ts')], { env })
  if (code !== 0) throw new Error(`The catalogue could not be moved.\n${output}`)
}

async function attack({ url, pid }: BenchShop): Promise<Omit<Measured, 'page'>[]> {
  const figures: Omit<Measured, 'page'>[] = []
  const add = (name: string, value: number, unit: Measured['unit'], atMost?: number) =>
    figures.push({ name, value, unit, ...(atMost !== undefined && { promise: { atMost } }) })
  let from = 0
  // Each comes through the proxy from an address of its own: no limit of an address helps.
  const ask = (target: string, options: RequestInit = {}) =>
    fetch(url + target, {
      ...options,
      redirect: 'manual',
      signal: AbortSignal.timeout(HANGS_MS),
      headers: { ...options.headers, 'x-forwarded-for': `10.66.${(++from >> 8) & 255}.${from & 255}` },
    })
  // The admin loads as its browser asks for it: the page first, and then its endpoints.
  for (const target of ['/admin/login', '/admin/api/access']) await (await ask(target)).arrayBuffer()
  const health = await watchHealth(url)

  const answers = { failed: 0, hung: 0 }
  await inTurns(hostileRequests(REQUESTS), async ({ path: target, ...options }: HostileRequest) => {
    await ask(target, options).then(
      async (answer) => {
        await answer.arrayBuffer()
        if (answer.status >= 500) answers.failed++
      },
      (error: Error) => {
        // A connection that the shop closes is an answer too: the body was too large, or no HTTP.
        if (error.name === 'TimeoutError') answers.hung++
      },
    )
  })
  add(`${REQUESTS} hostile requests: failures (5xx)`, answers.failed, 'count', 0)
  add(`${REQUESTS} hostile requests: no answer within ${HANGS_MS / 1000} s`, answers.hung, 'count', 0)

  // Each address twice: only then is it cached.
  const before = await rssOf(pid)
  const made = Array.from({ length: ADDRESSES }, (_, i) => `/en/products?price=${i}-${i + 100}&sort=price-asc`)
  await inTurns([...made, ...made].values(), async (target) => void (await (await ask(target)).arrayBuffer()))
  add(`${ADDRESSES} made-up addresses, asked for twice: memory`, (await rssOf(pid)) - before, 'MB', CACHE_MB)

  const open = descriptors(pid)
  const upgrade = 'GET /en HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: anything\r\n\r\n'
  await inTurns(Array.from({ length: UPGRADES }).values(), async () => void (await sent(url, upgrade)).destroy())
  await sleep(AFTER_MS)
  add(`${UPGRADES} requests for another protocol: descriptors left open`, descriptors(pid) - open, 'count', 20)

  const slow = await Promise.all(Array.from({ length: SENDERS }, () => sent(url, 'GET /en HTTP/1.1\r\nHost: shop\r\n')))
  await sleep(AFTER_MS)
  for (const socket of slow) socket.destroy()
  const { longest, asked, refused } = await health.stop()
  add(`health meanwhile, ${SENDERS} slow senders included: longest of ${asked} waits`, longest, 'ms', HEALTH_MS)
  add('health meanwhile: not answered', refused, 'count', 0)
  add('memory at the end', await rssOf(pid), 'MB')
  return figures
}

/** Does a work for each, so many at a time. */
async function inTurns<T>(all: Iterator<T>, work: (one: T) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let one = all.next(); !one.done; one = all.next()) await work(one.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
