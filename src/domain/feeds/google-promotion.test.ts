import { expect, test } from 'vitest'
import type { Promotion } from '../promo/promotion.ts'
import { googlePromotions, promotionIdsOf, promotionProblems, type DatedPromotion } from './google-promotion.ts'

const DAY = 86_400_000
const from = Date.parse('2026-11-01T05:00:00Z')
const all = { categories: [], brands: [], collections: [] }
const promotion = (more: Partial<DatedPromotion>): DatedPromotion => ({
  id: 7,
  name: { en: 'Tent week', fr: 'Semaine des tentes' },
  kind: 'percentage',
  percent: 20,
  choice: all,
  combines: false,
  from,
  ...more,
})
const one = (more: Partial<DatedPromotion>, now = from) => googlePromotions(promotion(more), 'fr', now)

test('a promotion is said with its name in the language, its dates and its products', () =>
  expect(one({ until: from + 3 * DAY, choice: { ...all, categories: ['tents'] } })).toEqual([
    {
      promotion_id: 'promotion-7',
      product_applicability: 'specific_products',
      offer_type: 'no_code',
      long_title: 'Semaine des tentes',
      promotion_effective_dates: '2026-11-01T05:00Z/2026-11-04T05:00Z',
      redemption_channel: 'online',
      promotion_destination: ['Shopping_ads', 'Free_listings'],
      percent_off: '20',
    },
  ]))

test.each<[Partial<DatedPromotion>, object[]]>([
  [{ minimum: 100_00 }, [{ percent_off: '20', minimum_purchase_amount: '100.00 CAD' }]],
  [{ kind: 'amount', amount: 15_50 }, [{ money_off_amount: '15.50 CAD' }]],
  [
    {
      kind: 'tiers',
      tiers: [
        { from: 100_00, percent: 10 },
        { from: 200_00, percent: 15 },
      ],
    },
    [
      { promotion_id: 'promotion-7-1', percent_off: '10', minimum_purchase_amount: '100.00 CAD' },
      { promotion_id: 'promotion-7-2', percent_off: '15', minimum_purchase_amount: '200.00 CAD' },
    ],
  ],
  [
    { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 },
    [{ percent_off: '100', minimum_purchase_quantity: '2', get_this_quantity_discounted: '1' }],
  ],
  [{ kind: 'gift', gift: 'MUG-1' }, [{ free_gift_item_id: 'MUG-1', free_gift_description: 'Semaine des tentes' }]],
  // Not filled in: nothing to say.
  [{ kind: 'gift' }, []],
  [{ percent: 0 }, []],
])('%o', (more, expected) => {
  const found = one(more)
  expect(found).toHaveLength(expected.length)
  expect(found).toMatchObject(expected)
  expect(promotionProblems(found)).toEqual([])
})

test('one without an end is said by half years, each from the end of the one before', () => {
  const datesAt = (days: number, more: Partial<DatedPromotion> = {}) =>
    one(more, from + days * DAY)[0]?.promotion_effective_dates
  expect(datesAt(0)).toBe('2026-11-01T05:00Z/2027-04-30T05:00Z')
  expect(datesAt(179)).toBe(datesAt(0))
  expect(datesAt(180)).toBe('2027-04-30T05:00Z/2027-10-27T05:00Z')
  expect(datesAt(180, { until: from + 181 * DAY })).toBe('2027-04-30T05:00Z/2027-05-01T05:00Z')
  expect(datesAt(-5)).toBe(datesAt(0))
})

test('an item names the promotions of its brand, categories and collections; those for all name no item', () => {
  const of = (id: number, choice: Partial<Promotion['choice']>) => promotion({ id, choice: { ...all, ...choice } })
  const placed = { brand: 'lowcloud', categories: ['tents', 'camping'], collections: [] }
  const promotions = [
    of(1, {}),
    of(2, { categories: ['camping'] }),
    of(3, { brands: ['other'] }),
    of(4, { brands: ['lowcloud'], categories: ['tents'] }),
  ]
  expect(promotionIdsOf(placed, promotions)).toEqual(['promotion-2', 'promotion-4'])
  const many = Array.from({ length: 12 }, (_, id) => of(id, { categories: ['tents'] }))
  expect(promotionIdsOf(placed, many)).toHaveLength(10)
})

test('the rules complain of what Google refuses', () => {
  const [good] = one({})
  const wrong = [
    { ...good!, long_title: 'x'.repeat(61) },
    {
      ...good!,
      promotion_id: 'a b',
      percent_off: '0',
      promotion_effective_dates: '2026-11-01T05:00Z/2026-11-01T05:00Z',
    },
  ]
  expect(promotionProblems([good!, ...wrong]).map(({ rule, id, attribute }) => [rule, id, attribute])).toEqual([
    ['promotion-id', 'promotion-7', 'promotion_id'],
    ['promotion-title', 'promotion-7', 'long_title'],
    ['promotion-id', 'a b', 'promotion_id'],
    ['promotion-dates', 'a b', 'promotion_effective_dates'],
    ['promotion-amount', 'a b', 'percent_off'],
  ])
})
