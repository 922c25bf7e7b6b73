import type { Bench, LongBench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import type { BenchShop } from '../cache.ts'
import { percentile } from '../figure.ts'
import { adminFigures } from './admin-pages.ts'
import { get, longestWait } from './asks.ts'
import { admin, withCatalogue, withCatalogueOnPostgres, type BenchCatalogue } from './catalogues.ts'
import { importFigures } from './imports.ts'
import { METRICS, pagesDropped } from './pages-dropped.ts'
import { foundByTitle, savesSeen } from './saves-seen.ts'
import { staffOf, type Staff } from './staff.ts'

/** A first start fills the index: some milliseconds a product. */
const PATIENCE_MS = 30 * 60_000
const ADDRESSES = 500

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

/** The same on PostgreSQL. */
export const sizeOnPostgres: LongBench = {
  name: 'size on PostgreSQL',
  measure: () => measureSizes([432, 20_000], withCatalogueOnPostgres),
}

/** The largest catalogue that the shop is made for, beside the seed's own. */
export const largestSize: LongBench = {
  name: 'largest catalogue',
  measure: () => measureSizes([432, 100_000], withCatalogueOnPostgres),
}

async function measureSizes(sizes: readonly number[], on: typeof withCatalogue): Promise<Measured[]> {
  const figures: Measured[] = []
  const measured: Sized[] = []
  for (const products of sizes) {
    const shop = await on(products, measureShop)
    measured.push(shop)
    figures.push(...shop.figures, ...comparedTo(measured[0]!, shop))
  }
  return figures
}

/** What may grow with the catalogue, and by how much for each thousand products it does. */
function comparedTo(smallest: Sized, { products, slopes, listing }: Sized): Measured[] {
  const atMost = promises.get(products)?.listing
  if (atMost === undefined) return []
  const page = `${products} products`
  const thousands = (products - smallest.products) / 1000
  return [
    {
      page,
      name: 'listing uncached, p50 to that of 432',
      value: listing.p50 / smallest.listing.p50,
      unit: 'ratio',
      promise: { atMost },
    },
    {
      page,
      name: 'listing uncached, p99 to that of 432',
      value: listing.p99 / smallest.listing.p99,
      unit: 'ratio',
      promise: { atMost },
    },
    ...Object.entries(slopes).map(([name, value]): Measured => ({
      page,
      name: `${name}: each thousand products more`,
      value: (value - (smallest.slopes[name] ?? value)) / thousands,
      unit: 'ms',
    })),
  ]
}

/** What was measured of a size; `slopes`: milliseconds by what took them, of one name for all sizes. */
type Sized = {
  products: number
  figures: Measured[]
  listing: { p50: number; p99: number }
  slopes: Record<string, number>
}

async function measureShop(catalogue: BenchCatalogue): Promise<Sized> {
  const { dataDir, databaseUrl, products } = catalogue
  const promise = promises.get(products)
  if (!promise) throw new Error(`Nothing is promised of ${products} products`)
  const first = await startBenchShop(dataDir, 'pages', { databaseUrl, patienceMs: PATIENCE_MS })
  await first.stop()
  const page = `${products} products`
  const figures: Measured[] = []
  const time = (name: string, value: number, atMost?: number, note?: string) =>
    figures.push({ page, name, value, unit: 'ms', ...(atMost && { promise: { atMost } }), ...(note && { note }) })
  const measured = await afterStart(catalogue, async (shop, start) => {
    time('second start to the first page', start, promise.start)
    figures.push({
      page,
      name: 'memory when open',
      value: shop.rssWhenOpen,
      unit: 'MB',
      ...(promise.rss && { promise: { atMost: promise.rss } }),
    })
    const product = await foundByTitle(shop)
    const staff = await staffOf(shop.url, admin, product.objectID)
    const seen = await savesSeen(shop, staff, product)
    for (const [where, times] of Object.entries(seen))
      time(`price saved to the ${where}, p95`, percentile(times, 0.95), promise.seen)
    const works = vocabularyWorks(staff)
    for (const [name, work] of works) {
      const { ms, of } = await longestWait(shop, work)
      time(`${name}: longest wait`, ms, promise.wait, of)
    }
    figures.push(...(await pagesDropped(shop, page, works)))
    const times = await listingTimes(shop)
    const listing = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    time('listing uncached, p50', listing.p50)
    time('listing uncached, p99', listing.p99)
    figures.push(...(await adminFigures(staff, page, promise.staff)))
    if (products === IMPORTED) figures.push(...(await importFigures(catalogue, page, shop)))
    const slopes = { 'second start': start, 'price saved to the page, p50': percentile(seen.page, 0.5) }
    return { products, figures, listing, slopes }
  })
  if (products === IMPORTED)
    await afterStart(catalogue, async (_, start) =>
      time('start after the imports to the first page', start, promise.start),
    )
  return measured
}

/** Does a work in a shop that was open before, with the milliseconds until it had served a page. */
async function afterStart<T>(
  { dataDir, databaseUrl }: BenchCatalogue,
  work: (shop: BenchShop, start: number) => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const shop = await startBenchShop(dataDir, 'pages', { databaseUrl, settings: METRICS })
  try {
    await get(shop, '/en/products')
    return await work(shop, performance.now() - began)
  } finally {
    await shop.stop()
  }
}

/** What editors change that many pages may show. */
const vocabularyWorks = (staff: Staff): [name: string, work: () => Promise<void>][] => [
  ['a picture uploaded', () => staff.uploadPicture()],
  ['a colour renamed', () => staff.renameColour()],
  ['a category renamed', () => staff.renameCategory()],
]

/** Addresses that nobody asked for before, one at a time. */
async function listingTimes(shop: BenchShop): Promise<number[]> {
  const kinds = ['/en/products', '/fr/produits', '/en/products/men', '/fr/search?q=tente', '/en/search?q=jacket']
  const times: number[] = []
  for (let i = 0; i < ADDRESSES; i++) {
    const at = kinds[i % kinds.length] ?? ''
    const began = performance.now()
    await get(shop, `${at}${at.includes('?') ? '&' : '?'}price=${i + 1}-${i + 600}`)
    times.push(performance.now() - began)
  }
  return times
}
