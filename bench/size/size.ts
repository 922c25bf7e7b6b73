import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, run } from '../../scripts/steps/run.ts'
import type { Bench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import type { BenchShop } from '../cache.ts'
import { percentile } from '../figure.ts'
import { adminFigures } from './admin-pages.ts'
import { importFigures } from './imports.ts'
import { staffOf, type Staff } from './staff.ts'

/** The seed's own catalogue, and what a real retailer has. */
const LARGE = 20_000
const sizes = [432, LARGE] as const
/** A first start fills the index: some milliseconds a product. */
const PATIENCE_MS = 15 * 60_000
const [SAVES, ADDRESSES] = [20, 500]
const admin = { ADMIN_EMAIL: 'bench@portage.example', ADMIN_PASSWORD: 'only-for-the-benches-of-this-machine' }

type Promises = { start: number; rss: number; seen: number; wait: number }
const promises: Record<(typeof sizes)[number], Promises> = {
  432: { start: 5000, rss: 450, seen: 300, wait: 150 },
  20_000: { start: 8000, rss: 700, seen: 300, wait: 150 },
}

/** What grows with the catalogue, and must not: on SQLite, with shops of its own. */
export const size: Bench = {
  name: 'size of the catalogue',
  cache: 'pages',
  async measure() {
    const figures: Measured[] = []
    const listings: number[] = []
    for (const products of sizes) {
      const measured = await withCatalogue(products, (dataDir) => measureShop(dataDir, products))
      figures.push(...measured.figures)
      listings.push(measured.p50)
    }
    const [small = Number.NaN, large = Number.NaN] = listings
    const ratio = { page: 'listing', name: 'uncached, to that of 432', value: large / small, unit: 'ratio' as const }
    return [...figures, { ...ratio, promise: { atMost: 1.5 } }]
  },
}

/** Does a work on a copy of the bench's catalogue that was grown to so many products. */
async function withCatalogue<T>(products: number, work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-size-'))
  try {
    cpSync(path.resolve(root, process.env.BENCH_DATA_DIR ?? '.data/bench'), dataDir, { recursive: true })
    rmSync(path.join(dataDir, 'search'), { recursive: true, force: true })
    const grow = path.join(root, 'bench/size/grow-process.ts')
    const { code, output } = await run(
      'node',
      ['--import', 'tsx', grow, String(products), admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD],
      {
        env: { NODE_ENV: 'production', APP_ROOT: root, DATA_DIR: dataDir, DATABASE_URL: '' },
      },
    )
    if (code !== 0) throw new Error(`The catalogue could not be grown.\n${output}`)
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureShop(dataDir: string, products: number): Promise<{ figures: Measured[]; p50: number }> {
  const first = await startBenchShop(dataDir, 'pages', { patienceMs: PATIENCE_MS })
  await first.stop()
  const began = performance.now()
  const shop = await startBenchShop(dataDir, 'pages')
  try {
    await get(shop, '/en/products')
    const start = performance.now() - began
    const promise = promises[products as keyof typeof promises]
    const page = `${products} products`
    const staff = await staffOf(shop.url, admin)
    const seen = await savesSeen(shop, staff)
    const longest = await longestWait(shop, async () => {
      await staff.uploadPicture()
      await staff.renameColour()
    })
    const times = await listingTimes(shop)
    const p50 = percentile(times, 0.5)
    const figures: Measured[] = [
      { page, name: 'second start to the first page', value: start, unit: 'ms', promise: { atMost: promise.start } },
      { page, name: 'memory when open', value: shop.rssWhenOpen, unit: 'MB', promise: { atMost: promise.rss } },
      {
        page,
        name: 'price saved to its page, p95',
        value: percentile(seen, 0.95),
        unit: 'ms',
        promise: { atMost: promise.seen },
      },
      {
        page,
        name: 'longest wait while a picture is uploaded and a colour renamed',
        value: longest,
        unit: 'ms',
        promise: { atMost: promise.wait },
      },
      { page, name: 'listing uncached, p50', value: p50, unit: 'ms' },
      { page, name: 'listing uncached, p99', value: percentile(times, 0.99), unit: 'ms' },
    ]
    figures.push(...(await adminFigures(staff, page)))
    if (products === LARGE) figures.push(...(await importFigures(dataDir, page, (work) => longestWait(shop, work))))
    return { figures, p50 }
  } finally {
    await shop.stop()
  }
}

let requests = 0
/** Limits count by address; each request comes from another. */
const get = async ({ url }: BenchShop, at: string): Promise<string> => {
  const from = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests++ & 255}`
  return (await fetch(url + at, { headers: { 'x-forwarded-for': from } })).text()
}

/** Milliseconds from the answer to a save until the product's page shows it. */
async function savesSeen(shop: BenchShop, staff: Staff): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < SAVES; i++) {
    const { path: at, shown } = await staff.savePrice(100_00 + i * 100)
    const saved = performance.now()
    while (!(await get(shop, at)).includes(shown))
      if (performance.now() - saved > 60_000) throw new Error('A saved price was not seen')
    times.push(performance.now() - saved)
  }
  return times
}

/** The longest answer to any request while something else goes on, and a second after it. */
async function longestWait(shop: BenchShop, work: () => Promise<void>): Promise<number> {
  const state = { isOver: false }
  let longest = 0
  const ask = async (): Promise<void> => {
    const began = performance.now()
    await get(shop, '/api/health')
    longest = Math.max(longest, performance.now() - began)
    return state.isOver ? undefined : ask()
  }
  const asking = ask()
  await work()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  state.isOver = true
  await asking
  return longest
}

/** Addresses that nobody asked for before, one at a time. */
async function listingTimes(shop: BenchShop): Promise<number[]> {
  const kinds = ['/en/products', '/fr/produits', '/en/products/men', '/fr/recherche?q=tente', '/en/search?q=jacket']
  const times: number[] = []
  for (let i = 0; i < ADDRESSES; i++) {
    const at = kinds[i % kinds.length] ?? ''
    const began = performance.now()
    await get(shop, `${at}${at.includes('?') ? '&' : '?'}price=${i + 1}-${i + 600}`)
    times.push(performance.now() - began)
  }
  return times
}
