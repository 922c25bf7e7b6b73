import { expect, test } from 'vitest'
import { percentile75, vitalRating, visitReport } from './visit-report.ts'

test('the report has every day, both languages, the funnel and the vitals', () => {
  const report = visitReport('2026-11-21', 3, {
    perDay: [
      { day: '2026-11-20', language: 'en', name: 'page_view', visits: 4 },
      { day: '2026-11-21', language: 'fr', name: 'page_view', visits: 2 },
      { day: '2026-11-21', language: 'fr', name: 'search', visits: 1 },
    ],
    whole: [
      { language: 'en', name: 'page_view', visits: 4 },
      { language: 'fr', name: 'page_view', visits: 2 },
      { language: 'fr', name: 'search', visits: 1 },
      { language: 'en', name: 'view_item', visits: 3 },
      { language: 'en', name: 'purchase', visits: 1 },
    ],
    searches: [{ term: 'tente', visits: 1, without: 0 }],
    recommendations: [],
    vitals: [
      { name: 'LCP', value: 1000 },
      { name: 'LCP', value: 5000 },
      { name: 'FID', value: 1 },
    ],
  })
  expect(report).toEqual({
    from: '2026-11-19',
    to: '2026-11-21',
    perDay: [
      { day: '2026-11-19', visits: { en: 0, fr: 0 }, searches: 0 },
      { day: '2026-11-20', visits: { en: 4, fr: 0 }, searches: 0 },
      { day: '2026-11-21', visits: { en: 0, fr: 2 }, searches: 1 },
    ],
    totals: { visits: { en: 4, fr: 2 }, searches: { en: 0, fr: 1 } },
    funnel: [
      { step: 'visit', visits: { en: 4, fr: 2 } },
      { step: 'view_item', visits: { en: 3, fr: 0 } },
      { step: 'add_to_cart', visits: { en: 0, fr: 0 } },
      { step: 'begin_checkout', visits: { en: 0, fr: 0 } },
      { step: 'purchase', visits: { en: 1, fr: 0 } },
    ],
    searches: [{ term: 'tente', visits: 1, without: 0 }],
    recommendations: [],
    vitals: [{ name: 'LCP', p75: 5000, rating: 'poor', samples: 2 }],
  })
})

test.each([
  [[], undefined],
  [[7], 7],
  [[4, 1, 3, 2], 3],
  [[1, 2, 3, 4, 5], 4],
])('the 75th of %j is %d', (values, p75) => expect(percentile75(values)).toBe(p75))
test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['CLS', 0.26, 'poor'],
  ['INP', 200, 'good'],
] as const)('%s of %d is %s', (name, value, rating) => expect(vitalRating(name, value)).toBe(rating))
