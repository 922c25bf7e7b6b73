import { expect, test } from 'vitest'
import { knownBuyer } from './known-buyer.ts'

const home = {
  id: 'home',
  name: 'Anna Roy',
  line1: '1200 Main Street',
  city: 'Ottawa',
  province: 'ON',
  postalCode: 'K1A 0B1',
  phone: '613-555-0144',
  isDefault: true,
} as const
const who = { name: 'Anna Roy', email: 'anna@example.com' }
const asked = {
  id: 'home',
  full_name: 'Anna Roy',
  street_address: '1200 Main Street',
  address_locality: 'Ottawa',
  address_region: 'ON',
  postal_code: 'K1A 0B1',
  address_country: 'CA',
}

test('one address is chosen, of two one is to be, and without any all is asked', () => {
  const buyer = { full_name: 'Anna Roy', email: 'anna@example.com' }
  const known = knownBuyer({ ...who, addresses: [home] })
  expect(known).toMatchObject({ buyer, method: 'shipping', destinations: [asked], destination: 'home' })
  expect(known.buyer?.phone_number).toContain('555')
  const { destinations, destination } = knownBuyer({ ...who, addresses: [home, { ...home, id: 'cabin' }] })
  expect([destinations?.map(({ id }) => id), destination]).toEqual([['home', 'cabin'], undefined])
  expect(knownBuyer({ ...who, addresses: [] })).toEqual({ buyer })
})
