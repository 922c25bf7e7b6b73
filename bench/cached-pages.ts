import type { Bench, Measured } from './bench.ts'
import { median } from './figure.ts'
import { load, type Loaded } from './load.ts'
import { twinPath } from './twins.ts'

/** Issue 2: a page that is kept is served at least this many times as fast as a file. */
const LEAST_OF_FILE = 0.8
const ROUNDS = 7
const CONNECTIONS = 16
const bounds = { connections: CONNECTIONS, forMs: 700, atMost: 100_000 }

/** A page out of the cache against a static file of the same size from the same server, in turns, so that noise meets both. */
export const cachedPages: Bench = {
  name: 'cached page against a static file of its size',
  cache: 'pages',
  async measure({ url }, pages) {
    const figures: Measured[] = []
    for (const page of pages) {
      const rounds: { kept: Loaded; file: Loaded }[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const file = await load({ url, paths: [twinPath(page)], ...bounds })
        const kept = await load({ url, paths: [page.path], ...bounds })
        // The first round is for the compiler of the engine.
        if (round > 0) rounds.push({ kept, file })
      }
      const of = (figure: (round: { kept: Loaded; file: Loaded }) => number) => median(rounds.map(figure))
      const to = { page: page.name, unit: 'ratio', promise: { atLeast: LEAST_OF_FILE } } as const
      figures.push(
        { page: page.name, name: 'requests', value: of(({ kept }) => kept.perSecond), unit: 'per second' },
        { page: page.name, name: 'p50', value: of(({ kept }) => kept.p50), unit: 'ms' },
        { page: page.name, name: 'p99', value: of(({ kept }) => kept.p99), unit: 'ms' },
        { ...to, name: 'requests, to the file', value: of(({ kept, file }) => kept.perSecond / file.perSecond) },
        { ...to, name: 'p50, the file to it', value: of(({ kept, file }) => file.p50 / kept.p50) },
        { ...to, name: 'p99, the file to it', value: of(({ kept, file }) => file.p99 / kept.p99) },
      )
    }
    return figures
  },
}
