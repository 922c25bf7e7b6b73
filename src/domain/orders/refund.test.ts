import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnLabelCost } from './return-label.ts'
import { returnReasons } from './return-reason.ts'
import { canReturn, labelPaid, refundFor, refundParts, shareOf, splitRefund, spread } from './refund.ts'

const line = (net: number, taxes: number[], quantity: number, returned = 0) => ({ net, taxes, quantity, returned })
const totals = { shipping: 10_00, shippingDiscount: 0, shippingTaxes: [50, 1_00] }

test.each([
  ['one of three', [line(10_00, [50], 3)], [{ line: 0, quantity: 1 }], false, 3_50],
  ['the second of three', [line(10_01, [50], 3, 1)], [{ line: 0, quantity: 1 }], false, 3_51],
  [
    'one of three, of which one was cancelled',
    [{ ...line(10_01, [50], 3), cancelled: 1 }],
    [{ line: 0, quantity: 1 }],
    false,
    3_51,
  ],
  ['the delivery', [line(10_00, [50], 3)], [], true, 11_50],
  ['nothing', [line(10_00, [50], 3)], [], false, 0],
])('%s', (_, lines, back, shipping, amount) =>
  expect(refundFor({ lines, totals }, { lines: back, shipping })).toBe(amount),
)

test.each([
  ['one of three', 3_50, { goods: 3_33, delivery: 0, taxes: 17 }],
  ['one of three and the delivery', 15_00, { goods: 3_33, delivery: 10_00, taxes: 1_67 }],
  ['less than it was worth', 2_00, undefined],
])('a refund says what it is made of: %s', (_, gross, parts) =>
  expect(refundParts({ lines: [line(10_00, [50], 3, 1)], totals }, [{ line: 0, quantity: 1 }], gross)).toEqual(parts),
)

test('a label is taken off what came back by mail, not off a refund of the delivery alone', () => {
  const sold = { lines: [line(10_00, [50], 1)], totals }
  const unit = [{ line: 0, quantity: 1 }]
  expect(refundFor(sold, { lines: unit, shipping: true, label: true })).toBe(14_00)
  expect(refundFor(sold, { lines: [], shipping: true, label: true })).toBe(11_50)
})

test('in whatever portions it comes back or is cancelled, all of it is the total, and at no time more', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          net: fc.nat(1_000_00),
          taxes: fc.tuple(fc.nat(100_00), fc.nat(100_00)),
          quantity: fc.integer({ min: 1, max: 20 }),
          unsent: fc.nat(20),
        }),
        { maxLength: 5 },
      ),
      (sold) => {
        const total = sold.reduce((sum, { net, taxes }) => sum + net + taxes[0] + taxes[1], 0) + 11_50
        const lines = sold.map((one) => ({ ...one, returned: 0, cancelled: 0 }))
        let paid = refundFor({ lines, totals }, { lines: [], shipping: true })
        for (const [index, one] of lines.entries()) {
          while (one.returned + one.cancelled < one.quantity) {
            const [unit, isUnsent] = [
              { lines: [{ line: index, quantity: 1 }], shipping: false },
              one.cancelled < one.unsent,
            ]
            expect(canReturn(lines, unit)).toBe(true)
            paid += refundFor({ lines, totals }, unit)
            if (isUnsent) one.cancelled++
            else one.returned++
            expect(paid).toBeLessThanOrEqual(total)
          }
          expect(canReturn(lines, { lines: [{ line: index, quantity: 1 }], shipping: false })).toBe(false)
        }
        expect(paid).toBe(total)
      },
    ),
  ))

test.each([
  [[{ line: 0, quantity: 2 }], true],
  [[{ line: 0, quantity: 3 }], false],
  [[{ line: 1, quantity: 1 }], false],
  [[{ line: 0, quantity: 0 }], false],
  [[{ line: 0, quantity: 0.5 }], false],
  [
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
    false,
  ],
])('%j can come back: %s', (back, may) =>
  expect(canReturn([line(10_00, [], 3, 1)], { lines: back, shipping: false })).toBe(may),
)

test.each([
  [50, 100, 50, 0],
  [100, 30, 30, 70],
  [100, 0, 0, 100],
  [100, -1, 0, 100],
])('%i¢ where a card paid %i¢', (amount, paid, card, giftCards) =>
  expect(splitRefund(amount, paid)).toEqual({ card, giftCards }),
)

test('the label of a return by mail is taken off, and never more than comes back', () => {
  const lines = [line(20_00, [1_00], 2)]
  const back = { lines: [{ line: 0, quantity: 1 }], shipping: false }
  expect(refundFor({ lines, totals }, { ...back, label: true })).toBe(10_50 - 8_00)
  expect(refundFor({ lines: [line(5_00, [], 1)], totals }, { ...back, label: true })).toBe(0)
  const small = [line(5_00, [], 1)]
  const all = 100_00
  expect(labelPaid({ lines, totals }, { ...back, label: true }, all)).toBe(8_00)
  expect(labelPaid({ lines: small, totals }, { ...back, label: true }, all)).toBe(5_00)
  expect(labelPaid({ lines, totals }, back, all)).toBe(0)
  expect(labelPaid({ lines, totals, returnLabel: 4_00 }, { ...back, label: true }, all)).toBe(4_00)
  expect(refundFor({ lines, totals, returnLabel: 0 }, { ...back, label: true })).toBe(10_50)
})

test.each([
  [10_50, 8_00],
  [4_00, 1_50],
  [2_50, 0],
  [0, 0],
])('of a refund of 10.50 of which only %i cents can go back, the label is paid with %i', (most, paid) =>
  expect(
    labelPaid(
      { lines: [line(20_00, [1_00], 2)], totals },
      { lines: [{ line: 0, quantity: 1 }], shipping: false, label: true },
      most,
    ),
  ).toBe(paid),
)

test('a label costs nothing where the mistake is ours', () =>
  expect(returnReasons.filter((reason) => returnLabelCost({}, reason) === 0)).toEqual(['damaged', 'wrong-item']))

test.each([
  [10, 0, [30, 20], [10, 0]],
  [40, 0, [30, 20], [30, 10]],
  [25, 10, [30, 20], [20, 5]],
  [15, 35, [30, 20], [0, 15]],
  [60, 0, [30, 20], [30, 20]],
])('%i after %i goes back to what paid %j as %j', (amount, before, paid, parts) =>
  expect(spread(amount, before, paid)).toEqual(parts),
)

test.each([
  [100, 3, [0, 33, 67, 100]],
  [101, 2, [0, 51, 101]],
  [0, 2, [0, 0, 0]],
  [100, 0, [0]],
])('of %i for %i units, the first units cost %j', (amount, quantity, shares) =>
  expect(shares.map((_, units) => shareOf(amount, quantity, units))).toEqual(shares),
)
