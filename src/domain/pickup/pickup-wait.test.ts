import { expect, test } from 'vitest'
import { sampleOrder, sampleStore } from '../testing/sample-order.ts'
import { isWaiting, pickupWaits, PICKUP_REMINDER_DAYS, PICKUP_WAIT_DAYS, waitsUntil } from './pickup-wait.ts'

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

const ready = (at: string, note?: string) => ({ at, by: 'shop', kind: 'ready' as const, ...(note && { note }) })
test.each([
  ['2026-11-03T18:00:00.000Z', { since: '2026-11-03', days: 0, isOver: false }],
  ['2026-11-18T06:00:00.000Z', { since: '2026-11-03', days: 14, isOver: false }],
  ['2026-11-18T18:00:00.000Z', { since: '2026-11-03', days: 15, isOver: true }],
])('at %s, what was ready on November 3 waits %j', (now, wait) => {
  const events = [ready('2026-11-03T18:00:00.000Z')]
  const order = sampleOrder({ fulfilment: 'pickup', state: 'ready', events })
  expect(pickupWaits(order, Date.parse(now))).toEqual([wait])
  expect(pickupWaits({ ...order, state: 'delivered' }, Date.parse(now))).toEqual([])
})

test('nothing of a cancelled order waits, not even a part that was ready', () => {
  const parts = [{ id: 'gatineau', fulfilment: 'pickup' as const, store: sampleStore, state: 'ready' as const }]
  expect(isWaiting(sampleOrder({ state: 'cancelled', parts }), 'gatineau')).toBe(false)
})

test('of an order in parts each store has its own days', () => {
  const part = (id: string, state: 'ready' | 'preparing') =>
    ({ id, fulfilment: 'pickup', store: { ...sampleStore, slug: id }, state }) as const
  const order = sampleOrder({
    state: 'preparing',
    parts: [part('gatineau', 'ready'), part('calgary', 'preparing')],
    events: [ready('2026-11-03T18:00:00.000Z', 'gatineau: all here'), ready('2026-11-04T18:00:00.000Z', 'ottawa')],
  })
  expect(pickupWaits(order, Date.parse('2026-11-05T18:00:00.000Z'))).toEqual([
    { part: 'gatineau', since: '2026-11-03', days: 2, isOver: false },
  ])
})

test('what was not handed over after all waits since it was ready', () => {
  const [first, again] = ['2026-11-03T18:00:00.000Z', '2026-11-20T18:00:00.000Z']
  const events = [ready(first), { ...ready(again), kind: 'delivered' as const }, ready(again)]
  const order = sampleOrder({ fulfilment: 'pickup', state: 'ready', events })
  expect(pickupWaits(order, Date.parse(again))).toEqual([{ since: '2026-11-03', days: 17, isOver: true }])
})
