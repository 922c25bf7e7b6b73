import type { Bench, LongBench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import type { BenchShop } from '../cache.ts'
import { percentile } from '../figure.ts'
import { adminFigures } from './admin-pages.ts'
import { admin, withCatalogue, withCatalogueOnPostgres, type BenchCatalogue } from './catalogues.ts'
import { importFigures } from './imports.ts'
import { staffOf, type Staff } from './staff.ts'

/** A first start fills the index: some milliseconds a product. */
const PATIENCE_MS = 30 * 60_000
const [SAVES, ADDRESSES] = [20, 500]

type Promises = { start: number; rss?: number; seen: number; wait: number; staff: number; listing?: number }
/** The seed's own catalogue, what a real retailer has, and the largest that the shop is made for. */
const promises = new Map<number, Promises>([
  [432, { start: 5000, rss: 450, seen: 300, wait: 150, staff: 1000 }],
  [20_000, { start: 8000, rss: 700, seen: 300, wait: 150, staff: 1000, listing: 1.5 }],
  [100_000, { start: 12_000, seen: 1000, wait: 150, staff: 1500, listing: 3 }],
])
/** What is imported besides, where it is promised. */
const IMPORTED = 20_000

/** What grows with the catalogue, and must not: on SQLite, with shops of its own. */
export const size: Bench = {
  name: 'size of the catalogue',
  cache: 'pages',
  measure: () => measureSizes([432, 20_000], withCatalogue),
}

/** The same on PostgreSQL, and of the largest catalogue. */
export const sizeOnPostgres: LongBench = {
  name: 'size on PostgreSQL',
  measure: () => measureSizes([432, 20_000, 100_000], withCatalogueOnPostgres),
}

async function measureSizes(sizes: readonly number[], on: typeof withCatalogue): Promise<Measured[]> {
  const figures: Measured[] = []
  let smallest: number | undefined
  for (const products of sizes) {
    const measured = await on(products, measureShop)
    figures.push(...measured.figures)
    smallest ??= measured.p50
    const { listing } = promises.get(products) ?? {}
    if (listing !== undefined)
      figures.push({
        page: `${products} products`,
        name: 'listing uncached, to that of 432',
        value: measured.p50 / smallest,
        unit: 'ratio',
        promise: { atMost: listing },
      })
  }
  return figures
}

async function measureShop(catalogue: BenchCatalogue): Promise<{ figures: Measured[]; p50: number }> {
  const { dataDir, databaseUrl, products } = catalogue
  const first = await startBenchShop(dataDir, 'pages', { databaseUrl, patienceMs: PATIENCE_MS })
  await first.stop()
  const began = performance.now()
  const shop = await startBenchShop(dataDir, 'pages', { databaseUrl })
  try {
    await get(shop, '/en/products')
    const start = performance.now() - began
    const promise = promises.get(products)
    if (!promise) throw new Error(`Nothing is promised of ${products} products`)
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
      {
        page,
        name: 'memory when open',
        value: shop.rssWhenOpen,
        unit: 'MB',
        ...(promise.rss && { promise: { atMost: promise.rss } }),
      },
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
    figures.push(...(await adminFigures(staff, page, promise.staff)))
    if (products === IMPORTED)
      figures.push(...(await importFigures(catalogue, page, (work) => longestWait(shop, work))))
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
