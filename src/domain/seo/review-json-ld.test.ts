import { expect, test } from 'vitest'
import type { Review } from '../reviews/review.ts'
import { ratingJsonLd } from './review-json-ld.ts'

const review: Review = {
  id: '1',
  stars: 4,
  title: 'Chaude',
  text: 'Deux hivers.',
  author: 'Luc',
  locale: 'fr',
  writtenOn: '2026-10-19' as Review['writtenOn'],
  isVerified: true,
  helpful: 0,
}

test('a rating and its reviews, each in its language', () =>
  expect(ratingJsonLd({ average: 4.2, count: 5 }, [review])).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 5 },
    review: [
      {
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
        name: 'Chaude',
        reviewBody: 'Deux hivers.',
        author: { '@type': 'Person', name: 'Luc' },
        datePublished: '2026-10-19',
        inLanguage: 'fr-CA',
      },
    ],
  }))

test('stars alone have neither a name nor a body', () =>
  expect(ratingJsonLd(undefined, [{ ...review, title: '', text: '' }]).review).toEqual([
    expect.not.objectContaining({ name: expect.anything(), reviewBody: expect.anything() }),
  ]))

test('a review without a name counts in the rating only', () =>
  expect(ratingJsonLd({ average: 4, count: 1 }, [{ ...review, author: '' }])).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 },
  }))

test('a product without reviews says nothing of them', () => expect(ratingJsonLd(undefined, [])).toEqual({}))
