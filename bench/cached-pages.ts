import type { Bench, Measured } from './bench.ts'
import { median } from './figure.ts'
import { load, type Loaded } from './load.ts'
import { twinPath } from './twins.ts'

/** Issue 2: a page that is kept is served at least this many times as fast as a file. */
const LEAST_OF_FILE = 0.8
const ROUNDS = 9
const bounds = { connections: 16, forMs: 500, atMost: 100_000 }

type Round = { kept: Loaded; file: Loaded }

/** A page out of the cache against a static file of the same size from the same server, in turns, so that noise meets both. */
export const cachedPages: Bench = {
  name: 'cached page against a static file of its size',
  cache: 'pages',
  async measure({ url }, pages) {
    const figures: Measured[] = []
    for (const page of pages) {
      const rounds: Round[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const file = await load({ url, paths: [twinPath(page)], ...bounds })
        const kept = await load({ url, paths: [page.path], ...bounds })
        // The first round is for the compiler of the engine.
        if (round > 0) rounds.push({ kept, file })
      }
      figures.push(...figuresOf(rounds).map((figure) => ({ page: page.name, ...figure })))
    }
    return figures
  },
}

function figuresOf(rounds: Round[]): Omit<Measured, 'page'>[] {
  const usual = (figure: (round: Round) => number) => median(rounds.map(figure))
  // One neighbour's burst of work makes the slowest hundredth of a round: the least disturbed round tells of the shop.
  const best = (figure: (round: Round) => number) => Math.min(...rounds.map(figure))
  const keptP99 = best(({ kept }) => kept.p99)
  const toFile = { unit: 'ratio', promise: { atLeast: LEAST_OF_FILE } } as const
  return [
    { name: 'requests', unit: 'per second', value: usual(({ kept }) => kept.perSecond) },
    { name: 'p50', unit: 'ms', value: usual(({ kept }) => kept.p50) },
    { name: 'p99, best round', unit: 'ms', value: keptP99 },
    { name: 'requests, to the file', ...toFile, value: usual(({ kept, file }) => kept.perSecond / file.perSecond) },
    { name: 'p50, the file to it', ...toFile, value: usual(({ kept, file }) => file.p50 / kept.p50) },
    { name: 'p99, the file to it', ...toFile, value: best(({ file }) => file.p99) / keptP99 },
  ]
}
