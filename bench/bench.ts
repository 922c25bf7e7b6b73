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
/** A benchmark with processes of its own, run only when it is named: it takes as long as its caller says. */
export type LongBench = { name: string; measure(minutes: number): Promise<Measured[]> }
export type Measured = Omit<Figure, 'bench'>
