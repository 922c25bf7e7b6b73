import type { Cache } from './cache.ts'
import type { BenchPage } from './bench-pages.ts'
import type { BenchShop } from './cache.ts'
import type { Figure } from './figure.ts'

/** A benchmark of one shop that runs alone; benchmarks run one at a time. */
export type Bench = {
  name: string
  cache: Cache
  measure(shop: BenchShop, pages: readonly BenchPage[]): Promise<Measured[]>
}
/** Options of a long bench: how long to go on, where the filled data folder is, and with which commit to compare. */
export type LongRun = { minutes: number; dataDir: string; commit: string }
/** A benchmark with processes of its own, run only when it is named: it takes long. */
export type LongBench = { name: string; measure(run: LongRun): Promise<Measured[]> }
export type Measured = Omit<Figure, 'bench'>
