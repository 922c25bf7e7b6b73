import type { Bench, Measured } from './bench.ts'
import { asServed, firstMessage } from './search/as-served.ts'
import type { ComparisonRow } from './search/compare.ts'
import { overHttp, RATE, type Served } from './search/over-http.ts'

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
      const rows = (await firstMessage(
        asServed(new URL('search/run.ts', import.meta.url), [
          '--products',
          String(products),
          '--queries',
          String(queries),
        ]),
      )) as ComparisonRow[]
      figures.push(...rows.flatMap((row) => figuresOf(row, rows[0]!)))
    }
    const { ceaseless, atRate } = await overHttp(20_000)
    return [...figures, ...httpFigures('16 connections', ceaseless), ...httpFigures(`${RATE} a second`, atRate)]
  },
}

function httpFigures(how: string, { p50, p99, perSecond, workedMs, busy }: Served): Measured[] {
  const page = `autocomplete over HTTP, 20,000, ${how}`
  return [
    { page, name: 'p50', value: p50, unit: 'ms' },
    { page, name: 'p99', value: p99, unit: 'ms' },
    { page, name: 'answers', value: perSecond, unit: 'per second' },
    { page, name: 'processor time of an answer', value: workedMs, unit: 'ms' },
    { page, name: 'the load itself at work', value: busy, unit: 'ratio' },
  ]
}

/** The first row is ours. */
function figuresOf(row: ComparisonRow, ours: ComparisonRow): Measured[] {
  const page = `${row.engine}, ${row.products.toLocaleString('en')}`
  const isOurs = row === ours
  return [
    { page, name: 'build', value: row.buildSeconds * 1000, unit: 'ms' },
    { page, name: 'median', value: row.medianMs, unit: 'ms' },
    { page, name: 'p99', value: row.p99Ms, unit: 'ms' },
    ...(isOurs
      ? []
      : [
          {
            page,
            name: 'p99 beside ours',
            value: row.p99Ms / ours.p99Ms,
            unit: 'ratio' as const,
            ...(row.engine === 'MiniSearch' || row.engine === 'Orama' ? { promise: { atLeast: 3 } } : {}),
          },
        ]),
    {
      page,
      name: 'product found',
      value: row.hitRate,
      unit: 'ratio',
      ...(isOurs ? { promise: { atLeast: 0.97 } } : {}),
    },
    {
      page,
      name: 'product found, misspelt',
      value: row.typoHitRate,
      unit: 'ratio',
      ...(isOurs ? { promise: { atLeast: 0.95 } } : {}),
    },
    ...(row.indexBytesPerProduct
      ? [
          {
            page,
            name: 'index, per product',
            value: row.indexBytesPerProduct,
            unit: 'bytes' as const,
            promise: { atMost: 1500 },
          },
        ]
      : []),
  ]
}
