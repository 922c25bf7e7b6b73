import { expect, test } from 'vitest'
import type { StoreDoc } from './from-doc/store.ts'
import { storesFromCsv, storesToCsv } from './stores-csv.ts'

const doc: StoreDoc = {
  id: 1, slug: 'gatineau', name: { en: 'Gatineau', fr: 'Gatineau, promenade' }, street: '179 promenade du Portage', city: 'Gatineau', province: 'QC', postalCode: 'J8X 2K5', latitude: 45.4286, longitude: -75.7137, phone: '819-555-0185', timeZone: 'America/Toronto', services: ['pickup', 'rentals'],
  hours: [{ day: 'monday', open: '09:30', close: '12:00' }, { day: 'monday', open: '13:00', close: '18:00' }, { day: 'friday', open: '18:00', close: '02:00' }, { day: 'sunday', open: 'sur rendez-vous', close: null }],
  exceptions: [{ date: '2026-12-24', open: '9:30', close: '16:00', name: { en: 'Christmas Eve', fr: 'Veille de Noël' }, notice: { en: 'We close at 4.', fr: 'Fermeture à 16 h.' } }, { date: '2026-12-25', open: 'closed' }],
  departments: { en: 'Skis\nBoots', fr: 'Skis\nBottes' },
}

test('a table of a French spreadsheet is read as well', () => {
  const french = storesToCsv([doc]).replaceAll('","', '";"')
  expect(storesFromCsv(french, 'fr').rows[0]?.slug).toBe('gatineau')
})

// issue 6: out and in again
test('what was exported can be imported, and other programs can read the hours', () => {
  const csv = storesToCsv([doc])
  expect(csv).toContain('2026 Dec 25 off')
  expect(storesFromCsv(csv, 'en')).toEqual({
    problems: [],
    rows: [{ slug: 'gatineau', data: expect.objectContaining({ name: doc.name, longitude: -75.7137, services: ['pickup', 'rentals'], timeZone: 'America/Toronto', closedOn: null, hours: [...doc.hours!.slice(0, 3), { day: 'sunday', open: 'sur rendez-vous', close: '' }], departments: doc.departments, exceptions: [doc.exceptions![0], { date: '2026-12-25', open: 'closed', close: '', name: { en: '', fr: '' }, notice: { en: '', fr: '' } }] }) }],
  })
})

const line = (change: [string, string]) => storesToCsv([doc]).replace(...change)
test.each<[[string, string], RegExp]>([
  [['America/Toronto', 'America/Portage'], /^Line 2, time_zone: /],
  [['45.4286', 'north'], /^Line 2, latitude: /],
  [['QC', 'XX'], /^Line 2, province: /],
  [['J8X 2K5', '90210'], /^Line 2, postal_code: /],
  [['2026-12-24 |', 'December 24 |'], /^Line 2, exceptions: a line each/],
  [['pickup rentals', 'pickup sauna'], /^Line 2, services: some of pickup/],
])('%j is reported by line and column', (change, problem) => expect(storesFromCsv(line(change), 'en').problems).toEqual([expect.stringMatching(problem)]))

test('in French too, and a column that is missing once for all', () => {
  expect(storesFromCsv(line(['America/Toronto', 'Hull']), 'fr').problems).toEqual(['Ligne 2, time_zone\u00a0: un fuseau comme America/St_Johns'])
  expect(storesFromCsv(storesToCsv([doc]).replace('"phone"', '"fax"'), 'en').problems).toEqual(['Line 2, phone: must not be missing'])
})

test('a table without exceptions leaves them alone', () => expect(storesFromCsv(storesToCsv([doc]).replace('"exceptions"', '"remarks"'), 'en').rows[0]?.data).not.toHaveProperty('exceptions'))

test('a store that stands there twice, an empty file and no table are problems', () => {
  expect(storesFromCsv(storesToCsv([doc, doc]), 'en').problems).toEqual(['The store gatineau stands there twice.'])
  expect(storesFromCsv('', 'en').problems).toHaveLength(1)
  expect(storesFromCsv('slug,"name\nx', 'en').problems).toHaveLength(1)
})

test('nothing in a cell is a formula', () => expect(storesToCsv([{ ...doc, street: '=HYPERLINK("http://example.com")' }])).toContain(`'=HYPERLINK`))
