import { expect, test } from 'vitest'
import { sampleOrder, sampleStore } from '../testing/sample-order.ts'
import { isWaiting, PICKUP_REMINDER_DAYS, PICKUP_WAIT_DAYS, waitsUntil } from './pickup-wait.ts'

test.each([
  ['2026-11-23T18:00:00.000Z', '2026-12-07'],
  // Still the day before at the shop.
  ['2026-11-24T05:00:00.000Z', '2026-12-07'],
])('what is ready at %s waits until %s', (ready, day) => expect(waitsUntil(Date.parse(ready))).toBe(day))

test('the reminder leaves a week at least', () =>
  expect(PICKUP_WAIT_DAYS - PICKUP_REMINDER_DAYS).toBeGreaterThanOrEqual(7))

test.each([
  ['ready', true],
  ['preparing', false],
  ['delivered', false],
  ['cancelled', false],
] as const)('an order that is picked up as a whole and is %s waits: %s', (state, waits) =>
  expect(isWaiting(sampleOrder({ fulfilment: 'pickup', state }), '')).toBe(waits),
)

test.each([
  ['gatineau', 'ready', true],
  ['gatineau', 'delivered', false],
  ['calgary', 'ready', false],
] as const)('of an order in parts %s, once it is %s, waits: %s', (part, state, waits) => {
  const parts = [{ id: 'gatineau', fulfilment: 'pickup' as const, store: sampleStore, state }]
  expect(isWaiting(sampleOrder({ state: 'ready', parts }), part)).toBe(waits)
})
