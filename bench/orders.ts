import { setTimeout as sleep } from 'node:timers/promises'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import type { Bench, Measured } from './bench.ts'
import { startBenchShop } from './bench-shop.ts'
import { onBothDatabases } from './both-databases.ts'
import { percentile } from './figure.ts'
import { readBook } from './order-book.ts'

const SHOPPERS = 240
const AT_ONCE = 16
/** Longer than an answer takes to be followed by its capture. */
const AFTER_MS = 1000

/**
 * Shoppers who fill their carts and place their orders over HTTP, sixteen at a time, on both databases. Times are only
 * reported; the promise is the state afterwards: an order for each confirmation, each paid once, each unit taken from
 * stock.
 */
export const orders: Bench = {
  name: 'orders',
  cache: 'pages',
  async measure() {
    const figures: Measured[] = []
    await onBothDatabases(async (page, book) => {
      const shop = await startBenchShop(book.dataDir, 'pages', { databaseUrl: book.databaseUrl })
      const confirmed: string[] = []
      try {
        const shoppers = Array.from({ length: SHOPPERS }, () => new HttpShopper(shop.url))
        await atOnce(
          Array.from({ length: AT_ONCE }, () => new HttpShopper(shop.url)),
          (shopper) => shopper.add(),
        )
        figures.push(...timesOf(page, 'add to cart', await atOnce(shoppers, (shopper) => shopper.add())))
        await atOnce(shoppers, (shopper) => shopper.fillIn())
        figures.push(
          ...timesOf(
            page,
            'place order',
            await atOnce(shoppers, async (shopper) => void confirmed.push(await shopper.place())),
          ),
        )
        await sleep(AFTER_MS)
      } finally {
        await shop.stop()
      }
      const { orders: known, ...wrong } = await readBook(book, confirmed)
      const promise = { atMost: 0 }
      figures.push({ page, name: 'orders placed', value: known, unit: 'count', promise: { atLeast: SHOPPERS } })
      for (const [name, value] of Object.entries(wrong))
        figures.push({
          page,
          name: words[name as keyof typeof wrong],
          value: Math.abs(Number(value)),
          unit: 'count',
          promise,
        })
    })
    return figures
  },
}

const words = {
  ordersLost: 'confirmed, and not there',
  chargesWithoutOrder: 'charged without an order',
  ordersNotPaid: 'orders not paid',
  unitsMissing: 'units gone astray',
  isStockNegative: 'stock below zero',
} as const

type Times = { times: number[]; perSecond: number }

const timesOf = (page: string, name: string, { times, perSecond }: Times): Measured[] => [
  { page, name: `${name}, answers`, value: perSecond, unit: 'per second' },
  { page, name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
  { page, name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms' },
]

/** Lets each do it, so many at a time; how long each took, in milliseconds. */
async function atOnce<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<Times> {
  const [left, times, began] = [[...all], [] as number[], performance.now()]
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const from = performance.now()
      await act(one)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { times, perSecond: all.length / ((performance.now() - began) / 1000) }
}
