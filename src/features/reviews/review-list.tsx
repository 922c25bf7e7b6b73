import type { CSSProperties } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { ProductReviews, Review } from '../../domain/reviews/review.ts'
import { averageText } from '../../domain/reviews/average-text.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { RatingStars } from '../../ui/rating-stars.tsx'
import { ShopReply } from '../../ui/shop-reply.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewVotes } from './review-votes.tsx'
import { fitName } from './review-words.ts'
import { useReviewVotes } from './use-review-votes.ts'

/** What all reviews say together: the average, how many gave each number of stars, and how it fits. */
export function RatingSummary({ rating, stars, fit, locale }: ProductReviews & { locale: Locale }) {
  const average = averageText(rating.average, locale)
  return (
    <div className="max-w-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span className="text-title wide tabular-nums">{average}</span>
        <span className="text-xl">
          <RatingStars value={rating.average} label={m.reviews_average({ average })} />
        </span>
        <span className="text-ink-soft">
          {rating.count === 1 ? m.reviews_count_one() : m.reviews_count({ count: rating.count })}
        </span>
      </p>
      <ul className="mt-3 space-y-1 text-sm">
        {stars
          .map((count, at) => <Bar key={at} stars={at + 1} count={count} share={count / rating.count} />)
          .toReversed()}
      </ul>
      {fit && <p className="mt-3 text-sm">{m.reviews_fit({ percent: fit.percent, fit: fitName(fit.fit) })}</p>}
    </div>
  )
}

const Bar = ({ stars, count, share }: { stars: number; count: number; share: number }) => (
  <li className="rating-row" style={{ '--share': `${share * 100}%` } as CSSProperties}>
    {stars === 1 ? m.reviews_row_one({ count }) : m.reviews_row({ stars, count })}
  </li>
)

type ReviewListProps = {
  reviews: readonly Review[]
  locale: Locale
  heading: 'h2' | 'h3'
  /** Of the product, which pictures are described by. */
  title: string
  /** On the page of all reviews, which a vote without a script leads back to. */
  isAll?: boolean
}

/** Reviews in words, each with its votes. One in the other language is marked so, for eyes and for screen readers. */
export function ReviewList({ reviews, locale, heading: Heading, title, isAll = false }: ReviewListProps) {
  const { voted, said, submit } = useReviewVotes()
  return (
    <form method="post" action={`/api/review-votes?locale=${locale}${isAll ? '&all=1' : ''}`} onSubmit={submit}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* Shown where a vote without a script leads to. */}
      <p id="voted" className="vote-note">
        {m.reviews_voted()}
      </p>
      <p id="vote-later" className="vote-note">
        {m.review_error_too_many()}
      </p>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <OneReview review={review} locale={locale} heading={Heading} product={title} />
            <ReviewVotes review={review} {...voted[review.id]} />
          </li>
        ))}
      </ul>
    </form>
  )
}

type OneProps = { review: Review; locale: Locale; heading: 'h2' | 'h3'; product: string }

function OneReview({ review, locale, heading: Heading, product }: OneProps) {
  const { stars, title, text, author, fit, usedFor, writtenOn, isVerified, reply } = review
  const average = averageText(stars, locale)
  const by = m.reviews_by({ author: author || m.reviews_anonymous(), date: formatDay(writtenOn, locale, 'date') })
  const isForeign = review.locale !== locale
  const lang = isForeign ? review.locale : undefined
  return (
    <article>
      <RatingStars value={stars} label={m.reviews_average({ average })} />
      {title && (
        <Heading lang={lang} className="mt-1 font-semibold wrap-break-word">
          {title}
        </Heading>
      )}
      {/* A dot stays with the words before it, at the end of a line. */}
      <p className="mt-1 text-sm text-ink-soft">
        {[
          by,
          isVerified ? m.reviews_verified() : m.reviews_imported(),
          ...(fit ? [fitName(fit)] : []),
          ...(isForeign ? [m.reviews_other_language()] : []),
        ].join('\u00a0· ')}
      </p>
      {usedFor && (
        <p className="mt-1 text-sm wrap-break-word">
          {m.reviews_used_for()} <span lang={lang}>{usedFor}</span>
        </p>
      )}
      {text && (
        <p lang={lang} className="review-text">
          {text}
        </p>
      )}
      {review.pictures && <ReviewPictures review={review} title={product} lang={lang} />}
      {reply && <ShopReply reply={reply} lang={lang} />}
    </article>
  )
}
