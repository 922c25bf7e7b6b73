import { describe, expect, test } from 'vitest'
import { readReview, type ReviewProblem } from './review-form.ts'
import { ratingOf, ratingScore, usualFit, type StarCounts } from './review.ts'

test.each<[StarCounts, ReturnType<typeof ratingOf>]>([
  [[0, 0, 0, 0, 0], undefined],
  [[0, 0, 0, 0, 1], { average: 5, count: 1 }],
  [[1, 0, 0, 0, 1], { average: 3, count: 2 }],
  [[0, 0, 1, 1, 1], { average: 4, count: 3 }],
  [[0, 1, 0, 1, 1], { average: 3.7, count: 3 }],
])('%j are %j', (counts, rating) => {
  expect(ratingOf(counts)).toEqual(rating)
})

test('best rated: how good and how many, and no single vote before a hundred', () => {
  const order: [average: number, count: number][] = [
    [5, 100],
    [4.5, 20],
    [4, 100],
    [4, 10],
    [5, 3],
    [3.3, 100],
    [5, 1],
    [0, 0],
    [2.9, 100],
    [1, 1],
    [1, 100],
  ]
  const scores = order.map(([average, count]) => ratingScore(count === 0 ? undefined : { average, count }))
  expect(scores).toEqual([4.818, 4, 3.909, 3.5, 3.462, 3.273, 3.182, 3, 2.909, 2.818, 1.182])
})

test('a usual fit needs three who say one; of equals it is true to size', () => {
  expect(usualFit({ small: 1, true: 1, large: 0 })).toBeUndefined()
  expect(usualFit({ small: 2, true: 1, large: 0 })).toEqual({ fit: 'small', percent: 67 })
  expect(usualFit({ small: 2, true: 2, large: 0 })).toEqual({ fit: 'true', percent: 50 })
})

describe('the form of a review', () => {
  const form = {
    stars: '4',
    title: ' Warm ',
    text: 'Kept me dry.\r\n\r\n\r\n\r\nZip sticks.',
    author: 'Anna',
    fit: 'true',
    usedFor: ' Ski  trips ',
  }

  test('is read as it was meant', () => {
    expect(readReview(form)).toEqual({
      stars: 4,
      title: 'Warm',
      text: 'Kept me dry.\n\nZip sticks.',
      author: 'Anna',
      fit: 'true',
      usedFor: 'Ski trips',
    })
  })

  test('needs stars and nothing else', () => {
    expect(readReview({ stars: '5' })).toEqual({ stars: 5, title: '', text: '', author: '' })
    for (const stars of [undefined, '', '0', '6', '4.5', 'five', 5, ['5']])
      expect(readReview({ ...form, stars })).toEqual([{ field: 'stars', problem: 'missing' }])
  })

  test('an unknown fit is ignored', () => {
    expect(readReview({ ...form, fit: 'huge' })).not.toHaveProperty('fit')
  })

  test.each<[string, ReviewProblem]>([
    ['See https://example.com', 'link'],
    ['see HTTP://example', 'link'],
    ['at www.example', 'link'],
    ['cheaper at outdoor-deals.shop', 'link'],
    ['CHEAPER AT OUTDOOR-DEALS.CA', 'link'],
    ['write me: anna@example.com', 'link'],
    ['<script>alert(1)</script>', 'markup'],
    ['<b>good</b>', 'markup'],
    ['[url=x]good[/url]', 'markup'],
    ['&lt;b&gt;', 'markup'],
    ['a'.repeat(3001), 'too-long'],
    ['é'.repeat(10_000), 'too-long'],
  ])('refuses %.40s', (text, problem) => {
    expect(readReview({ ...form, text })).toEqual([{ field: 'text', problem }])
  })

  test('what it was used for goes through the same gates, and is short', () => {
    expect(readReview({ ...form, usedFor: 'www.example trips' })).toEqual([{ field: 'usedFor', problem: 'link' }])
    expect(readReview({ ...form, usedFor: '<i>trips</i>' })).toEqual([{ field: 'usedFor', problem: 'markup' }])
    expect(readReview({ ...form, usedFor: 'a'.repeat(81) })).toEqual([{ field: 'usedFor', problem: 'too-long' }])
    expect(readReview({ ...form, usedFor: 'a'.repeat(80) })).toMatchObject({ usedFor: 'a'.repeat(80) })
    expect(readReview({ ...form, usedFor: ' \u0000' })).not.toHaveProperty('usedFor')
  })

  test.each([
    'Warm at -20.Dry too.',
    'C’est super.Ca tient chaud',
    'Weight < 2 kg & pole > 3 m',
    'Bien isolé; prix raisonnable : 5 étoiles !',
    'R&D did well',
    'a'.repeat(3000),
    'Version 2.0 is better',
  ])('keeps %.40s', (text) => {
    expect(readReview({ ...form, text })).toMatchObject({ text })
  })

  test('control characters are no part of it', () => {
    expect(readReview({ ...form, text: 'a\u0000b\u202ec\u00a0!' })).toMatchObject({ text: 'abc\u00a0!' })
  })
})
