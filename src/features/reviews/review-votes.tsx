import type { Review } from '../../domain/reviews/review.ts'
import { m } from '../../paraglide/messages.js'
import type { Voted } from './use-review-votes.ts'

/** The buttons below a review, of the form around the list: it helped, or staff should look at it. */
export function ReviewVotes({ review, helpful, isReported, isAsked, problem }: { review: Review } & Voted) {
  const count = helpful ?? review.helpful
  return (
    <p className="review-votes">
      <button name="helpful" value={review.id} aria-pressed={helpful === undefined ? undefined : true}>
        {count > 0 ? m.reviews_helpful_count({ count }) : m.reviews_helpful()}
      </button>
      <button name="report" value={review.id} aria-pressed={isReported}>
        {isReported ? m.reviews_reported() : isAsked ? m.reviews_report_sure() : m.reviews_report()}
      </button>
      {problem && <span>{problem}</span>}
    </p>
  )
}
