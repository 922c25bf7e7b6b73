import type { Payload } from 'payload'
import { Together, TOGETHER_WEIGHTS } from '../../domain/recommendations/together.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, isoInstant, type Instant } from '../../domain/time.ts'
import { repeat, type Repeating } from '../app/repeat.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { chunk } from '../database/chunk.ts'
import { inTransaction, rowsOf, sql, sqlList } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { newestFirst, READ_AT_ONCE } from '../database/newest-first.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { recordChanges } from '../feed/changes.ts'

/** Days that are looked at, and at most so many orders and looks at products of them, the newest. */
const [DAYS, MOST_ORDERS, MOST_LOOKS] = [365, 50_000, 100_000]
/** What is known of a product: more than a page shows, as some are sold out. */
const MOST_LEARNED = 12
/** Rows written at a time: on SQLite no request is answered meanwhile. */
const WRITTEN_AT_ONCE = 100
const [FIRST_MS, EVERY_MS] = [5 * 60_000, 6 * 60 * 60_000]

/** Learns some minutes after the opening, when nobody waits for it, and then every six hours. */
export function runLearning(payload: Payload, log: (sentence: string) => void): Repeating {
  let rounds: Repeating | undefined
  const begin = () => {
    rounds = repeat(
      EVERY_MS,
      () => learnRecommendations(payload, Date.now()),
      (reason) => log(`What is bought together could not be learned; it is tried again: ${reason}`),
    )
  }
  const timer = setTimeout(begin, FIRST_MS).unref()
  return {
    async stop() {
      clearTimeout(timer)
      await rounds?.stop()
    },
  }
}

/**
 * Learns from orders and from consented visits what goes with what, writes what is new, and notifies the shops of the
 * products concerned. Returns how many those were.
 */
export async function learnRecommendations(payload: Payload, now: Instant): Promise<number> {
  const together = new Together()
  await readOrders(payload, now, together)
  await readVisits(payload, now, together)
  return writeLearned(payload, together)
}

async function readOrders(payload: Payload, now: Instant, together: Together): Promise<void> {
  const since = isoInstant(now - DAYS * 86_400_000)
  const orders = newestFirst(MOST_ORDERS, (before) =>
    rowsOf(payload)<{ id: number; data: unknown }>(
      sql`select id, data from orders where id < ${before} and placed_at >= ${since} and state <> 'cancelled' order by id desc limit ${READ_AT_ONCE}`,
    ),
  )
  for await (const { data } of orders) {
    const products = jsonOf<OrderData>(data).lines.map(({ productId }) => productId)
    together.add(products, TOGETHER_WEIGHTS.order)
  }
}

async function readVisits(payload: Payload, now: Instant, together: Together): Promise<void> {
  const since = addDays(shopDay(now), -DAYS)
  const looks = newestFirst(MOST_LOOKS, (before) =>
    rowsOf(payload)<{ id: number; visit: string; label: string }>(
      sql`select id, visit, label from visit_events where id < ${before} and day >= ${since} and name = 'view_item' and label is not null order by id desc limit ${READ_AT_ONCE}`,
    ),
  )
  const visits = new Map<string, string[]>()
  for await (const { visit, label } of looks) visits.set(visit, [...(visits.get(visit) ?? []), label])
  for (const products of visits.values()) together.add(products, TOGETHER_WEIGHTS.visit)
}

async function writeLearned(payload: Payload, together: Together): Promise<number> {
  const known = new Map(
    (await rowsOf(payload)<{ product: string; others: string }>(sql`select product, others from recommendations`)).map(
      ({ product, others }) => [product, others],
    ),
  )
  const learned = new Map<string, string>()
  for (const product of together.products()) {
    const others = together.best(product, MOST_LEARNED)
    if (others.length > 0) learned.set(product, JSON.stringify(others))
  }
  const changed = [...learned].filter(([product, others]) => known.get(product) !== others)
  const gone = [...known.keys()].filter((product) => !learned.has(product))
  const notify = (products: readonly string[]) => products.map((docId) => ({ target: 'recommendations', docId }))
  for (const part of chunk(changed, WRITTEN_AT_ONCE)) {
    const values = part.map(([product, others]) => sql`(${product}, ${others})`)
    await inTransaction(payload, async (rows) => {
      await rows(
        sql`insert into recommendations (product, others) values ${sql.join(values, sql`, `)} on conflict (product) do update set others = excluded.others`,
      )
      await recordChanges(payload, rows, notify(part.map(([product]) => product)))
    })
    await yieldToEventLoop()
  }
  for (const part of chunk(gone, WRITTEN_AT_ONCE))
    await inTransaction(payload, async (rows) => {
      await rows(sql`delete from recommendations where product in (${sqlList(part)})`)
      await recordChanges(payload, rows, notify(part))
    })
  return changed.length + gone.length
}
