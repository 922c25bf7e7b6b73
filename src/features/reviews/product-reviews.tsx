import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import type { ProductReviews as Reviews } from '../../domain/reviews/review.ts'
import { m } from '../../paraglide/messages.js'
import { RatingSummary, ReviewList } from './review-list.tsx'

type Props = { reviews: Reviews; title: string; href: string; locale: Locale }

/** The reviews on a product's page: what all say together, the first few, and the way to the rest. */
export const ProductReviews = ({ reviews, title, href, locale }: Props) => (
  <section aria-labelledby="reviews" className="mt-14 border-t border-line pt-10">
    <h2 id="reviews" className="wide text-heading scroll-mt-24">
      {m.reviews_title()}
    </h2>
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <RatingSummary {...reviews} locale={locale} />
      <div>
        <ReviewList reviews={reviews.shown} locale={locale} heading="h3" title={title} />
        {reviews.rating.count > reviews.shown.length && (
          <Link to={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {m.reviews_all({ count: reviews.rating.count })}
          </Link>
        )}
      </div>
    </div>
  </section>
)
