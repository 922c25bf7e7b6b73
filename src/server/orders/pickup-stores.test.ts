import { expect, test } from 'vitest'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { pickupStores, promisedStore } from './pickup-stores.ts'

const open = [{ open: '10:00', close: '18:00' }]
const store = {
  slug: 'ottawa',
  name: 'Ottawa, Westboro',
  street: '366 Richmond Road',
  city: 'Ottawa',
  province: 'ON',
  postalCode: 'K2A 0E8',
  services: ['pickup'],
  hours: { timeZone: 'America/Toronto', weekly: { friday: open, saturday: open }, exceptions: [] },
}
const stores = (...found: object[]) => ({ stores: async () => found as StorePage[] })

/** 2026-11-27 is a Friday. */
test.each([
  ['2026-11-27T13:10-05:00', { kind: 'by', day: '2026-11-27', at: 14 * 60 + 30 }],
  ['2026-11-27T19:00-05:00', { kind: 'from', day: '2026-11-28', at: 10 * 60 }],
])('a store that takes pickups says when an order placed now is ready: %s', async (now, ready) => {
  const [found] = await pickupStores(stores(store), () => Date.parse(now))('en')
  expect(promisedStore(found!, Date.parse(now))).toMatchObject({ slug: 'ottawa', ready })
})

test('one whose hours cannot be read promises nothing, one without pickup or hours is none', async () => {
  const unread = { ...store, hours: { ...store.hours, weekly: { friday: [{ open: 'by appointment', close: '' }] } } }
  const never = { ...store, hours: { ...store.hours, weekly: {} } }
  const now = Date.parse('2026-11-27T20:00Z')
  const found = await pickupStores(stores(unread, never, { ...store, services: [] }), () => now)('en')
  expect(found.map((each) => promisedStore(each, now)).map(({ slug, ready }) => [slug, ready])).toEqual([
    ['ottawa', undefined],
  ])
})
