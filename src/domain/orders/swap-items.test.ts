import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import type { Order } from './order.ts'
import type { OrderPart } from './order-parts.ts'
import type { SwapTarget } from './correction-record.ts'
import { placeOfSwapped, swappable, swapped } from './swap-items.ts'

const jacket = sampleLine({
  sku: 'J-M',
  size: { en: 'M', fr: 'M' },
  quantity: 3,
  unit: 33_33,
  regular: 40_00,
  amount: 99_99,
  discount: 10_00,
  net: 89_99,
  taxes: [4_50, 8_98],
})
const plain = sampleOrder()
const order = sampleOrder({ lines: [jacket], totals: { ...plain.totals, merchandise: 99_99, discount: 10_00 } })
const price = (unit: number, regular = unit) => ({ unit, regular })
const large = (now = price(50_00), soldNow = price(50_00)): SwapTarget => ({
  sku: 'J-L',
  size: { en: 'L', fr: 'G' },
  now,
  soldNow,
})
const parcel = { carrier: 'X', code: '1', lines: [], left: '2026-11-22T12:00:00.000Z' }
const part = (state: OrderPart['state']): OrderPart => ({ id: 'ship', fulfilment: 'ship', state })

test.each<[string, Partial<Order>, number]>([
  ['is paid', { state: 'paid' }, 3],
  ['is being prepared', {}, 3],
  ['is not paid', { state: 'placed', isPaid: false }, 0],
  ['is ready', { state: 'ready' }, 0],
  ['is packed in part', { parcels: [parcel] }, 0],
  ['is cancelled', { state: 'cancelled' }, 0],
  ['has its part still here', { lines: [{ ...jacket, part: 'ship' }], parts: [part('placed')] }, 3],
  ['has its part ready', { lines: [{ ...jacket, part: 'ship' }], parts: [part('ready')] }, 0],
  ['was refunded in part', { lines: [{ ...jacket, cancelled: 1 }] }, 0],
  ['is a gift card', { lines: [{ ...jacket, shippingClass: 'none' }] }, 0],
])('of an order that %s so many units may be swapped: %j', (_name, more, units) =>
  expect(swappable({ ...order, ...more })).toEqual(units > 0 ? [{ line: 0, quantity: units }] : []),
)

test('at the same price the whole line becomes the other variant, and nothing else changes', () => {
  const after = swapped(order, { line: 0, quantity: 3 }, large())
  expect(after).toEqual({
    ...order,
    lines: [{ ...jacket, sku: 'J-L', size: { en: 'L', fr: 'G' } }],
    groups: [{ ...order.groups[0], skus: ['J-L'] }],
  })
  expect(placeOfSwapped(order.lines, { line: 0, quantity: 3 })).toBe(0)
})

test.each([1, 2])(
  '%i of 3 units become a line of their own, and both cost to the cent what the one did',
  (quantity) => {
    const after = swapped(order, { line: 0, quantity }, large())
    if (typeof after === 'string') throw new Error('refused')
    expect(after.lines.map((line) => [line.sku, line.quantity])).toEqual([
      ['J-M', 3 - quantity],
      ['J-L', quantity],
    ])
    for (const name of ['quantity', 'amount', 'discount', 'net'] as const)
      expect(
        after.lines.reduce((sum, line) => sum + line[name], 0),
        name,
      ).toBe(jacket[name])
    for (const tax of [0, 1])
      expect(after.lines.reduce((sum, { taxes }) => sum + (taxes[tax] ?? 0), 0)).toBe(jacket.taxes[tax])
    expect(after.totals).toEqual(order.totals)
    expect(after.groups).toMatchObject([{ skus: ['J-M', 'J-L'] }])
    expect(placeOfSwapped(order.lines, { line: 0, quantity })).toBe(1)
  },
)

test('what costs less now costs as much less than agreed, and what a promotion took off stays', () =>
  expect(swapped(order, { line: 0, quantity: 3 }, large(price(45_00, 52_00), price(50_00, 55_00)))).toMatchObject({
    lines: [{ sku: 'J-L', unit: 28_33, regular: 37_00, amount: 84_99, discount: 10_00, net: 74_99 }],
    totals: { merchandise: 84_99, discount: 10_00 },
  }))

test.each<[string, Partial<typeof jacket>, SwapTarget, unknown]>([
  ['a lower employee price', { asEmployee: true }, large(price(45_00)), 'employee'],
  ['a higher employee price', { asEmployee: true }, large(price(55_00)), 'employee'],
  ['a reduction greater than the price', {}, large(price(18_00)), 'discounted'],
])('%s is refused', (_name, more, to, refusal) =>
  expect(swapped({ ...order, lines: [{ ...jacket, ...more }] }, { line: 0, quantity: 3 }, to)).toEqual(refusal),
)
