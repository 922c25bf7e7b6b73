import { expect, test } from 'vitest'
import type { SavedAddress } from '../accounts/account-view.ts'
import type { CheckoutState } from './checkout.ts'
import { knownAnswers, withOneWay } from './known-answers.ts'

const address = {
  name: 'G. Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 1S8',
} as const
const home: SavedAddress = { ...address, id: 'a', isDefault: true, phone: '(418) 555-0199' }
const cabin: SavedAddress = { ...home, id: 'b', isDefault: false, line1: 'C.P. 12', phone: '12' }
const parcel = { ships: true, shipsToAddress: false, codes: ['regular', 'express'] as const }
const email = 'roy@example.com'
const ship = { kind: 'ship', code: 'regular' } as const
const contact = { email, phone: '418-555-0199' }

test.each<[string, Partial<CheckoutState>, SavedAddress[], Partial<typeof parcel>, Partial<CheckoutState>]>([
  ['one address: nothing but how to pay is asked', {}, [home], {}, { contact, address, delivery: ship }],
  ['two addresses: which one is asked', {}, [home, cabin], {}, { contact }],
  ['none', {}, [], {}, { contact: { email, phone: '' } }],
  [
    'what is not a number is not known',
    {},
    [cabin, home].slice(0, 1),
    { shipsToAddress: true },
    { contact: { email, phone: '' } },
  ],
  ['nothing is sent', {}, [home], { ships: false }, { contact }],
  [
    'what was answered stays',
    { contact: { email: 'b@c.ca', phone: '' }, address: { ...address, city: 'Lévis' } },
    [home],
    {},
    { contact: { email: 'b@c.ca', phone: '' }, address: { ...address, city: 'Lévis' } },
  ],
  [
    'a pickup stays',
    { delivery: { kind: 'pickup', store: 'calgary' } },
    [home],
    { ships: false },
    { contact, delivery: { kind: 'pickup', store: 'calgary' } },
  ],
])('%s', (_, state, addresses, more, known) =>
  expect(knownAnswers({ giftCards: [], ...state }, { email, name: '', addresses }, { ...parcel, ...more })).toEqual({
    giftCards: [],
    ...known,
  }),
)

test('one way alone is not asked for', () => {
  expect(withOneWay(['bike_only'])).toEqual({ kind: 'ship', code: 'bike_only' })
  expect(withOneWay(['regular', 'express'])).toBe(undefined)
  expect(withOneWay([])).toBe(undefined)
})

test('who picks an order up is the account’s, unless somebody else was named', () => {
  const known = (state: Partial<CheckoutState>) =>
    knownAnswers({ giftCards: [], ...state }, { email, name: 'G. Roy', addresses: [] }, { ...parcel, ships: false })
  expect(known({}).pickupName).toBe('G. Roy')
  expect(known({ pickupName: 'Luc' }).pickupName).toBe('Luc')
})
