import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInProvince, postalCode, provincesOf } from './postal-code.ts'

test.each([
  ['k1a0b1', 'K1A 0B1'],
  ['K1A 0B1', 'K1A 0B1'],
  [' g1r-2j6 ', 'G1R 2J6'],
  ['G1R\u00a02J6', 'G1R 2J6'],
  ['t2p  1j9', 'T2P 1J9'],
  ['90210', undefined],
  ['K1A 0B', undefined],
  ['K1A 0B11', undefined],
  // D, F, I, O, Q, U are in no code; W and Z never first.
  ['D1A 0B1', undefined],
  // O and I can only be meant for the digits that look like them; no digit is meant for a letter.
  ['H2J 3KO', 'H2J 3K0'],
  ['hoh oho', 'H0H 0H0'],
  ['kia ob1', 'K1A 0B1'],
  ['01A 0B1', undefined],
  ['K10 0B1', undefined],
  ['K1O 0B1', undefined],
  ['K1A I0I', undefined],
  ['K1A 0U1', undefined],
  ['W1A 0B1', undefined],
  ['Z1A 0B1', undefined],
  ['', undefined],
])('%j is %j', (text, code) => expect(postalCode(text)).toBe(code))

test('a code read once more stays what it is', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/), (text) => {
      const code = postalCode(text)
      if (code !== undefined) expect(postalCode(code)).toBe(code)
    }),
  ))

test.each([
  ['A1C 5M2', 'NL'],
  ['B3J 1A1', 'NS'],
  ['C1A 1A1', 'PE'],
  ['E1C 1A1', 'NB'],
  ['G1R 2J6', 'QC'],
  ['H2X 1Y4', 'QC'],
  ['J8X 3X7', 'QC'],
  ['K2P 1L4', 'ON'],
  ['L5B 2C9', 'ON'],
  ['M5V 2T6', 'ON'],
  ['N6A 1B7', 'ON'],
  ['P3E 5J1', 'ON'],
  ['R3C 4T3', 'MB'],
  ['S4P 3Y2', 'SK'],
  ['T2P 1J9', 'AB'],
  ['V6B 1A1', 'BC'],
  ['Y1A 1A1', 'YT'],
  ['X0A 0H0', 'NU'],
  ['X1A 2N9', 'NT'],
] as const)('%s is in %s', (code, province) => expect(provincesOf(code)).toEqual([province]))

test.each([
  ['H2X 1Y4', 'ON', false],
  ['X0A 0H0', 'NT', false],
  ['K1A 0B1', 'ON', true],
  ['K1A 0B1', 'QC', true],
  ['K2P 1L4', 'QC', false],
] as const)('%s may be in %s: %s', (code, province, may) => expect(isInProvince(code, province)).toBe(may))
