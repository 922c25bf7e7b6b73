import { catalogue } from './catalogue.ts'
import { makers, type Contestant } from './engines.ts'
import { OTHER_SHOPPERS, queryLog, type LoggedQuery } from './query-log.ts'

/**
 * The results of one engine with one catalogue. Times are wall-clock times of whole responses; rates are of queries
 * that mean one product.
 */
export type ComparisonRow = {
  products: number
  engine: string
  buildSeconds: number
  medianMs: number
  p99Ms: number
  hitRate: number
  typoHitRate: number
  indexBytesPerProduct?: number
}

/** Fills each engine with the same products and asks it the same queries, one engine after the other. */
export async function compare(
  size: number,
  queries: number,
  isWanted: (engine: string) => boolean,
  report: (row: ComparisonRow) => void,
): Promise<ComparisonRow[]> {
  const products = [...catalogue(size)]
  const log = queryLog(products, queries)
  const before = queryLog(products, WARM_UP.logs * queries, OTHER_SHOPPERS)
  const rows: ComparisonRow[] = []
  for (const maker of makers) {
    if (maker.most < size || !isWanted(maker.name)) continue
    const start = performance.now()
    const contestant = await maker.make(products)
    const buildSeconds = (performance.now() - start) / 1000
    const row = {
      products: size,
      engine: maker.name,
      buildSeconds,
      ...(await measure(contestant, before, log)),
      ...(contestant.indexBytes ? { indexBytesPerProduct: Math.round(contestant.indexBytes / size) } : {}),
    }
    rows.push(row)
    report(row)
  }
  return rows
}

/** Logs asked before a measure: one at least, and more as long as that takes no longer than so many seconds. */
const WARM_UP = { logs: 5, seconds: 5 }

/**
 * Each query once, after others: a shop that is open has long compiled what answers. Whether its product is among the
 * first twenty.
 */
async function measure(contestant: Contestant, before: LoggedQuery[], log: LoggedQuery[]) {
  const late = performance.now() + 1000 * WARM_UP.seconds
  for (const [at, { text }] of before.entries()) {
    if (at >= log.length && performance.now() > late) break
    await contestant.search(text)
  }
  const times: number[] = []
  const found = new Map<string, [number, number]>()
  for (const { text, target, kind } of log) {
    const start = performance.now()
    const ids = await contestant.search(text)
    times.push(performance.now() - start)
    // A beginning of a few letters cannot mean one product.
    if (kind === 'prefix') continue
    const [hits, all] = found.get(kind) ?? [0, 0]
    found.set(kind, [hits + (ids.includes(target) ? 1 : 0), all + 1])
  }
  times.sort((a, b) => a - b)
  const [hits, all] = [...found.values()].reduce(([h, a], [hit, one]) => [h + hit, a + one], [0, 0])
  const [typoHits, typos] = found.get('typo') ?? [0, 1]
  return {
    medianMs: times[Math.floor(times.length / 2)]!,
    p99Ms: times[Math.floor(times.length * 0.99)]!,
    hitRate: hits / all,
    typoHitRate: typoHits / typos,
  }
}
