import { expect, test } from 'vitest'
import { isGtin, isReservedGtin } from './gtin.ts'

test.each([
  ['036000291452', true],
  ['4006381333931', true],
  ['96385074', true],
  ['10614141000415', true],
  ['036000291453', false],
  ['4006381333930', false],
  ['036 000 291', false],
  ['', false],
  [4006381333931, false],
])('%s: %s', (value, is) => expect(isGtin(value)).toBe(is))

test.each([
  ['036000291452', false],
  ['4006381333931', false],
  ['2012345678900', true],
  ['0212345678906', true],
  ['212345678906', true],
  ['9912345678905', true],
])('%s is reserved: %s', (gtin, is) => expect(isReservedGtin(gtin)).toBe(is))
