import type { Payload } from 'payload'
import { runSweeps } from '../accounts/retention.ts'
import { runLearning } from '../recommendations/learn.ts'
import { runRetention } from '../analytics/retention.ts'
import { runMarkdowns } from '../markdowns/markdown-clock.ts'
import type { SearchLog } from '../search/search-log.ts'
import type { ShopIndexes } from '../search/shop-indexes.ts'
import type { Env } from './env.ts'
import { repeat, type Repeating } from './repeat.ts'
import { runScheduled } from './scheduled.ts'

const CATCH_UP_EVERY_MS = 10 * 60_000
/** What is sent to other systems may be a little late. A poll is one indexed query. */
const WEBHOOKS_EVERY_MS = 2000

/**
 * Work beside the requests, from the opening of the shop to its end. `stop` resolves when nothing of it runs any more
 * and all it had to write is written; it may come without a start.
 */
export type Background = { name: string; start(): void | Promise<void>; stop(): void | Promise<void> }

/** Sends messages to other systems: a round begins what is due and waits for no answer, the end waits for all. */
type Sender = { begin(): Promise<void>; stop(): Promise<void> }

type Parts = {
  role: Env['ROLE']
  payload(): Promise<Payload>
  changeFeed: Pick<Background, 'start' | 'stop'>
  searchLog: Pick<SearchLog, 'start' | 'stop'>
  indexes: Pick<ShopIndexes, 'stop'>
  reconciler: { start(): Repeating }
  stockAlerts: { catchUp(): Promise<void> }
  webhooks: Sender
  agentEvents: Sender
  log(sentence: string): void
}

/** What a process of this role does beside its requests, in the order in which it begins. */
export function backgroundOf({
  role,
  payload,
  changeFeed,
  searchLog,
  indexes,
  reconciler,
  stockAlerts,
  webhooks,
  agentEvents,
  log,
}: Parts): readonly Background[] {
  const ofShop: Background[] = [
    { name: 'change feed', start: () => changeFeed.start(), stop: () => changeFeed.stop() },
    // They begin with the first search.
    { name: 'search indexes', start: () => {}, stop: () => indexes.stop() },
    { name: 'search log', start: () => searchLog.start(), stop: () => searchLog.stop() },
    repeated('reconciler', async () => reconciler.start()),
    // Changes are followed as they come; this is for those of a time when no process ran.
    repeated('stock alerts', async () =>
      repeat(
        CATCH_UP_EVERY_MS,
        () => stockAlerts.catchUp(),
        (reason) => log(`Mails of what is back in stock could not be noted; it is tried again: ${reason}`),
      ),
    ),
    sending('webhooks', webhooks, (reason) =>
      log(`Messages to webhooks could not be sent; it is tried again: ${reason}`),
    ),
    sending('orders for agents', agentEvents, (reason) =>
      log(`Orders could not be sent to agents; it is tried again: ${reason}`),
    ),
  ]
  const ofAdmin: Background[] = [
    repeated('schedule', async () => runScheduled(await payload(), log)),
    repeated('sweeps', async () => runSweeps(await payload(), log)),
    repeated('recommendations', async () => runLearning(await payload(), log)),
    repeated('retention of events', async () => runRetention(await payload(), log)),
  ]
  // Of every role, so that none has to be there for a sale to begin.
  const ofAll = [repeated('sales', async () => runMarkdowns(await payload(), log))]
  return [...(role === 'admin' ? [] : ofShop), ...(role === 'shop' ? [] : ofAdmin), ...ofAll]
}

/** One after the other: the change feed fills the memory that the others read. */
export async function startAll(background: readonly Background[]): Promise<void> {
  for (const { start } of background) await start()
}

/**
 * The same, where a start may fail by what the collections have and the database does not. In development, while a field
 * is being made, the process goes on without: it says what is lacked, its pages fail, and the migration starts it again.
 * @param lacked that, as a sentence
 */
export async function startUnlessLacking(
  background: readonly Background[],
  { lacked, isDev, end }: { lacked(): Promise<string | undefined>; isDev: boolean; end(sentence: string): void },
): Promise<void> {
  try {
    await startAll(background)
  } catch (error) {
    const sentence = await lacked().catch(() => undefined)
    if (!sentence) throw error
    if (!isDev) end(sentence)
  }
}

function repeated(name: string, begin: () => Promise<Repeating>): Background {
  let rounds: Repeating | undefined
  return {
    name,
    async start() {
      rounds = await begin()
    },
    stop: async () => rounds?.stop(),
  }
}

function sending(name: string, sender: Sender, failed: (reason: string) => void): Background {
  const rounds = repeated(name, async () => repeat(WEBHOOKS_EVERY_MS, () => sender.begin(), failed))
  return {
    ...rounds,
    async stop() {
      await rounds.stop()
      await sender.stop()
    },
  }
}
