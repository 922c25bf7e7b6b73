import { expect, test } from 'vitest'
import type { ShippingClass } from '../catalog/product.ts'
import type { StoreHours } from '../store-hours/store-hours.ts'
import { pickupPromise } from './pickup-promise.ts'

const daily = [{ open: '9:00', close: '18:00' }]
/** Closed on Sundays, and on Wednesday, December 9. */
const store: StoreHours = {
  timeZone: 'America/Toronto',
  weekly: { monday: daily, tuesday: daily, wednesday: daily, thursday: daily, friday: daily, saturday: daily },
  exceptions: [{ date: '2026-12-09', open: 'closed', close: '' }],
}

// A parcel takes 5 to 7 business days, a bike 20 to 22 (acceptance 134–136); 2026-11-27 is a Friday.
test.each<[now: string, brought: ShippingClass[], day: string]>([
  ['2026-11-26T12:00-05:00', ['standard'], '2026-12-08'],
  ['2026-11-27T12:00-05:00', ['standard'], '2026-12-10'],
  // In the shop, whose day counts, it is Friday still.
  ['2026-11-28T02:00-05:00', ['standard'], '2026-12-10'],
  ['2026-11-26T12:00-05:00', ['oversize'], '2026-12-08'],
  ['2026-11-26T12:00-05:00', ['bike'], '2026-12-29'],
  ['2026-11-26T12:00-05:00', ['bike', 'standard'], '2026-12-29'],
])(
  'an order of %s of which the warehouse sends %j is ready at the opening after the last day it may arrive',
  (now, brought, day) =>
    expect(pickupPromise(store, Date.parse(now), brought)).toEqual({ kind: 'from', day, at: 540, fromWarehouse: true }),
)

test('where the store lacks nothing, its hours decide', () =>
  expect(pickupPromise(store, Date.parse('2026-11-26T12:10-05:00'), [])).toEqual({
    kind: 'by',
    day: '2026-11-26',
    at: 13 * 60 + 30,
  }))

test('nothing is promised of a store that closes permanently before, or whose hours cannot be read', () => {
  const now = Date.parse('2026-11-26T12:00-05:00')
  expect(pickupPromise({ ...store, closedOn: '2026-12-08' }, now, ['standard'])).toBeUndefined()
  expect(pickupPromise({ ...store, weekly: {} }, now, ['standard'])).toBeUndefined()
})
