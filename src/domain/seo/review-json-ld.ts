import type { Rating, Review } from '../reviews/review.ts'
import type { JsonLd } from './json-ld.ts'

/**
 * What shoppers say of a product, as its page shows it: all together, and the reviews in words. One without a name
 * counts in the rating only: search engines take none without an author.
 */
export function ratingJsonLd(rating: Rating | undefined, reviews: readonly Review[]): Partial<JsonLd> {
  const signed = reviews.filter(({ author }) => author !== '')
  return {
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    ...(signed.length > 0 && {
      review: signed.map(({ stars, title, text, author, writtenOn, locale }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars },
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
        author: { '@type': 'Person', name: author },
        datePublished: writtenOn,
        inLanguage: `${locale}-CA`,
      })),
    }),
  }
}
