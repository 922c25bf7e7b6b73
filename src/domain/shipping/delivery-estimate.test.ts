import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '../shop-day.ts'
import { addDays, weekday } from '../time.ts'
import { addBusinessDays, daysAround, deliveryDays, deliveryWindow } from './delivery-estimate.ts'
import { rateCodes } from './rate-table.ts'

// acceptance 134, 137
test.each([
  ['regular', 5, 7],
  ['express', 2, 3],
  ['bike_only', 20, 22],
  ['over_size_surcharge', 5, 7],
  [undefined, 5, 7],
] as const)('%s takes %i to %i business days', (rate, low, high) => expect(deliveryDays(rate)).toEqual({ low, high }))

// acceptance 138
test.each([
  [6, 5, 7],
  [21, 20, 22],
  [2, 1, 3],
])('around %i is %i to %i', (days, low, high) => expect(daysAround(days)).toEqual({ low, high }))

// acceptance 133, 135, 137
test.each(['2026-11-20', '2026-11-21', '2026-11-22'])('ordered on %s, a weekend or the Friday before', (today) => {
  expect(deliveryWindow('regular', today)).toEqual({ earliest: '2026-11-27', latest: '2026-12-01' })
  expect(deliveryWindow('express', today)).toEqual({ earliest: '2026-11-24', latest: '2026-11-25' })
  expect(deliveryWindow('bike_only', today)).toEqual({ earliest: '2026-12-18', latest: '2026-12-22' })
  expect(deliveryWindow(undefined, today)).toEqual({ earliest: '2026-11-27', latest: '2026-12-01' })
})

// acceptance 133, 135: Christmas and New Year's Day are not skipped
test('ordered on Thursday 2026-12-24', () =>
  expect(deliveryWindow('regular', '2026-12-24')).toEqual({ earliest: '2026-12-31', latest: '2027-01-04' }))

// acceptance 136: over both clock changes
test.each([
  ['2026-03-06', '2026-03-10', '2026-03-11'],
  ['2026-10-30', '2026-11-03', '2026-11-04'],
])('express ordered on %s', (today, earliest, latest) =>
  expect(deliveryWindow('express', today)).toEqual({ earliest, latest }),
)

// acceptance 123
test.each(['', 'abc', '2026-02-30', 'Invalid Date', '2026-11-20T25:00', '2026-11-20 and more'])(
  '"%s" is refused',
  (today) => expect(() => deliveryWindow('regular', today)).toThrow(/^Invalid date string provided$/),
)

test.each(['2026-11-20T15:30:00.000Z', '2026-11-20T23:30:00-08:00', '2026-11-20 10:00'])('"%s" is its date', (today) =>
  expect(deliveryWindow('express', today)).toEqual({ earliest: '2026-11-24', latest: '2026-11-25' }),
)

// acceptance 136: 23:30 in Vancouver is the next day in UTC, yet the order is of its evening
test('an order late in Vancouver', () =>
  expect(deliveryWindow('express', shopDay(Date.parse('2026-08-21T06:30:00Z')))).toEqual({
    earliest: '2026-08-24',
    latest: '2026-08-25',
  }))

test.each([
  ['regular', { low: 8, high: 17 }, { earliest: '2026-12-02', latest: '2026-12-15' }],
  ['express', { low: 5, high: 13 }, { earliest: '2026-11-27', latest: '2026-12-09' }],
] as const)('%s to a remote area takes longer, the latest most', (rate, days, window) => {
  expect(deliveryDays(rate, true)).toEqual(days)
  expect(deliveryWindow(rate, '2026-11-20', true)).toEqual(window)
})

test('a window never falls on a weekend, is never before the order and has its length in business days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom(undefined, ...rateCodes),
      fc.boolean(),
      (start, rate, remote) => {
        const today = addDays('2020-01-01', start)
        const { earliest, latest } = deliveryWindow(rate, today, remote)
        const { low, high } = deliveryDays(rate, remote)
        for (const day of [earliest, latest]) expect(['saturday', 'sunday']).not.toContain(weekday(day))
        expect(earliest > today).toBe(true)
        expect(addBusinessDays(earliest, high - low)).toBe(latest)
      },
    ),
  )
})
