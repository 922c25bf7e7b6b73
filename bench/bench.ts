import type { BenchPage } from './bench-pages.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figure.ts'

/** How the shop caches while it is measured (CACHE of the environment). */
export type Cache = 'pages' | 'data' | 'none'

/** A benchmark of one shop that runs alone; benchmarks run one at a time. */
export type Bench = {
  name: string
  cache: Cache
  measure(shop: BenchShop, pages: readonly BenchPage[]): Promise<Measured[]>
}
export type Measured = Omit<Figure, 'bench'>
