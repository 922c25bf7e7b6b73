import type { Payload } from 'payload'
import { tableToCsv } from '../../cms/csv-table.ts'
import { PICTURES_COLUMN, reviewColumns } from '../../domain/reviews/review-table.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { picturesOf } from './review-pictures.ts'

const AT_ONCE = 1000
const columns = [...reviewColumns, PICTURES_COLUMN]

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
  used_for: string | null
  status: string
  reply: string | null
  order: string | null
}

/** All reviews as a table for spreadsheets in a language, those that wait too, some at a time. */
export async function* exportReviews(payload: Payload, locale: Locale): AsyncGenerator<string> {
  const rows = rowsOf(payload)
  yield tableToCsv([], columns, { locale })
  for (let [after, more] = [0, true]; more;) {
    const found = await rows<Row>(sql`
      select r.id, r.key, p.code as product, r.stars as rating, r.title, r.text as body, r.author, r.language,
      r.written_at, r.fit, r.used_for, r.status, r.reply, r."order" from reviews r join products p on p.id = r.product_id
      where r.id > ${after} order by r.id limit ${AT_ONCE}`)
    const pictures = await picturesOf(
      rows,
      found.map(({ id }) => id),
    )
    const lines = found.map(({ written_at: at, rating, ...row }) => ({
      ...row,
      rating: Number(rating),
      [PICTURES_COLUMN]: (pictures.get(Number(row.id)) ?? []).map(({ file }) => paths.reviewPicture(file)).join(' '),
      date: shopDay(instantOf(new Date(at).toISOString())),
    }))
    yield tableToCsv(lines, columns, { locale, isContinued: true })
    after = found.at(-1)?.id ?? after
    more = found.length === AT_ONCE
    await yieldToEventLoop()
  }
}
