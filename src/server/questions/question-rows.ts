import { localeOr, type Locale } from '../../domain/locale.ts'
import type { Question } from '../../domain/questions/question.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'

/** Questions on the page of a product; our choice. */
const MOST = 100

type Row = {
  id: number | string
  text: string
  author: string | null
  language: string
  asked_at: string | Date
  answer: string | null
}

/** How many questions of a product are answered in the shop. */
export async function countQuestions(rows: Rows, code: string): Promise<number> {
  const [found] = await rows<{ count: number | string }>(sql`
    select count(*) as count from questions q join products p on p.id = q.product_id
    where p.code = ${code} and q.status = 'published'`)
  return Number(found?.count ?? 0)
}

/** The answered questions of a product: those in the reader's language before the others, the newest first. */
export async function publishedQuestions(rows: Rows, code: string, locale: Locale): Promise<Question[]> {
  const found = await rows<Row>(sql`
    select q.id, q.text, q.author, q.language, q.asked_at, q.answer
    from questions q join products p on p.id = q.product_id
    where p.code = ${code} and q.status = 'published'
    order by case when q.language = ${locale} then 0 else 1 end, q.asked_at desc, q.id desc limit ${MOST}`)
  return found.map(({ id, text, author, language, asked_at: at, answer }) => ({
    id: String(id),
    text,
    author: author ?? '',
    locale: localeOr(language),
    askedOn: shopDay(instantOf(new Date(at).toISOString())),
    answer: answer ?? '',
  }))
}
