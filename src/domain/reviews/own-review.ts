import type { Both, Locale } from '../locale.ts'
import type { Day } from '../time.ts'
import type { Stars } from './review.ts'
import type { ReviewStatus } from './review-table.ts'

/** A review as its author finds it in my account, whether or not it is shown. */
export type OwnReview = {
  id: string
  stars: Stars
  title: string
  text: string
  /** The language it is written in. */
  locale: Locale
  /** The shop's day on which it was written. */
  writtenOn: Day
  status: ReviewStatus
  /** What the shop answers, in the language of the review. */
  reply?: string
  /** The code of its product; none of a product that is gone. */
  product?: string
  /** How the order calls the product, which may not be sold any more. */
  bought?: Both
}

/** One page of a customer's reviews, newest first. */
export type OwnReviewsPage = { reviews: OwnReview[]; total: number; page: number; pages: number }
export const REVIEWS_A_PAGE = 20
