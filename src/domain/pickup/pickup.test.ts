import { expect, test } from 'vitest'
import {
  isForPickup,
  offersPickup,
  pickupAnswer,
  storeStockStatus,
  type PickupItem,
  type StorePickup,
} from './pickup.ts'
import { isThere, stockAt, type StoreStock } from './store-stock.ts'

const item: PickupItem = { shippingClass: 'standard', availability: 'Available', hasSeller: false }
const hours = { timeZone: 'America/Toronto', weekly: { monday: [{ open: '10:00', close: '18:00' }] }, exceptions: [] }
const store: StorePickup = { services: ['parking', 'pickup'], closedOn: null, hours }
const never = { ...store, hours: { ...hours, weekly: {} } }
const openingOn = (opensOn: string) => ({ ...store, hours: { ...hours, opensOn } })
const inWords = { ...hours, weekly: { monday: [{ open: 'by appointment', close: '' }] } }
const openOnceOn = (date: string) => ({
  ...never,
  hours: { ...never.hours, exceptions: [{ date, open: '10:00', close: '18:00' }] },
})
const today = '2026-11-20'
const no = (reason: string, left?: number) => ({ ok: false, reason, ...(left !== undefined && { left }) })

test.each([
  ['enough', item, store, 2, 2, { ok: true }],
  ['too few', item, store, 2, 3, no('not-enough-here', 2)],
  ['sold out there', item, store, 0, 1, no('sold-out-here')],
  ['never there', item, store, undefined, 1, no('not-stocked-here')],
  ['an unknown store', item, undefined, 2, 1, no('unknown-store')],
  ['a store without a counter', item, { ...store, services: ['parking'] }, 2, 1, no('no-pickup-here')],
  ['a store that closed today', item, { ...store, closedOn: today }, 2, 1, no('closed-for-good')],
  ['a store that closes in three days', item, { ...store, closedOn: '2026-11-23' }, 2, 1, no('closed-for-good')],
  ['a store that closes in four days', item, { ...store, closedOn: '2026-11-24' }, 2, 1, { ok: true }],
  ['a store that never opens', item, never, 2, 1, no('no-pickup-here')],
  ['one that opens once within three weeks', item, openOnceOn('2026-12-10'), 2, 1, { ok: true }],
  ['one that opens once, later', item, openOnceOn('2026-12-11'), 2, 1, no('no-pickup-here')],
  ['one that opens for the first time tomorrow', item, openingOn('2026-11-21'), 2, 1, no('no-pickup-here')],
  ['one that opens for the first time today', item, openingOn(today), 2, 1, { ok: true }],
  ['one whose hours are in words', item, { ...store, hours: inWords }, 2, 1, { ok: true }],
  ['a gift card', { ...item, shippingClass: 'none' }, store, 2, 1, no('not-for-pickup')],
  ['a partner’s goods', { ...item, hasSeller: true }, store, 2, 1, no('not-for-pickup')],
  ['a preorder', { ...item, availability: 'Preorder' }, store, 2, 1, no('not-for-pickup')],
  ['a bike', { ...item, shippingClass: 'bike' }, store, 2, 1, { ok: true }],
] as const)('%s', (_, what, where, quantity, units, answer) =>
  expect(pickupAnswer(what, where, quantity, units, today)).toEqual(answer),
)

test('an item that is never for pickup is known without a store', () =>
  expect([isForPickup(item), isForPickup({ ...item, hasSeller: true })]).toEqual([true, false]))

test.each([
  [[], true],
  [[{ id: 'last-season', variants: [] }], true],
  [[{ id: 'online-only', variants: [] }], false],
  [[{ id: 'online-only', variants: ['tent-red', 'tent-blue'] }], false],
  [[{ id: 'online-only', variants: ['tent-blue'] }], true],
])('with the tags %j pickup is offered for a red tent: %s', (tags, expected) =>
  expect(offersPickup(item, tags, 'tent-red')).toBe(expected),
)

test('pickup is not offered for what a partner sends, whatever its tags', () =>
  expect(offersPickup({ ...item, hasSeller: true }, [], 'tent-red')).toBe(false))

// acceptance 74
test.each([
  [0, 'OUT_OF_STOCK'],
  [-1, 'OUT_OF_STOCK'],
  [1, 'LOW_STOCK'],
  [3, 'LOW_STOCK'],
  [4, 'IN_STOCK'],
])('%s units in a store are %s', (units, status) => expect(storeStockStatus(units)).toBe(status))

test('a store that does not carry a thing has it neither in nor out of stock', () => {
  const stock: StoreStock = { calgary: { status: 'LOW_STOCK', left: 2 }, gatineau: { status: 'OUT_OF_STOCK' } }
  expect(
    ['calgary', 'gatineau', 'halifax'].map((store) => [stockAt(stock, store).status, isThere(stockAt(stock, store))]),
  ).toEqual([
    ['LOW_STOCK', true],
    ['OUT_OF_STOCK', false],
    ['NOT_STOCKED', false],
  ])
})
