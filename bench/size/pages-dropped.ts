import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from '../bench.ts'
import type { BenchShop } from '../cache.ts'
import { fromAnother, get } from './asks.ts'
import { pathsOf } from './paths-of.ts'

/**
 * Pages that are looked at, evenly out of all that the sitemaps name; for how long a change may be on its way; rounds in
 * which nothing is done until nothing is dropped either.
 */
const [PAGES, ON_ITS_WAY_MS, ROUNDS] = [240, 2000, 5]

/** Reads a page of the admin's figures (`METRICS_TOKEN`). */
export const METRICS = { METRICS_TOKEN: 'only-for-the-benches-of-this-machine' }

/** How many pages a work drops of those that were cached, and how many of them look as before: those are too many. */
export async function pagesDropped(
  shop: BenchShop,
  page: string,
  works: readonly [name: string, work: () => Promise<void>][],
): Promise<Measured[]> {
  const paths = await pathsOf(shop)
  const every = Math.max(1, Math.floor(paths.length / PAGES))
  const looked = paths.filter((_, index) => index % every === 0).slice(0, PAGES)
  // What was changed before may still be on its way to some of them.
  for (let round = 0; round < ROUNDS; round++) if ((await droppedBy(shop, looked, async () => {})).dropped === 0) break
  const figures: Measured[] = []
  for (const [name, work] of works) {
    const { dropped, unchanged } = await droppedBy(shop, looked, work)
    figures.push(
      { page, name: `${name}: dropped of ${looked.length} cached pages`, value: dropped, unit: 'count' },
      { page, name: `${name}: of them those that look as before`, value: unchanged, unit: 'count' },
    )
  }
  return figures
}

/** Looks at pages before and after a work: how many were dropped, and how many of those are as they were. */
async function droppedBy(
  shop: BenchShop,
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<{ dropped: number; unchanged: number }> {
  const before = new Map<string, string>()
  for (const path of paths) before.set(path, await get(shop, path))
  await work()
  await sleep(ON_ITS_WAY_MS)
  let [dropped, unchanged] = [0, 0]
  let rendered = await renderedBy(shop)
  for (const path of paths) {
    const html = await get(shop, path)
    const now = await renderedBy(shop)
    if (now > rendered) {
      dropped++
      if (html === before.get(path)) unchanged++
    }
    rendered = now
  }
  return { dropped, unchanged }
}

/** How many pages the process has rendered, instead of taking them out of the cache. */
async function renderedBy({ url }: BenchShop): Promise<number> {
  const headers = { ...fromAnother(), authorization: `Bearer ${METRICS.METRICS_TOKEN}` }
  const answer = await fetch(`${url}/api/metrics`, { headers })
  const text = await answer.text()
  const counts = [...text.matchAll(/^portage_requests_total\{kind="page",status="\d+"\} (\d+)/gm)]
  if (counts.length === 0) throw new Error(`The figures of the process name no page: ${answer.status}`)
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
