import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidPrice } from './price.ts'
import { markdownKinds, markedDown, roundings, salePriceWith, saleTimesOf, type MarkdownRule } from './markdown.ts'

const off = (percent: number, rounding: MarkdownRule['rounding'] = 'none'): MarkdownRule => ({
  kind: 'percentage',
  percent,
  rounding,
})
const less = (amount: number, rounding: MarkdownRule['rounding'] = 'none'): MarkdownRule => ({
  kind: 'amount',
  amount,
  rounding,
})
const at = (price: number): MarkdownRule => ({ kind: 'price', price, rounding: 'end-95' })

test.each<[string, number, MarkdownRule, number | string]>([
  ['20 % off', 240_00, off(20), 192_00],
  ['a part of a cent is rounded in the shopper’s favour', 9_99, off(15), 8_49],
  ['so is one that is nearer to the next cent', 949_95, off(15), 807_45],
  ['to .95', 240_00, off(20, 'end-95'), 191_95],
  ['to .95, where it ends so already', 9_95, less(2_00, 'end-95'), 7_95],
  ['to .99', 239_00, off(10, 'end-99'), 214_99],
  ['to .99, never above what is promised', 10_00, less(1_02, 'end-99'), 7_99],
  ['to whole dollars', 239_99, off(10, 'dollar'), 215_00],
  ['$50 off', 240_00, less(50_00), 190_00],
  ['a price', 240_00, at(180_00), 180_00],
  ['nothing would be left', 40_00, less(50_00), 'not-positive'],
  ['nothing would be left once rounded', 90, off(10, 'dollar'), 'not-positive'],
  ['one that is free', 240_00, at(0), 'not-positive'],
  ['the regular price', 180_00, at(180_00), 'not-below'],
  ['above the regular price', 150_00, at(180_00), 'not-below'],
  ['nothing would be left of the last cent', 1, off(1), 'not-positive'],
])('a markdown, %s', (_, regular, rule, expected) => expect(markedDown(regular, rule)).toBe(expected))

test.each<[string, number | undefined, MarkdownRule[], number | undefined]>([
  ['none and no own', undefined, [], undefined],
  ['none, an own', 199_00, [], 199_00],
  ['one', undefined, [off(20)], 192_00],
  ['one below the own', 199_00, [off(20)], 192_00],
  ['one above the own does not raise it', 150_00, [off(20)], 150_00],
  ['of two the least, in any order', undefined, [off(30), off(20)], 168_00],
  ['what cannot count is not there', 199_00, [at(300_00), less(500_00)], 199_00],
])('the sale price with markdowns, %s', (_, salePrice, rules, expected) => {
  expect(salePriceWith({ price: 240_00, salePrice }, rules)).toBe(expected)
  expect(salePriceWith({ price: 240_00, salePrice }, rules.toReversed())).toBe(expected)
})

test('whatever markdowns run, nobody pays more than without them, and nobody nothing for something', () => {
  const rule = fc.record({
    kind: fc.constantFrom(...markdownKinds),
    percent: fc.integer({ min: 1, max: 99 }),
    amount: fc.nat(500_00),
    price: fc.nat(500_00),
    rounding: fc.constantFrom(...roundings),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_00 }),
      fc.option(fc.integer({ min: 1, max: 500_00 }), { nil: undefined }),
      fc.array(rule, { maxLength: 4 }),
      (price, salePrice, rules) => {
        const paid = paidPrice({ price, salePrice: salePriceWith({ price, salePrice }, rules) })
        return Number.isSafeInteger(paid) && paid > 0 && paid <= paidPrice({ price, salePrice })
      },
    ),
    { numRuns: 20_000 },
  )
})

const times = { startsAt: '2026-11-27T08:00:00.000Z', endsAt: '2026-11-30T08:00:00.000Z' }
test.each([
  [
    'the markdown that makes it',
    {},
    [off(10), { ...off(20), ...times }],
    { from: times.startsAt, until: times.endsAt },
  ],
  ['nothing: it is its own', { salePrice: 10_00 }, [{ ...off(20), ...times }], undefined],
  ['nothing: it has no end', {}, [{ ...off(20), startsAt: times.startsAt }], undefined],
  ['nothing: another makes it', {}, [off(30), { ...off(20), ...times }], undefined],
  ['nothing: there is none', {}, [], undefined],
])('the times of a sale price are those of %s', (_, own, rules, expected) =>
  expect(saleTimesOf({ price: 100_00, ...own }, rules)).toEqual(expected),
)
