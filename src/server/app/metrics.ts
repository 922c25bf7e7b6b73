import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Payload } from 'payload'
import type { TagCache } from '../feed/tag-cache.ts'
import { rowsOf, sql } from '../database/database.ts'
import { wasDatabaseFull } from '../database/full-disk.ts'

/** What is counted of requests. */
export type RequestMetrics = {
  /** These steps may answer: their counters begin at 0, or the first failure of each would be no increase. */
  begin(steps: readonly string[]): void
  /** A request was answered, or its connection closed: by which step, with which status, in how many seconds. */
  answered(step: string, status: number | 'aborted', seconds: number): void
}
export type ShopMetrics = RequestMetrics & { text(): Promise<string>; contentType: string }

export type MeasuredParts = {
  payload(): Promise<Payload>
  caches: Record<string, Pick<TagCache<unknown>, 'bytes' | 'size' | 'hits' | 'misses'> | undefined>
  /** The number of the last row of the feed that was taken in; none while it does not run. */
  feedPosition(): number | undefined
  /** Of the disk of the data folder; undefined where that is not known. */
  freeBytes(): Promise<number | undefined>
}

/** Seconds: from a cached page to an answer that nobody waits for any more. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What an alarm asks for, and what most requests are. */
const begunWith = ['200', '429', '500', '503', 'aborted']

const kindOf = (step: string): string => step.replaceAll(' ', '_')

/**
 * The figures of a process for Prometheus. Labels are names from lists of ours, never an address or anything a shopper
 * sends, so that their number is bounded.
 */
export function shopMetrics({ payload, caches, feedPosition, freeBytes }: MeasuredParts): ShopMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'portage_requests_total',
    help: 'Requests by the step that answered them, and by status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'portage_request_seconds',
    help: 'Seconds from a request to the end of its answer, by the step that answered it',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `portage_${name}`, help, labelNames, registers })
  const bytes = gauge('cache_bytes', 'Bytes of what is cached of answers', ['cache'])
  const entries = gauge('cache_entries', 'Answers that are cached', ['cache'])
  const asked = new Counter({
    name: 'portage_cache_reads_total',
    help: 'Reads of a cache, by whether there was something',
    labelNames: ['cache', 'result'],
    registers,
  })
  const isUp = gauge('database_up', 'Whether the database answered when this was asked')
  const isFull = gauge('database_full', 'Whether a write found no room on the disk of the database in the last minute')
  const diskFree = gauge('disk_free_bytes', 'Bytes that are free on the disk of the data folder')
  const lag = gauge('feed_lag_rows', 'Rows of the change feed that this process has not taken in')
  const lagSeconds = gauge('feed_lag_seconds', 'Age of the oldest of them')
  const orders = gauge('orders', 'Orders, by state', ['state'])
  const outbox = gauge('outbox_waiting', 'Mails, captures and refunds that are still to be done', ['kind'])

  const readCaches = () => {
    // Each cache counts by itself, from the start of the process.
    asked.reset()
    for (const [cache, state] of Object.entries(caches)) {
      if (!state) continue
      bytes.set({ cache }, state.bytes)
      entries.set({ cache }, state.size)
      asked.inc({ cache, result: 'hit' }, state.hits)
      asked.inc({ cache, result: 'miss' }, state.misses)
    }
  }
  const readDatabase = async () => {
    const rows = rowsOf(await payload())
    const position = feedPosition()
    if (position !== undefined) {
      const [behind] = await rows<{ n: number | string; oldest: number | string | null }>(
        sql`select count(*) as n, min(at) as oldest from changes where id > ${position}`,
      )
      lag.set(Number(behind?.n ?? 0))
      lagSeconds.set(behind?.oldest ? Math.max(0, (Date.now() - Number(behind.oldest)) / 1000) : 0)
    }
    orders.reset()
    for (const { state, n } of await rows<{ state: string; n: number | string }>(
      sql`select state, count(*) as n from orders group by state`,
    ))
      orders.set({ state }, Number(n))
    outbox.reset()
    for (const { kind, n } of await rows<{ kind: string; n: number | string }>(
      sql`select kind, count(*) as n from outbox where done_at is null group by kind`,
    ))
      outbox.set({ kind }, Number(n))
  }
  return {
    contentType: registry.contentType,
    begin(steps) {
      for (const step of steps) for (const status of begunWith) requests.inc({ kind: kindOf(step), status }, 0)
    },
    answered(step, status, time) {
      const kind = kindOf(step)
      requests.inc({ kind, status: String(status) })
      seconds.observe({ kind }, time)
    },
    async text() {
      readCaches()
      const database = await readDatabase().then(
        () => 1,
        () => 0,
      )
      isUp.set(database)
      isFull.set(Number(wasDatabaseFull()))
      const free = await freeBytes()
      if (free !== undefined) diskFree.set(free)
      return registry.metrics()
    },
  }
}
