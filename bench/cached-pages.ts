import type { Bench, Measured } from './bench.ts'
import { median } from './figure.ts'
import { load, type Loaded } from './load.ts'
import { workedOf } from './process-figures.ts'
import { twinPath } from './twins.ts'

/** A cached page is served at least this many times as fast as a file. */
const LEAST_OF_FILE = 0.8
const ROUNDS = 9
const bounds = { connections: 16, forMs: 500, atMost: 100_000 }

/**
 * `worked`: processor time of the shop in seconds. A neighbour on the machine takes seconds of the clock away, but
 * none of these.
 */
type Run = Loaded & { worked: number }
type Round = { cached: Run; file: Run }

/**
 * A page out of the cache against a static file of the same size from the same server, in turns, so that noise meets
 * both.
 */
export const cachedPages: Bench = {
  name: 'cached page against a static file of its size',
  cache: 'pages',
  async measure({ url, pid }, pages) {
    const run = async (path: string): Promise<Run> => {
      const before = workedOf(pid)
      return { ...(await load({ url, paths: [path], ...bounds })), worked: workedOf(pid) - before }
    }
    const figures: Measured[] = []
    for (const page of pages) {
      const rounds: Round[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const turn = { file: await run(twinPath(page)), cached: await run(page.path) }
        // The first round is for the compiler of the engine.
        if (round > 0) rounds.push(turn)
      }
      figures.push(...figuresOf(rounds).map((figure) => ({ page: page.name, ...figure })))
    }
    return figures
  },
}

function figuresOf(rounds: Round[]): Omit<Measured, 'page'>[] {
  const usual = (figure: (round: Round) => number) => median(rounds.map(figure))
  // One neighbour's burst of work makes the slowest hundredth of a round: the least disturbed round reflects the shop.
  const best = (figure: (round: Round) => number) => Math.min(...rounds.map(figure))
  const sum = (figure: (round: Round) => number) => rounds.reduce((all, round) => all + figure(round), 0)
  const perProcessor = (of: keyof Round) => sum((round) => round[of].requests) / sum((round) => round[of].worked)
  const cachedP99 = best(({ cached }) => cached.p99)
  const toFile = { unit: 'ratio', promise: { atLeast: LEAST_OF_FILE } } as const
  return [
    { name: 'requests, by the clock', unit: 'per second', value: usual(({ cached }) => cached.perSecond) },
    { name: 'requests, a second of one processor', unit: 'per second', value: perProcessor('cached') },
    { name: 'p50', unit: 'ms', value: usual(({ cached }) => cached.p50) },
    { name: 'p99, best round', unit: 'ms', value: cachedP99 },
    { name: 'requests of one processor, to the file', ...toFile, value: perProcessor('cached') / perProcessor('file') },
    { name: 'p50, the file to it', ...toFile, value: usual(({ cached, file }) => file.p50 / cached.p50) },
    { name: 'p99, the file to it', ...toFile, value: best(({ file }) => file.p99) / cachedP99 },
  ]
}
