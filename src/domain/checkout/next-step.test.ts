import { expect, test } from 'vitest'
import type { RateCode } from '../shipping/rate-table.ts'
import type { CheckoutState, CheckoutStep } from './checkout.ts'
import { nextStep, stepsOf } from './next-step.ts'

const contact = { email: 'a@b.ca', phone: '418 555-0100' }
const address = {
  name: 'G. Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 1S8',
} as const
const pickupName = 'G. Roy'
const box = { ...address, line1: 'C.P. 12' }
const ship = { kind: 'ship', code: 'regular' } as const
const pickup = { kind: 'pickup', store: 'calgary-macleod-trail' } as const
const card = { method: 'card', token: 'test_approve' } as const
const store = { method: 'store' } as const

const parcel = {
  needsDelivery: true,
  ships: true,
  shipsToAddress: false,
  needsPhone: false,
  codes: ['regular', 'express'] as RateCode[],
  mayPayInStore: false,
  due: 100_00,
  tokens: /^test_\w+$/,
}
type Asked = Parameters<typeof nextStep>[1]
const counter = { ships: false, mayPayInStore: true }
test.each<[string, Partial<CheckoutState>, Partial<Asked>, CheckoutStep]>([
  ['nothing yet', {}, {}, 'contact'],
  ['who it is', { contact }, {}, 'address'],
  ['where to', { contact, address }, {}, 'delivery'],
  ['a parcel, which needs no telephone', { contact: { ...contact, phone: '' } }, {}, 'address'],
  [
    'a bike, after a cart that needed no telephone',
    { contact: { ...contact, phone: '' } },
    { needsPhone: true },
    'contact',
  ],
  ['how', { contact, address, delivery: ship }, {}, 'payment'],
  ['all', { contact, address, delivery: ship, payment: card }, {}, 'review'],
  ['a card of another gateway', { contact, address, delivery: ship, payment: card }, { tokens: /^pm_/ }, 'payment'],
  ['no card yet', { contact, address, delivery: ship, payment: { method: 'card' } }, {}, 'payment'],
  [
    'a card that the gateway asks for on its own page',
    { contact, address, delivery: ship, payment: { method: 'card' } },
    { tokens: undefined },
    'review',
  ],
  ['later steps without the first', { address, delivery: ship, payment: card }, {}, 'contact'],
  ['a store, but not who comes', { contact, delivery: pickup }, counter, 'address'],
  ['a store instead of an address', { contact, delivery: pickup, pickupName }, counter, 'payment'],
  ['a store of an agent that gave no name', { contact, delivery: pickup, pickupName: '' }, counter, 'payment'],
  ['a pickup paid in the store', { contact, delivery: pickup, pickupName, payment: store }, counter, 'review'],
  ['picked up at two stores, paid in one', { contact, pickupName, payment: store }, { ships: false }, 'payment'],
  ['picked up at the store of the cart, by nobody yet', { contact, payment: card }, counter, 'address'],
  ['picked up at the store of the cart', { contact, pickupName, payment: card }, counter, 'review'],
  [
    'a way that is not offered any more',
    { contact, address, delivery: { kind: 'ship', code: 'bike_only' }, payment: card },
    {},
    'delivery',
  ],
  ['paid in the store, but shipped', { contact, address, delivery: ship, payment: store }, {}, 'payment'],
  ['a post office box for a parcel', { contact, address: box, delivery: ship, payment: card }, {}, 'review'],
  [
    'a post office box for a bike',
    { contact, address: box, delivery: ship, payment: card },
    { shipsToAddress: true },
    'address',
  ],
  ['a gift card, which is mailed', { contact }, { needsDelivery: false, ships: false }, 'payment'],
  ['all paid by gift cards', { contact, address, delivery: ship }, { due: 0 }, 'review'],
])('after %s', (_, state, more, step) =>
  expect(nextStep({ giftCards: [], ...state }, { ...parcel, ...more })).toBe(step),
)

test('a pickup has no step for rates, an e-mailed gift card none for an address', () => {
  expect(stepsOf({ needsDelivery: true, ships: true })).toHaveLength(5)
  expect(stepsOf({ needsDelivery: true, ships: false })).toEqual(['contact', 'address', 'payment', 'review'])
  expect(stepsOf({ needsDelivery: false, ships: false })).toEqual(['contact', 'payment', 'review'])
})
