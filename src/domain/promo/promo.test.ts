import { expect, test } from 'vitest'
import { promoCode, promoDiscounts, promoRefusal, type Promo } from './promo.ts'

const promo = (more: Partial<Promo> = {}): Promo => ({
  code: 'FALL',
  kind: 'percentage',
  percent: 20,
  categories: [],
  active: true,
  uses: 0,
  ...more,
})
const line = (amount: number, categories: string[] = ['tents'], isGiftCard = false) => ({
  amount,
  categories,
  isGiftCard,
})

test('a code is read as it was meant', () => expect(promoCode(' fall 20 ')).toBe('FALL20'))

test.each<[string, Promo, number[]]>([
  ['20 %', promo(), [20_00, 2_00, 0]],
  ['20 % of a category', promo({ categories: ['jackets'] }), [0, 2_00, 0]],
  ['$15', promo({ kind: 'amount', amount: 15_00 }), [13_64, 1_36, 0]],
  ['more than there is', promo({ kind: 'amount', amount: 500_00 }), [100_00, 10_00, 0]],
  ['all of it', promo({ percent: 100 }), [100_00, 10_00, 0]],
  ['free shipping', promo({ kind: 'free-shipping' }), [0, 0, 0]],
])('%s is taken off the lines in whole cents, never off gift cards', (_, code, off) =>
  expect(promoDiscounts(code, [line(100_00), line(10_00, ['jackets']), line(50_00, ['tents'], true)])).toEqual(off),
)

test.each<[string, Promo | undefined, string | undefined, number?]>([
  ['it does not exist', undefined, 'unknown-code'],
  ['it is switched off', promo({ active: false }), 'unknown-code'],
  ['it begins tomorrow', promo({ startsOn: '2026-11-22' }), 'not-yet'],
  ['it began today', promo({ startsOn: '2026-11-21' }), undefined],
  ['it ends today', promo({ endsOn: '2026-11-21' }), undefined],
  ['it ended yesterday', promo({ endsOn: '2026-11-20' }), 'expired'],
  ['others were quicker', promo({ mostUses: 5, uses: 5 }), 'used-up'],
  ['one use is left', promo({ mostUses: 5, uses: 4 }), undefined],
  ['the shopper had it', promo({ mostUsesEach: 1 }), 'already-used', 1],
  ['it is for others things', promo({ categories: ['bikes'] }), 'nothing-counts'],
  ['the order is small', promo({ minimum: 100_01 }), 'below-minimum'],
  ['the order is large enough', promo({ minimum: 100_00 }), undefined],
])('%s', (_, code, refusal, uses) => expect(promoRefusal(code, [line(100_00)], '2026-11-21', uses)).toBe(refusal))

test('gift cards alone are nothing to take off', () =>
  expect(promoRefusal(promo(), [line(50_00, [], true)], '2026-11-21')).toBe('nothing-counts'))

test.each<[string, Promo, string | undefined]>([
  ['everything', promo(), 'already-reduced'],
  ['these', promo({ categories: ['tents'] }), 'already-reduced'],
  ['others', promo({ categories: ['bikes'] }), 'nothing-counts'],
  ['the shipping', promo({ kind: 'free-shipping' }), undefined],
])('where an offer that stands alone reduces the lines, a code for %s says so', (_, code, refusal) =>
  expect(promoRefusal(code, [{ ...line(100_00), isClosed: true }], '2026-11-21')).toBe(refusal),
)
