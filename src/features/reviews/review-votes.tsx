import type { Review } from '../../domain/reviews/review.ts'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Voted } from './use-review-votes.ts'

/** The buttons below a review, of the form around the list: it helped, or staff should look at it. */
export function ReviewVotes({ review, helpful, isReported, isAsked, problem }: { review: Review } & Voted) {
  const count = helpful ?? review.helpful
  const helps = count > 0 ? m.reviews_helpful_count({ count }) : m.reviews_helpful()
  const reports = isReported ? m.reviews_reported() : isAsked ? m.reviews_report_sure() : m.reviews_report()
  // In the browser alone: pages of products have no bytes to spare.
  const isAlive = useHydrated()
  const author = review.author || m.reviews_anonymous()
  const named = (vote: string) => (isAlive ? m.reviews_vote_of({ vote, author }) : undefined)
  return (
    <p className="review-votes">
      <button
        name="helpful"
        value={review.id}
        aria-label={named(helps)}
        aria-pressed={helpful === undefined ? undefined : true}
      >
        {helps}
      </button>
      <button name="report" value={review.id} aria-label={named(reports)} aria-pressed={isReported}>
        {reports}
      </button>
      {problem && <span>{problem}</span>}
    </p>
  )
}
