import { expect, test } from 'vitest'
import { provinceOfPlace } from './express.ts'

const place = (country: string, province: string, postalCode: string) =>
  provinceOfPlace({ country, province, postalCode })

test.each([
  ['by both', ['CA', 'QC', 'G1R 1S8'], { province: 'QC' }],
  ['by the half of a postal code that Apple Pay says first', ['CA', 'ON', 'k2p'], { province: 'ON' }],
  ['by the name of the province', ['ca', 'Québec', ''], { province: 'QC' }],
  ['by the postal code alone', ['CA', '', 'T2P 1J9'], { province: 'AB' }],
  ['on either bank of the Ottawa', ['CA', 'QC', 'K1A'], { province: 'QC' }],
  ['by the province, where the code is none', ['CA', 'NS', '00000'], { province: 'NS' }],
  ['not where they contradict each other', ['CA', 'ON', 'G1R 1S8'], { reason: 'unknown-place' }],
  ['not without either', ['CA', '', ''], { reason: 'unknown-place' }],
  ['not abroad', ['US', 'ME', '04101'], { reason: 'not-in-canada' }],
  ['not without a country', ['', 'ON', 'K2P 1L4'], { reason: 'not-in-canada' }],
] as const)('the province of a wallet’s place is known %s', (_, [country, province, code], expected) =>
  expect(place(country, province, code)).toEqual(expected),
)
