import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { ReviewVote } from '../../domain/reviews/review-vote.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { PRODUCT_PAGES, recordChange } from '../feed/changes.ts'

/** What the sums of voters are of. */
const REVIEW_VOTES = 'review-votes'

/** A published review, and where its product's pages are. */
export type VotedReview = { id: number; helpful: number; product: string; slug: string }

/** The published review of this id; undefined where there is none. `id` is what a form sent. */
export async function votedReview(payload: Payload, id: unknown, locale: Locale): Promise<VotedReview | undefined> {
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return undefined
  const [row] = await rowsOf(payload)<{ helpful: number | string | null; product: string; slug: string | null }>(sql`
    select r.helpful, p.code as product, l.slug from reviews r join products p on p.id = r.product_id
    left join products_locales l on l._parent_id = p.id and l._locale = ${locale}
    where r.id = ${Number(id)} and r.status = 'published'`)
  return row && { id: Number(id), helpful: Number(row.helpful ?? 0), product: row.product, slug: row.slug ?? '' }
}

/**
 * Counts a vote, once of each kind for each voter; a second time changes nothing. What helped shows on the pages of its
 * product, and only there; what was reported waits for staff.
 * @param voter the account or the network it comes from, of which only a keyed sum is stored, another for each review
 * @returns how many the review helped
 */
export async function countVote(
  payload: Payload,
  { id, helpful, product }: VotedReview,
  vote: ReviewVote,
  { voter, now }: { voter: string; now: Instant },
): Promise<number> {
  const key = createHmac('sha256', payload.secret)
    .update(JSON.stringify([REVIEW_VOTES, vote, id, voter]))
    .digest('base64url')
  const at = isoInstant(now)
  return inTransaction(payload, async (rows) => {
    const made = await rows(
      sql`insert into review_votes (key, created_at, updated_at) values (${key}, ${at}, ${at}) on conflict (key) do nothing returning id`,
    )
    if (made.length === 0) return helpful
    if (vote === 'report') {
      await rows(sql`update reviews set reports = coalesce(reports, 0) + 1, is_reported = ${true} where id = ${id}`)
      return helpful
    }
    const [counted] = await rows<{ helpful: number | string }>(
      sql`update reviews set helpful = coalesce(helpful, 0) + 1 where id = ${id} returning helpful`,
    )
    await recordChange(payload, rows, { target: PRODUCT_PAGES, docId: product })
    return Number(counted?.helpful ?? helpful)
  })
}
