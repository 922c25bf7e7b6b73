import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { orderOf, type StoredOrder } from './order-rows.ts'

/** An order as stored, with the given lines. */
function stored(lines: StoredOrder['data']['lines']): StoredOrder {
  const { number, state, fulfilment, locale, placedAt, contact, totals, payment } = sampleOrder()
  return {
    number,
    key: 'k',
    state,
    fulfilment,
    locale,
    placedAt,
    email: contact.email,
    total: 2,
    due: 2,
    paid: 2,
    refunded: 0,
    data: { contact, lines, totals, payment, cards: [] },
  }
}

test('a half size sold under one spelling has a comma in French only; what has no size gets none', () => {
  const order = stored([sampleLine({ size: { en: '6.5', fr: '6.5' } }), sampleLine()])
  expect(orderOf(order, []).lines.map(({ size }) => size)).toEqual([{ en: '6.5', fr: '6,5' }, undefined])
  expect(order.data.lines[0]?.size).toEqual({ en: '6.5', fr: '6.5' })
})

test.each([
  ['nothing', 2, 0, undefined],
  ['for a correction, which made the totals less', 5, 3, undefined],
  ['for a correction and a return', 5, 4, 1],
  ['for a return', 2, 1, 1],
])('what was refunded of the totals: %s', (_, total, refunded, left) =>
  expect(orderOf({ ...stored([sampleLine()]), total, refunded }, []).refundedOfTotals).toBe(left),
)

test.each([
  ['as much as was paid by card', 74_09, undefined],
  ['more', 160_91, 86_82],
])('what of a refund went to gift cards: %s', (_, refunded, toCards) => {
  const order = stored([sampleLine()])
  expect(orderOf({ ...order, total: 160_91, due: 74_09, paid: 74_09, refunded }, []).refundedToCards).toBe(toCards)
})
