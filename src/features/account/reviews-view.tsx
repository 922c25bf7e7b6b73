import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { averageText } from '../../domain/reviews/average-text.ts'
import type { OwnReview, OwnReviewsPage } from '../../domain/reviews/own-review.ts'
import type { ReviewStatus } from '../../domain/reviews/review-table.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { PagePlace } from '../../ui/page-place.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'
import { ShopReply } from '../../ui/shop-reply.tsx'
import { AccountForm } from './account-form.tsx'

/** The products of the reviews that are sold now, by their codes. */
type Sold = Readonly<Record<string, { title: string; href: string }>>
type Props = Omit<OwnReviewsPage, 'total'> & { sold: Sold; locale: Locale }

/** The reviews of a customer, newest first: what became of each, and the way to take it back. */
export function ReviewsView({ reviews, page, pages, sold, locale }: Props) {
  if (reviews.length === 0) {
    return (
      <>
        <p className="text-lg text-ink-soft">{m.account_reviews_none()}</p>
        <ButtonLink to={paths.account(locale, 'orders')} className="mt-6">
          {m.account_reviews_orders()}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {pages > 1 && <PagePlace page={page}>{m.account_orders_page({ page, pages })}</PagePlace>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {reviews.map((review) => (
          <li key={review.id} className="p-5">
            <One review={review} product={sold[review.product ?? '']} locale={locale} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(to) => paths.account(locale, 'reviews') + (to > 1 ? `?page=${to}` : '')}
        words={{
          pages: m.account_reviews_pages(),
          previous: m.listing_previous(),
          next: m.listing_next(),
          page: (to) => m.listing_page({ page: to }),
        }}
        className="mt-8"
      />
    </>
  )
}

const states: Record<ReviewStatus, () => string> = {
  pending: m.account_review_pending,
  published: m.account_review_published,
  rejected: m.account_review_rejected,
}

function One({ review, product, locale }: { review: OwnReview; product: Sold[string] | undefined; locale: Locale }) {
  const { id, stars, title, text, writtenOn, status, reply } = review
  const name = product?.title ?? review.bought?.[locale] ?? m.account_review_of_nothing()
  const lang = review.locale === locale ? undefined : review.locale
  return (
    <article>
      <h2 className="font-semibold wrap-break-word">
        {product ? (
          <Link to={product.href} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <RatingStars value={stars} label={m.reviews_average({ average: averageText(stars, locale) })} />
        {formatDay(writtenOn, locale, 'date')}
        <span className="font-semibold text-spruce">{states[status]()}</span>
      </p>
      {title && (
        <p lang={lang} className="mt-2 font-semibold wrap-break-word">
          {title}
        </p>
      )}
      {text && (
        <p lang={lang} className="review-text">
          {text}
        </p>
      )}
      {reply && <ShopReply reply={reply} lang={lang} />}
      {status === 'published' && product && review.product && (
        <Link
          to={paths.reviews(locale, review.product, '')}
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {m.reviews_of({ title: name })}
        </Link>
      )}
      {/* In two steps that work without JavaScript: nobody can bring it back. */}
      <details className="mt-2">
        <summary
          aria-label={m.account_remove_of({ name })}
          className={`${buttonLook({ variant: 'danger', size: 'sm' })} -ml-3 cursor-pointer`}
        >
          {m.account_address_remove()}
        </summary>
        <AccountForm
          intent="remove-review"
          hidden={{ id }}
          submit={m.account_review_remove()}
          label={m.account_review_remove_of({ name })}
          look={{ variant: 'final', size: 'sm' }}
          className="mt-2"
          inPlace
        >
          <p className="mb-3">{m.account_review_remove_text()}</p>
        </AccountForm>
      </details>
    </article>
  )
}
