import { expect, test } from 'vitest'
import { purchaseTracked, refundToTrack } from './refund-to-track.ts'

const order = {
  state: 'shipped',
  refunded: 0,
  totals: { total: 100_00 },
  lines: [
    { quantity: 2, returned: 0 },
    { quantity: 1, returned: 0 },
  ],
} as const
const inPart = {
  ...order,
  state: 'returned-in-part',
  refunded: 40_00,
  lines: [
    { quantity: 2, returned: 1 },
    { quantity: 1, returned: 0 },
  ],
} as const
const whole = {
  ...inPart,
  state: 'returned',
  refunded: 100_00,
  lines: [
    { quantity: 2, returned: 2 },
    { quantity: 1, returned: 1 },
  ],
} as const
const cancelled = { ...order, state: 'cancelled' } as const

test('without a refund nothing is tracked', () => expect(refundToTrack(order, purchaseTracked)).toBeUndefined())

test('each return is tracked once, with its own units and amount; together they add up to the order', () => {
  const first = refundToTrack(inPart, purchaseTracked)
  expect(first).toMatchObject({ amount: 40_00, units: [1, 0] })
  expect(refundToTrack(inPart, first!.now)).toBeUndefined()
  const second = refundToTrack(whole, first!.now)
  expect(second).toMatchObject({ amount: 60_00, units: [1, 1] })
  expect(refundToTrack(whole, second!.now)).toBeUndefined()
})

test('units that could not be sent are tracked with the ones that came back', () => {
  const lines = [
    { quantity: 2, returned: 1, cancelled: 1 },
    { quantity: 1, returned: 0 },
  ]
  expect(refundToTrack({ ...inPart, refunded: 70_00, lines }, { refunded: 40_00, units: [1, 0] })).toMatchObject({
    amount: 30_00,
    units: [1, 0],
  })
})

test.each([0, 100_00])('a cancelled order is tracked in full, once, with %i cents refunded so far', (refunded) => {
  const tracked = refundToTrack({ ...cancelled, refunded }, purchaseTracked)
  expect(tracked).toMatchObject({ amount: 100_00, units: [2, 1] })
  expect(refundToTrack({ ...cancelled, refunded: 100_00 }, tracked!.now)).toBeUndefined()
})
