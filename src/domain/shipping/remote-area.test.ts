import { expect, test } from 'vitest'
import type { ProvinceCode } from '../address/province.ts'
import { isRemote } from './remote-area.ts'

test.each<[string, ProvinceCode, string, boolean]>([
  ['Iqaluit', 'NU', 'X0A 0H0', true],
  ['Cambridge Bay', 'NU', 'X0B 0C0', true],
  ['Rankin Inlet', 'NU', 'X0C 0G0', true],
  ['Inuvik', 'NT', 'X0E 0T0', true],
  ['Yellowknife', 'NT', 'X1A 2N4', true],
  ['Whitehorse', 'YT', 'Y1A 1C4', true],
  ['a territory of which a wallet says no code', 'NU', '', true],
  ['Kuujjuaq', 'QC', 'J0M 1C0', true],
  ['Happy Valley-Goose Bay', 'NL', 'A0P 1E0', true],
  ['Churchill Falls', 'NL', 'A0R 1A0', true],
  ['Churchill', 'MB', 'R0B 0E0', true],
  ['Haida Gwaii', 'BC', 'V0T 1S0', true],
  ['what a wallet says of Haida Gwaii', 'BC', 'v0t', true],
  ['Barry’s Bay', 'ON', 'K0J 1B0', false],
  ['Montréal', 'QC', 'H2X 1Y4', false],
  ['Vancouver', 'BC', 'V6B 1A1', false],
  ['Winnipeg', 'MB', 'R3C 4T3', false],
  ['St. John’s', 'NL', 'A1C 5M2', false],
  ['a province without a code', 'QC', '', false],
])('%s', (_, province, postalCode, remote) => expect(isRemote({ province, postalCode })).toBe(remote))
