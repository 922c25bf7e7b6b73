import type { Payload } from 'payload'
import { tableToCsv } from '../../cms/csv-table.ts'
import { reviewColumns } from '../../domain/reviews/review-table.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

const AT_ONCE = 1000

type Row = {
  id: number
  key: string
  product: string
  rating: number | string
  title: string | null
  body: string | null
  author: string | null
  language: string
  written_at: string | Date
  fit: string | null
  status: string
  reply: string | null
  order: string | null
}

/** All reviews as a table, those that wait too, some at a time. */
export async function* exportReviews(payload: Payload): AsyncGenerator<string> {
  const rows = rowsOf(payload)
  yield tableToCsv([], reviewColumns)
  for (let [after, more] = [0, true]; more;) {
    const found = await rows<Row>(sql`
      select r.id, r.key, p.code as product, r.stars as rating, r.title, r.text as body, r.author, r.language,
      r.written_at, r.fit, r.status, r.reply, r."order" from reviews r join products p on p.id = r.product_id
      where r.id > ${after} order by r.id limit ${AT_ONCE}`)
    const lines = found.map(({ written_at: at, rating, ...row }) => ({
      ...row,
      rating: Number(rating),
      date: shopDay(instantOf(new Date(at).toISOString())),
    }))
    yield tableToCsv(lines, reviewColumns, { isContinued: true })
    after = found.at(-1)?.id ?? after
    more = found.length === AT_ONCE
    await yieldToEventLoop()
  }
}
