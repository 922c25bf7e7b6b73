import { expect, test } from 'vitest'
import { selectPromotion, viewPromotion } from './promotion-events.ts'
import { login, pageView, search, signUp, webVital } from './visit-events.ts'

test.each([
  ['sac à dos', 'sac à dos'],
  ['  tente  ', 'tente'],
  ['order for anna@example.com please', 'order for … please'],
  ['call 514 555-0199 now', 'call … now'],
  ['4111 1111 1111 1111', '…'],
  ['5101-204', '5101-204'],
  ['2 person 3 season tent', '2 person 3 season tent'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('a search for "%s" is tracked as "%s", without personal data', (typed, expected) =>
  expect(search(typed, 3)).toEqual({ event: 'search', search_term: expected, results: 3 }),
)

test('the events of a visit', () => {
  expect(pageView('/fr/panier', 'cart', 'fr')).toEqual({
    event: 'page_view',
    page_path: '/fr/panier',
    page_type: 'cart',
    language: 'fr',
  })
  expect([login('password'), signUp('password')]).toEqual([
    { event: 'login', method: 'password' },
    { event: 'sign_up', method: 'password' },
  ])
})

test.each([
  ['LCP', 1234.567, 1235],
  ['CLS', 0.123456, 0.123],
  ['INP', 48, 48],
] as const)('%s of %d is tracked as %d', (name, value, expected) =>
  expect(webVital(name, value, 'good', '/en')).toEqual({
    event: 'web_vital',
    metric_name: name,
    metric_value: expected,
    metric_rating: 'good',
    page_path: '/en',
  }),
)

test('a banner', () => {
  expect(viewPromotion({ id: 'winter', name: 'Winter', slot: 1 })).toEqual({
    event: 'view_promotion',
    ecommerce: { promotion_id: 'winter', promotion_name: 'Winter', creative_slot: '1' },
  })
  expect(selectPromotion({ id: 'winter', name: 'Winter' })).toEqual({
    event: 'select_promotion',
    ecommerce: { promotion_id: 'winter', promotion_name: 'Winter' },
  })
})
