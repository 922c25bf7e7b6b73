import { againstCommit } from './against-commit.ts'
import type { Bench, LongBench } from './bench.ts'
import { cachedPages } from './cached-pages.ts'
import { hostile } from './hostile/hostile.ts'
import { errand } from './errand.ts'
import { html } from './html.ts'
import { javascript } from './javascript.ts'
import { machines } from './machines/machines.ts'
import { lighthouseBench } from './lighthouse.ts'
import { memory } from './memory.ts'
import { menu } from './menu.ts'
import { nextPage } from './next-page.ts'
import { orders } from './orders.ts'
import { paint } from './paint.ts'
import { renderedPages } from './rendered-pages.ts'
import { searchEngines } from './search-engines.ts'
import { searchQuality } from './search-quality.ts'
import { endurance } from './size/endurance.ts'
import { largestSize, size, sizeOnPostgres } from './size/size.ts'

/** Every bench, in the order in which it is run; those of one kind of cache share a shop. */
export const benches: readonly Bench[] = [
  javascript,
  html,
  renderedPages('data'),
  cachedPages,
  paint,
  errand,
  nextPage,
  menu,
  memory,
  hostile,
  orders,
  renderedPages('none'),
  searchEngines,
  searchQuality,
  size,
]

/** Those that run alone, and only by their names. */
export const longBenches: readonly LongBench[] = [
  lighthouseBench,
  againstCommit,
  machines,
  sizeOnPostgres,
  largestSize,
  endurance,
]
