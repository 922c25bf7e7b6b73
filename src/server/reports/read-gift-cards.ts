import type { Payload } from 'payload'
import { bookAmounts, type BookAmount } from '../../domain/gift-card/gift-card-book.ts'
import type { Cents } from '../../domain/money.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, type Day } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { startOf } from './read-sales.ts'

const AT_ONCE = 1000

/** In cents; what was spent and cancelled is below zero, so that all of it adds up to the closing balance. */
export type GiftCardBook = Record<BookAmount, Cents>
export type BookedCard = GiftCardBook & { lastFour: string; order: string; issuedOn: Day }

type AmountsRow = Record<BookAmount, unknown>
type CardRow = AmountsRow & { id: number | string; last_four: string; order: string | null; since: string | Date }

/** The sums of some entries, before the days and on them. */
const sums = (start: string) => sql`
  coalesce(sum(case when e.created_at < ${start} then e.amount else 0 end), 0) as opening,
  coalesce(sum(case when e.created_at >= ${start} and e.kind = 'issued' then e.amount else 0 end), 0) as issued,
  coalesce(sum(case when e.created_at >= ${start} and e.kind = 'spent' then e.amount else 0 end), 0) as spent,
  coalesce(sum(case when e.created_at >= ${start} and e.kind = 'given-back' then e.amount else 0 end), 0) as "givenBack",
  coalesce(sum(case when e.created_at >= ${start} and e.kind = 'cancelled' then e.amount else 0 end), 0) as cancelled,
  coalesce(sum(e.amount), 0) as closing`

const amountsOf = (row: AmountsRow | undefined): GiftCardBook => {
  const [opening, issued, spent, givenBack, cancelled, closing] = bookAmounts.map((name) => Number(row?.[name] ?? 0))
  return {
    opening: opening ?? 0,
    issued: issued ?? 0,
    spent: spent ?? 0,
    givenBack: givenBack ?? 0,
    cancelled: cancelled ?? 0,
    closing: closing ?? 0,
  }
}

/** What all gift cards are worth before some days and after them, what happened between, and how many have a balance. */
export async function readGiftCards(
  payload: Payload,
  { from, to }: ReportSpan,
): Promise<GiftCardBook & { cards: number }> {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))]
  const rows = rowsOf(payload)
  const [all] = await rows<AmountsRow>(sql`select ${sums(start)} from gift_card_entries e where e.created_at < ${end}`)
  const [open] = await rows<{ cards: unknown }>(
    sql`select count(*) as cards from (select card_id from gift_card_entries where created_at < ${end} group by card_id having sum(amount) > 0) o`,
  )
  return { ...amountsOf(all), cards: Number(open?.cards ?? 0) }
}

/** The cards that had a balance or changed it on some days, some at a time. */
export async function* giftCardsOf(payload: Payload, { from, to }: ReportSpan): AsyncGenerator<BookedCard[]> {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))]
  for (let [after, more] = [0, true]; more;) {
    const found = await rowsOf(payload)<CardRow>(
      sql`select g.id, g.last_four, g."order", g.created_at as since, ${sums(start)} from gift_cards g join gift_card_entries e on e.card_id = g.id where g.id > ${after} and e.created_at < ${end} and e.amount <> 0 group by g.id, g.last_four, g."order", g.created_at having sum(e.amount) <> 0 or max(e.created_at) >= ${start} order by g.id limit ${AT_ONCE}`,
    )
    yield found.map((row) => ({
      ...amountsOf(row),
      lastFour: row.last_four,
      order: row.order ?? '',
      issuedOn: shopDay(new Date(row.since).getTime()),
    }))
    after = Number(found.at(-1)?.id ?? after)
    more = found.length === AT_ONCE
    await yieldToEventLoop()
  }
}
