import type { Bench, Measured } from './bench.ts'
import { load } from './load.ts'
import { twinPath } from './twins.ts'

const names = { data: 'page rendered with cached data', none: 'page rendered with nothing cached' } as const
/** One at a time: the shop renders a page once for all who ask for it at the same moment. */
const bounds = { connections: 1, forMs: 3000, atMost: 20_000 }
const warmUp = { ...bounds, forMs: 1500, atMost: 300 }

/** A page that is rendered for every request, with the data cached, or with every read going to the database. */
export const renderedPages = (cache: keyof typeof names): Bench => ({
  name: names[cache],
  cache,
  async measure({ url }, pages) {
    const figures: Measured[] = []
    for (const page of pages) {
      await load({ url, paths: [page.path], ...warmUp })
      const { requests, perSecond, p50, p99 } = await load({ url, paths: [page.path], ...bounds })
      const file = await load({ url, paths: [twinPath(page)], ...warmUp, forMs: 500 })
      figures.push(
        { page: page.name, name: 'requests', value: perSecond, unit: 'per second', note: `${requests} requests` },
        { page: page.name, name: 'p50', value: p50, unit: 'ms' },
        { page: page.name, name: 'p99', value: p99, unit: 'ms' },
        { page: page.name, name: 'p50, in those of a file of its size', value: p50 / file.p50, unit: 'ratio' },
      )
    }
    return figures
  },
})
