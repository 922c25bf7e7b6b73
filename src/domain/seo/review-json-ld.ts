import type { Rating, Review } from '../reviews/review.ts'
import type { JsonLd } from './json-ld.ts'

/** What shoppers say of a product, as its page shows it: all together, and the reviews in words. */
export const ratingJsonLd = (rating: Rating | undefined, reviews: readonly Review[]): Partial<JsonLd> => ({
  ...(rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }),
  ...(reviews.length > 0 && {
    review: reviews.map(({ stars, title, text, author, writtenOn, locale }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      ...(title && { name: title }),
      ...(text && { reviewBody: text }),
      ...(author && { author: { '@type': 'Person', name: author } }),
      datePublished: writtenOn,
      inLanguage: `${locale}-CA`,
    })),
  }),
})
