import { expect, test } from 'vitest'
import type { StoreDoc } from './from-doc/store.ts'
import { storesFromCsv, storesToCsv } from './stores-csv.ts'

const doc: StoreDoc = {
  id: 1, slug: 'gatineau', name: { en: 'Gatineau', fr: 'Gatineau, promenade' }, street: '179 promenade du Portage', city: 'Gatineau', province: 'QC', postalCode: 'J8X 2K5', latitude: 45.4286, longitude: -75.7137, phone: '819-555-0185', timeZone: 'America/Toronto', services: ['pickup', 'rentals'],
  hours: [{ day: 'monday', open: '09:30', close: '12:00' }, { day: 'monday', open: '13:00', close: '18:00' }, { day: 'friday', open: '18:00', close: '02:00' }, { day: 'sunday', open: 'sur rendez-vous', close: null }],
  exceptions: [{ date: '2026-12-25', open: 'closed' }],
}

test('a table of a French spreadsheet is read as well', () => {
  const french = storesToCsv([doc]).replaceAll('","', '";"')
  expect(storesFromCsv(french).rows[0]?.slug).toBe('gatineau')
})

// issue 6: out and in again
test('what was exported can be imported, and other programs can read the hours', () => {
  const csv = storesToCsv([doc])
  expect(csv).toContain('2026 Dec 25 off')
  expect(storesFromCsv(csv)).toEqual({
    problems: [],
    rows: [{ slug: 'gatineau', data: expect.objectContaining({ name: doc.name, longitude: -75.7137, services: ['pickup', 'rentals'], timeZone: 'America/Toronto', closedOn: null, hours: [...doc.hours!.slice(0, 3), { day: 'sunday', open: 'sur rendez-vous', close: '' }] }) }],
  })
})

const line = (change: [string, string]) => storesToCsv([doc]).replace(...change)
test.each<[[string, string], RegExp]>([
  [['America/Toronto', 'America/Portage'], /^Line 2, time_zone: /],
  [['45.4286', 'north'], /^Line 2, latitude: /],
  [['QC', 'XX'], /^Line 2, province: /],
  [['J8X 2K5', '90210'], /^Line 2, postal_code: /],
  [['pickup rentals', 'pickup sauna'], /^Line 2, services/],
])('%j is reported by line and column', (change, problem) => expect(storesFromCsv(line(change)).problems).toEqual([expect.stringMatching(problem)]))

test('a store that stands there twice, an empty file and no table are problems', () => {
  expect(storesFromCsv(storesToCsv([doc, doc])).problems).toEqual(['The store gatineau stands there twice.'])
  expect(storesFromCsv('').problems).toHaveLength(1)
  expect(storesFromCsv('slug,"name\nx').problems).toHaveLength(1)
})

test('nothing in a cell is a formula', () => expect(storesToCsv([{ ...doc, street: '=HYPERLINK("http://example.com")' }])).toContain(`'=HYPERLINK`))
