import { expect, test } from 'vitest'
import { placeOfCode } from './place-of-code.ts'

test.each([
  ['g1r 1s8', { province: 'QC', city: 'Québec' }],
  ['H2J 3KO', { province: 'QC', city: 'Montréal' }],
  ['H2X', { province: 'QC', city: 'Montréal' }],
  ['m5v 3l9', { province: 'ON', city: 'Toronto' }],
  ['T2P\u00a01J9', { province: 'AB', city: 'Calgary' }],
  // A part of another municipality, in the middle of a city's district.
  ['H3Z 1A1', { province: 'QC', city: 'Westmount' }],
  ['L8P 1A1', { province: 'ON', city: 'Hamilton' }],
  // Shared by several municipalities, or rural: the province alone.
  ['L9H 1A1', { province: 'ON' }],
  ['T0L 1K0', { province: 'AB' }],
  ['X0A 0H0', { province: 'NU' }],
  ['X1A 2N4', { province: 'NT', city: 'Yellowknife' }],
  // The federal government's offices are on both banks of the Ottawa river.
  ['K1A 0B1', {}],
  ['K1', {}],
  ['90210', {}],
  ['D1A 1A1', {}],
  ['', {}],
])('%j is in %o', (typed, place) => expect(placeOfCode(typed)).toEqual(place))
