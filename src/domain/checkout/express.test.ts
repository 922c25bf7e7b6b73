import { expect, test } from 'vitest'
import type { CartLine } from '../cart/cart.ts'
import { mayPayByWallet, provinceOfPlace } from './express.ts'

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

test.each<[string, Pick<CartLine, 'problem' | 'pickup'>[], boolean]>([
  ['all of it sent', [{}, {}], true],
  ['nothing in it', [], false],
  ['a line that is fetched at a store', [{}, { pickup: { store: 'calgary', name: 'Calgary' } }], false],
  ['a line that is sold out', [{}, { problem: 'sold-out' }], false],
  ['fewer there than wanted', [{ problem: 'not-enough' }], false],
])('a wallet for a cart with %s: %s', (_, lines, expected) =>
  expect(mayPayByWallet({ lines: lines.map((line) => ({ ...sample, ...line })) })).toBe(expected),
)
