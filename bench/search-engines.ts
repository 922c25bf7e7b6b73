import type { Bench, Measured } from './bench.ts'
import { asServed, told } from './search/as-served.ts'
import type { Row } from './search/compare.ts'
import { overHttp } from './search/over-http.ts'

const SIZES = [
  { products: 20_000, queries: 300 },
  { products: 100_000, queries: 1000 },
]

/** The search engine beside others with the same products and queries, one after the other; and over HTTP. */
export const searchEngines: Bench = {
  name: 'search engine',
  cache: 'none',
  async measure() {
    const figures: Measured[] = []
    for (const { products, queries } of SIZES) {
      const rows = (await told(asServed(new URL('search/run.ts', import.meta.url), ['--products', String(products), '--queries', String(queries)]))) as Row[]
      figures.push(...rows.flatMap((row) => figuresOf(row, rows[0]!)))
    }
    const { p50, p99, perSecond } = await overHttp(20_000)
    const page = 'autocomplete over HTTP, 20,000'
    return [...figures, { page, name: 'p50 at 16 connections', value: p50, unit: 'ms' }, { page, name: 'p99 at 16 connections', value: p99, unit: 'ms' }, { page, name: 'answers', value: perSecond, unit: 'per second' }]
  },
}

/** The first row is ours. */
function figuresOf(row: Row, ours: Row): Measured[] {
  const page = `${row.engine}, ${row.products.toLocaleString('en')}`
  const isOurs = row === ours
  return [
    { page, name: 'build', value: row.buildSeconds * 1000, unit: 'ms' },
    { page, name: 'median', value: row.medianMs, unit: 'ms' },
    { page, name: 'p99', value: row.p99Ms, unit: 'ms' },
    ...(isOurs ? [] : [{ page, name: 'p99 beside ours', value: row.p99Ms / ours.p99Ms, unit: 'ratio' as const, ...(row.engine === 'MiniSearch' || row.engine === 'Orama' ? { promise: { atLeast: 3 } } : {}) }]),
    { page, name: 'product found', value: row.hitRate, unit: 'ratio', ...(isOurs ? { promise: { atLeast: 0.97 } } : {}) },
    { page, name: 'product found, misspelt', value: row.typoHitRate, unit: 'ratio', ...(isOurs ? { promise: { atLeast: 0.95 } } : {}) },
    ...(row.indexBytesPerProduct ? [{ page, name: 'index, per product', value: row.indexBytesPerProduct, unit: 'bytes' as const, promise: { atMost: 1500 } }] : []),
  ]
}
