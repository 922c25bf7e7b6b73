import { setTimeout as sleep } from 'node:timers/promises'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { startBenchShop } from './bench-shop.ts'
import { onBothDatabases } from './both-databases.ts'
import { readBook, type Book } from './order-book.ts'

/**
 * Kills the built shop (signal 9) at so many random moments of placing orders, 100 by default, on each database, and
 * then counts: `node --import tsx bench/kill.ts [times] [SQLite|PostgreSQL]`. Ends with 1 if a confirmed order is lost,
 * something is charged without an order, or a unit is unaccounted for.
 */
const [, , asked = '100', only] = process.argv
const times = Number(asked)
const AT_ONCE = 4
/** A few orders long on a slow machine, so that a moment is as likely inside an order as between two. */
const LONGEST_MS = 1500

let isRight = true
await onBothDatabases(async (name, book) => {
  const confirmed: string[] = []
  for (let time = 1; time <= times; time++) {
    confirmed.push(...(await killed(book)))
    process.stdout.write(`\r${name}: killed ${time} of ${times}, ${confirmed.length} orders confirmed `)
  }
  const { orders, ...wrong } = await readBook(book, confirmed)
  console.log(`\n${orders} orders are there.`, wrong)
  isRight &&= Object.values(wrong).every((value) => Number(value) === 0) && confirmed.length > 0
}, only)
console.log(isRight ? 'Nothing is lost.' : 'SOMETHING IS LOST.')
process.exit(isRight ? 0 : 1)

/** One life of the shop; the order numbers confirmed to its shoppers. */
async function killed({ dataDir, databaseUrl }: Book): Promise<string[]> {
  const shop = await startBenchShop(dataDir, 'pages', { databaseUrl })
  const confirmed: string[] = []
  const life = new AbortController()
  let isPlacing = () => {}
  const begun = new Promise<void>((resolve) => (isPlacing = resolve))
  const shopping = async () => {
    while (!life.signal.aborted) {
      const shopper = new HttpShopper(shop.url)
      await shopper.add()
      await shopper.fillIn()
      isPlacing()
      confirmed.push(await shopper.place())
    }
  }
  // A request that dies with the shop says nothing to its shopper; one that fails before is a fault of the shop.
  const shoppers = Array.from({ length: AT_ONCE }, () =>
    shopping().catch((error: unknown) => {
      if (!life.signal.aborted) throw error
    }),
  )
  await Promise.race([begun, Promise.all(shoppers)])
  await sleep(Math.random() * LONGEST_MS)
  life.abort()
  process.kill(shop.pid, 'SIGKILL')
  await shop.stop()
  await Promise.all(shoppers)
  return confirmed
}
