import { setTimeout as sleep } from 'node:timers/promises'
import type { LongBench, Measured } from '../bench.ts'
import { startBenchShop } from '../bench-shop.ts'
import { percentile } from '../figure.ts'
import { crowd } from '../machines/shoppers.ts'
import { rssOf } from '../process-figures.ts'
import { admin, withCatalogue, type BenchCatalogue } from './catalogues.ts'
import { pathsOf } from './paths-of.ts'
import { staffOf, type Staff } from './staff.ts'

/** Megabytes after an hour, by the number of products. */
const promises = new Map([
  [432, 600],
  [20_000, 900],
])
const PATIENCE_MS = 15 * 60_000
const [EDIT_EVERY_MS, UPLOAD_EVERY] = [5000, 12]
const words = ['tent', 'tente', 'jack', 'botte', 'red jacket under $200', 'tnet', 'gift card', 'sac de couchage']

/**
 * The memory of a shop after a long mixed load: people look at any product there is, search, fill carts and place
 * orders, while an editor saves prices and uploads pictures.
 */
export const endurance: LongBench = {
  name: 'endurance',
  async measure({ minutes }) {
    const figures: Measured[] = []
    for (const [products, atMost] of promises)
      figures.push(
        ...(await withCatalogue(products, (catalogue) => measureShop(catalogue, { ms: minutes * 60_000, atMost }))),
      )
    return figures
  },
}

async function measureShop(
  { dataDir, products }: BenchCatalogue,
  { ms, atMost }: { ms: number; atMost: number },
): Promise<Measured[]> {
  // A first start fills the index, and is not measured.
  const first = await startBenchShop(dataDir, 'pages', { patienceMs: PATIENCE_MS })
  await first.stop()
  const shop = await startBenchShop(dataDir, 'pages')
  try {
    const page = `${products} products`
    const life = new AbortController()
    const staff = await staffOf(shop.url, admin)
    const people = crowd(shop.url, life.signal, { paths: await pathsOf(shop), words, sku: await staff.fillStock() })
    const saved = editing(staff, life.signal)
    const samples: number[] = []
    for (const ends = performance.now() + ms; performance.now() < ends;) {
      await sleep(Math.min(10_000, ms / 10))
      samples.push(await rssOf(shop.pid))
    }
    const after = await rssOf(shop.pid)
    life.abort()
    await people.done
    const times = people.answers.map((answer) => answer.ms)
    const count = (name: string, value: number, most?: number): Measured => ({
      page,
      name,
      value,
      unit: 'count',
      ...(most !== undefined && { promise: { atMost: most } }),
    })
    return [
      count('requests', people.answers.length),
      count('5xx or no answer', people.answers.filter(({ status }) => status === 0 || status >= 500).length, 0),
      count('orders confirmed', people.confirmed.length),
      count('prices saved', await saved),
      { page, name: 'answers, p50', value: percentile(times, 0.5), unit: 'ms' },
      { page, name: 'answers, p99', value: percentile(times, 0.99), unit: 'ms' },
      { page, name: 'memory when open', value: shop.rssWhenOpen, unit: 'MB' },
      { page, name: 'memory, half way', value: samples[samples.length >> 1] ?? Number.NaN, unit: 'MB' },
      { page, name: 'memory at the end', value: after, unit: 'MB', promise: { atMost } },
      { page, name: 'memory at its highest', value: Math.max(...samples), unit: 'MB' },
    ]
  } finally {
    await shop.stop()
  }
}

/** Saves prices until it is stopped, with a picture now and then; returns how many were saved. */
async function editing(staff: Staff, stop: AbortSignal): Promise<number> {
  let saved = 0
  while (!stop.aborted) {
    await staff.savePrice(100_00 + (saved % 100) * 100)
    if (++saved % UPLOAD_EVERY === 0) await staff.uploadPicture()
    await sleep(EDIT_EVERY_MS)
  }
  return saved
}
