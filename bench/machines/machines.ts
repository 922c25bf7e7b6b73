import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/steps/test-shop.ts'
import { newDatabaseIn, postgresForTests, type Cluster } from '../../src/server/testing/postgres-cluster.ts'
import { jacket } from '../../src/server/testing/fixture.ts'
import type { LongBench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import type { BenchShop } from '../cache.ts'
import { BOOK_SECRET, fillBook, readBook } from '../order-book.ts'
import { rssOf } from '../process-figures.ts'
import { staffOf } from '../size/staff.ts'
import { figuresOf, type Edited } from './figures.ts'
import { startNginx } from './nginx.ts'
import { crowd } from './shoppers.ts'

const SHOPS = 3
/** How long the database is away, in milliseconds. */
const AWAY_MS = 3000
const EDIT_EVERY_MS = 2000
const staff = { ADMIN_EMAIL: 'bench@portage.example', ADMIN_PASSWORD: 'only-for-the-benches-of-this-machine' }

/**
 * Three shops and an admin behind nginx on PostgreSQL, as `deploy/` has them, while people browse, search, fill carts
 * and place orders and an editor changes a price. Each process is restarted once, and the database.
 */
export const machines: LongBench = {
  name: 'machines',
  async measure({ minutes }) {
    const cluster = await postgresForTests()
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-machines-'))
    const running: { stop(): Promise<void> }[] = []
    try {
      const databaseUrl = await newDatabaseIn(cluster.url, `portage_bench_${randomBytes(4).toString('hex')}`)
      await fillBook({ dataDir: path.join(folder, 'fill'), databaseUrl }, staff)
      return await measureOn(cluster, { folder, databaseUrl, running, ms: minutes * 60_000 })
    } finally {
      for (const each of running.reverse()) await each.stop()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

type Where = { folder: string; databaseUrl: string; running: { stop(): Promise<void> }[]; ms: number }

async function measureOn(cluster: Cluster, { folder, databaseUrl, running, ms }: Where): Promise<Measured[]> {
  const front = await freePort()
  const url = `http://127.0.0.1:${front}`
  const names = [...Array.from({ length: SHOPS }, (_, at) => `shop ${at + 1}`), 'admin']
  const ports = await Promise.all(names.map(() => freePort()))
  const start = (at: number): Promise<BenchShop> =>
    startBenchShop(path.join(folder, names[at] ?? ''), 'pages', {
      databaseUrl,
      settings: {
        SECRET: BOOK_SECRET,
        SITE_URL: url,
        PORT: String(ports[at]),
        ROLE: names[at] === 'admin' ? 'admin' : 'shop',
      },
    })
  const processes: BenchShop[] = []
  for (const at of names.keys()) {
    processes[at] = await start(at)
    running.push({ stop: async () => processes[at]?.stop() })
  }
  const admin = ports[SHOPS] ?? 0
  running.push(await startNginx({ front, shops: ports.slice(0, SHOPS), admin }))
  const memory = () => Promise.all(processes.map(({ pid }) => rssOf(pid)))

  const life = new AbortController()
  const people = crowd(url, life.signal)
  const edits = editing(url, life.signal)
  const before = await sleep(ms * 0.1).then(memory)
  for (const at of names.keys()) {
    await sleep(ms * 0.1)
    await processes[at]?.stop()
    processes[at] = await start(at)
  }
  await sleep(ms * 0.1)
  const absence = { from: performance.now(), to: performance.now() }
  await cluster.restart?.(AWAY_MS)
  await allHealthy(processes)
  absence.to = performance.now()
  await sleep(ms * 0.3)
  life.abort()
  await people.done
  const edited = await edits
  const after = await memory()
  // Longer than a saved price takes to the pages of every process, and an order to its capture.
  await sleep(3000)
  const prices = await Promise.all(processes.slice(0, SHOPS).map(({ url }) => textOf(`${url}${edited.path}`)))
  const book = await readBook({ dataDir: path.join(folder, 'fill'), databaseUrl }, people.confirmed)
  return figuresOf({
    ...people,
    absence: cluster.restart ? absence : undefined,
    book,
    edited,
    outdated: prices.filter((page) => !page.includes(edited.shown)).length,
    memory: names.map((name, at) => ({ name, before: before[at] ?? 0, after: after[at] ?? 0 })),
  })
}

/** An editor who gives the jacket another price every two seconds, and again where it was not saved. */
async function editing(url: string, stop: AbortSignal): Promise<Edited> {
  const editor = await staffOf(url, staff, jacket)
  const edited = { saved: 0, refused: 0, path: '', shown: '' }
  for (let cents = 200_00; !stop.aborted || edited.saved === 0; cents = 200_00 + ((cents + 1) % 100_00)) {
    try {
      Object.assign(edited, await editor.savePrice(cents))
      edited.saved++
    } catch {
      edited.refused++
    }
    await sleep(EDIT_EVERY_MS)
  }
  return edited
}

async function allHealthy(processes: readonly BenchShop[]): Promise<void> {
  const isWell = ({ url }: BenchShop) =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await Promise.all(processes.map(isWell))).every(Boolean)) await sleep(100)
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text()
