import { expect, test } from 'vitest'
import { addressLines, storeLine, storeLines, townLine } from './address-lines.ts'

const address = {
  name: 'G. Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 1S8',
} as const

test.each([
  ['en', 'Québec, Quebec G1R\u00a01S8'],
  ['fr', 'Québec (Québec) G1R\u00a01S8'],
] as const)('in %s the place is written %s', (locale, place) =>
  expect(addressLines(address, locale)).toEqual(['G. Roy', '1200, rue Saint-Jean', place]),
)

test('the second line follows the first', () =>
  expect(addressLines({ ...address, line2: 'app. 4' }, 'fr')[1]).toBe('1200, rue Saint-Jean, app. 4'))

test('a store shows its street', () =>
  expect(
    storeLines(
      { name: 'Gatineau', street: '1, rue Principale', city: 'Gatineau', province: 'QC', postalCode: 'J8X 3Y9' },
      'fr',
    ),
  ).toEqual(['Gatineau', '1, rue Principale', 'Gatineau (Québec) J8X\u00a03Y9']))

test.each([
  ['BC', 'Vancouver, British Columbia V6B\u00a01A1', 'Vancouver (Colombie-Britannique) V6B\u00a01A1'],
  ['XX', 'Vancouver, XX V6B\u00a01A1', 'Vancouver (XX) V6B\u00a01A1'],
])('the province %s is written out as the language does', (province, en, fr) => {
  const place = { city: 'Vancouver', province, postalCode: 'V6B 1A1' }
  expect([townLine(place, 'en'), townLine(place, 'fr')]).toEqual([en, fr])
})
test('a place without its code', () =>
  expect(townLine({ city: 'Halifax', province: 'NS' }, 'fr')).toBe('Halifax (Nouvelle-Écosse)'))

test.each([
  ['en', '3025, rue Masson, Montréal, Quebec'],
  ['fr', '3025, rue Masson, Montréal (Québec)'],
] as const)('in %s a store is at %s', (locale, line) =>
  expect(storeLine({ street: '3025, rue Masson', city: 'Montréal', province: 'QC' }, locale)).toBe(line),
)
