import { afterEach, expect, test } from 'vitest'
import type { CartLine } from '../cart/cart.ts'
import { provinceOfPlace, walletsFor, walletsOf, type Wallets } from './express.ts'

const sample: CartLine = {
  sku: '5107-232',
  productId: '1',
  href: '/en',
  title: 'Jacket',
  brand: 'Portage',
  quantity: 1,
  unitPrice: 69_95,
  regularPrice: 69_95,
  shippingClass: 'standard',
  left: 9,
}
const { test: embedded } = walletsOf
afterEach(() => {
  walletsOf.test = embedded
})

const place = (country: string, province: string, postalCode: string) =>
  provinceOfPlace({ country, province, postalCode })

test.each([
  ['by both', ['CA', 'QC', 'G1R 1S8'], { province: 'QC' }],
  ['by the half of a postal code that Apple Pay says first', ['CA', 'ON', 'k2p'], { province: 'ON' }],
  ['by the name of the province', ['ca', 'Québec', ''], { province: 'QC' }],
  ['by the postal code alone', ['CA', '', 'T2P 1J9'], { province: 'AB' }],
  ['on either bank of the Ottawa', ['CA', 'QC', 'K1A'], { province: 'QC' }],
  ['by the province, where the code is not valid', ['CA', 'NS', '00000'], { province: 'NS' }],
  ['not where they contradict each other', ['CA', 'ON', 'G1R 1S8'], { reason: 'unknown-place' }],
  ['not without either', ['CA', '', ''], { reason: 'unknown-place' }],
  ['not abroad', ['US', 'ME', '04101'], { reason: 'not-in-canada' }],
  ['not without a country', ['', 'ON', 'K2P 1L4'], { reason: 'not-in-canada' }],
] as const)('the province of a wallet’s place is known %s', (_, [country, province, code], expected) =>
  expect(place(country, province, code)).toEqual(expected),
)

test.each<[string, Pick<CartLine, 'problem' | 'pickup'>[], Wallets | 'none']>([
  ['all of it sent', [{}, {}], 'stripe'],
  ['nothing in it', [], 'none'],
  ['a line that is fetched at a store', [{}, { pickup: { store: 'calgary', name: 'Calgary' } }], 'none'],
  ['a line that is sold out', [{}, { problem: 'sold-out' }], 'none'],
  ['fewer there than wanted', [{ problem: 'not-enough' }], 'none'],
])('by Stripe, wallets for a cart with %s: %s', (_, lines, expected) =>
  expect(walletsFor({ lines: lines.map((line) => ({ ...sample, ...line })) }, 'stripe')).toBe(expected),
)

test('a gateway without wallets offers none for any cart', () => {
  expect(walletsFor({ lines: [sample] }, 'test')).toBe('test')
  walletsOf.test = 'none'
  expect(walletsFor({ lines: [sample] }, 'test')).toBe('none')
})
