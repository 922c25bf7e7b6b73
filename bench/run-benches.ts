import type { Bench } from './bench.ts'
import type { Cache } from './cache.ts'
import { benchPages, type BenchPage } from './bench-pages.ts'
import { startBenchShop } from './bench-shop.ts'
import type { Figure } from './figure.ts'
import { removeTwins, writeTwins } from './twins.ts'

type Progress = { bench: string; figures: Figure[] }

/** Measures bench after bench, each kind of cache with a shop of its own; reports each when it is done. */
export async function runBenches(
  benches: readonly Bench[],
  dataDir: string,
  report: (progress: Progress) => void,
): Promise<Figure[]> {
  const all: Figure[] = []
  const pages = await pagesOf(dataDir)
  try {
    writeTwins(pages)
    for (const cache of new Set(benches.map((bench) => bench.cache))) {
      await withShop(dataDir, cache, async (shop) => {
        for (const { name, measure } of benches.filter((bench) => bench.cache === cache)) {
          const figures = (await measure(shop, pages)).map((figure): Figure => ({ bench: name, ...figure }))
          report({ bench: name, figures })
          all.push(...figures)
        }
      })
    }
    return all
  } finally {
    removeTwins(pages)
  }
}

const pagesOf = (dataDir: string): Promise<BenchPage[]> => withShop(dataDir, 'pages', ({ url }) => benchPages(url))

async function withShop<T>(
  dataDir: string,
  cache: Cache,
  work: (shop: Awaited<ReturnType<typeof startBenchShop>>) => Promise<T>,
): Promise<T> {
  const shop = await startBenchShop(dataDir, cache)
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}
