import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { localeOr } from '../../domain/locale.ts'
import { REVIEWS_A_PAGE, type OwnReview, type OwnReviewsPage } from '../../domain/reviews/own-review.ts'
import { starValues } from '../../domain/reviews/review.ts'
import { reviewStatuses } from '../../domain/reviews/review-table.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { isReviewOf } from '../accounts/guest-orders.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { iso } from '../orders/order-rows.ts'

type Row = {
  id: number | string
  key: string
  stars: number | string
  title: string | null
  text: string | null
  language: string
  written_at: string | Date
  status: string
  reply: string | null
  order: string
  code: string | null
  data: unknown
}

/** What customers see of their own reviews, and how they take one back. */
export const ownReviews = (payload: () => Promise<Payload>) => ({
  count: async (customer: string): Promise<number> => countOf(rowsOf(await payload()), customer),

  /** The last page where fewer are left than were asked for. */
  async list(customer: string, asked = 1): Promise<OwnReviewsPage> {
    const rows = rowsOf(await payload())
    const total = await countOf(rows, customer)
    const pages = Math.max(1, Math.ceil(total / REVIEWS_A_PAGE))
    const page = Math.min(asked, pages)
    const found = await rows<Row>(sql`
      select r.id, r.key, r.stars, r.title, r.text, r.language, r.written_at, r.status, r.reply, r."order", p.code, o.data
      from reviews r join orders o on o.number = r."order" left join products p on p.id = r.product_id
      where ${isReviewOf(customer)}
      order by r.written_at desc, r.id desc limit ${REVIEWS_A_PAGE} offset ${(page - 1) * REVIEWS_A_PAGE}`)
    return { reviews: found.map(reviewOf), total, page, pages }
  },

  /** As when staff delete it: its product follows. One that is gone already, or is another's, is left to be so. */
  async remove(customer: string, id: unknown): Promise<AccountAnswer> {
    const database = await payload()
    if (typeof id === 'string' && /^\d{1,9}$/.test(id))
      await inTransaction(database, async (rows, transactionID) => {
        const [own] = await rows<{ id: number }>(sql`
          select r.id from reviews r where r.id = ${Number(id)} and ${isReviewOf(customer)}
          ${isPostgres(database) ? sql`for update of r` : sql``}`)
        if (own) await database.delete({ collection: 'reviews', id: own.id, req: { transactionID }, depth: 0 })
      })
    return { ok: true, notice: 'removed' }
  },
})

async function countOf(rows: Rows, customer: string): Promise<number> {
  const [all] = await rows<{ count: number | string }>(
    sql`select count(*) as count from reviews r where ${isReviewOf(customer)}`,
  )
  return Number(all?.count ?? 0)
}

function reviewOf(row: Row): OwnReview {
  // The product may be gone; the key of what the shop's form wrote still names it.
  const product = row.code ?? row.key.slice(row.order.length + 1)
  const line = jsonOf<OrderData>(row.data).lines.find(({ productId }) => productId === product)
  return {
    id: String(row.id),
    stars: starValues.find((value) => value === Number(row.stars)) ?? 5,
    title: row.title ?? '',
    text: row.text ?? '',
    locale: localeOr(row.language),
    writtenOn: shopDay(instantOf(iso(row.written_at))),
    status: reviewStatuses.find((status) => status === row.status) ?? 'pending',
    ...(row.reply && { reply: row.reply }),
    ...(row.code && { product: row.code }),
    ...(line && { bought: line.title }),
  }
}
