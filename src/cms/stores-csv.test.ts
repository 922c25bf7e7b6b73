import { expect, test } from 'vitest'
import type { StoreDoc } from './from-doc/store.ts'
import { tableFromCsv, tableToCsv } from './csv-table.ts'
import { storesToCsv } from './stores-csv.ts'
import { storesFromCsv } from './stores-from-csv.ts'

const doc: StoreDoc = {
  id: 1,
  slug: 'gatineau',
  name: { en: 'Gatineau', fr: 'Gatineau, promenade' },
  street: '179 promenade du Portage',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 2K5',
  latitude: 45.4286,
  longitude: -75.7137,
  phone: '819-555-0185',
  timeZone: 'America/Toronto',
  services: ['pickup', 'rentals'],
  opensOn: '2026-03-01',
  hours: [
    { day: 'monday', open: '09:30', close: '12:00' },
    { day: 'monday', open: '13:00', close: '18:00' },
    { day: 'friday', open: '18:00', close: '02:00' },
    { day: 'sunday', open: 'sur rendez-vous', close: null },
  ],
  exceptions: [
    {
      date: '2026-12-24',
      open: '9:30',
      close: '16:00',
      name: { en: 'Christmas Eve', fr: 'Veille de Noël' },
      notice: { en: 'We close at 4.', fr: 'Fermeture à 16 h.' },
    },
    { date: '2026-12-25', open: 'closed' },
  ],
  departments: { en: 'Skis\nBoots', fr: 'Skis\nBottes' },
}

test('a table of a French spreadsheet is read as well', () => {
  const french = storesToCsv([doc]).replaceAll('","', '";"')
  expect(storesFromCsv(french, 'fr').rows[0]?.slug).toBe('gatineau')
})

// out and in again
test('what was exported can be imported, and other programs can read the hours', () => {
  const csv = storesToCsv([doc])
  expect(csv).toContain('2026 Dec 25 off')
  expect(storesFromCsv(csv, 'en')).toEqual({
    problems: [],
    rows: [
      {
        slug: 'gatineau',
        data: expect.objectContaining({
          name: doc.name,
          longitude: -75.7137,
          services: ['pickup', 'rentals'],
          timeZone: 'America/Toronto',
          opensOn: '2026-03-01',
          closedOn: null,
          hours: [...doc.hours!.slice(0, 3), { day: 'sunday', open: 'sur rendez-vous', close: '' }],
          departments: doc.departments,
          exceptions: [
            doc.exceptions![0],
            { date: '2026-12-25', open: 'closed', close: '', name: { en: '', fr: '' }, notice: { en: '', fr: '' } },
          ],
        }),
      },
    ],
  })
})

const line = (change: [string, string]) => storesToCsv([doc]).replace(...change)
test.each<[[string, string], RegExp]>([
  [['America/Toronto', 'America/Portage'], /^Line 2, time_zone: /],
  [['45.4286', 'north'], /^Line 2, latitude: /],
  [['QC', 'XX'], /^Line 2, province: /],
  [['J8X 2K5', '90210'], /^Line 2, postal_code: /],
  [['J8X 2K5', 'D8X 2K5'], /^Line 2, postal_code: /],
  [['2026-12-24 |', 'December 24 |'], /^Line 2, exceptions: a line each/],
  [['pickup rentals', 'pickup sauna'], /^Line 2, services: some of pickup/],
])('%j is reported by line and column', (change, problem) =>
  expect(storesFromCsv(line(change), 'en').problems).toEqual([expect.stringMatching(problem)]),
)

test('coordinates may be left out of a store in a town that the shop knows', () => {
  const bare = storesToCsv([{ ...doc, latitude: 0, longitude: 0 }]).replace('"0","0"', '"",""')
  const { rows, problems } = storesFromCsv(bare, 'en')
  expect([problems, Object.keys(rows[0]?.data ?? {})]).toEqual([[], expect.not.arrayContaining(['latitude'])])
  const elsewhere = bare.replace('"Gatineau","QC","J8X 2K5"', '"Nowhere","QC","K2A 0E8"')
  expect(storesFromCsv(elsewhere, 'en').problems).toEqual([expect.stringMatching(/^Line 2, latitude: /)])
})

test.each(['\n', '\r\n'])(
  'a wrong line has the number of its row, after cells of several lines broken by %j',
  (lineBreak) => {
    const wrong: StoreDoc = { ...doc, slug: 'hull', timeZone: 'Hull' }
    // The exceptions and the departments of a store make each row four lines long.
    const csv = storesToCsv([doc, wrong, { ...wrong, slug: 'aylmer' }]).replaceAll('\n', lineBreak)
    expect(storesFromCsv(csv, 'en').problems.map((problem) => problem.split(',')[0])).toEqual(['Line 3', 'Line 4'])
  },
)

test('in French too, and columns that are missing once for all', () => {
  expect(storesFromCsv(line(['America/Toronto', 'Hull']), 'fr').problems).toEqual([
    'Ligne 2, time_zone\u00a0: un fuseau comme America/St_Johns',
  ])
  expect(
    storesFromCsv(storesToCsv([doc, { ...doc, slug: 'hull' }]).replace('"phone"', '"fax"'), 'en').problems,
  ).toEqual(['The column phone is missing.', expect.stringContaining('The column “fax” is unknown.')])
  expect(storesFromCsv('slug\nhull\naylmer', 'fr').problems).toEqual(
    expect.arrayContaining(['La colonne name_en manque.', 'La colonne sunday manque.']),
  )
  expect(storesFromCsv(storesToCsv([doc]).replace('"179 promenade du Portage"', '""'), 'en').problems).toEqual([
    'Line 2, street: is missing',
  ])
})

test.each([
  ['opens_on', 'opensOn'],
  ['closed_on', 'closedOn'],
  ['exceptions', 'exceptions'],
])('what has no column in the table stays as it is: %s', (column, field) => {
  const { titles = [], lines = [] } = tableFromCsv(storesToCsv([doc]), 1) ?? {}
  const cells = lines.map((line) => line.cells)
  const { rows, problems } = storesFromCsv(
    tableToCsv(
      cells,
      titles.filter((title) => title !== column),
    ),
    'en',
  )
  expect(problems).toEqual([])
  expect(Object.keys(rows[0]?.data ?? {})).toContain('phone')
  expect(Object.keys(rows[0]?.data ?? {})).not.toContain(field)
})

test('a column by another name is refused: it may be meant for one that may be left out', () => {
  const { problems } = storesFromCsv(storesToCsv([doc]).replace('"closed_on"', '"Closed on"'), 'en')
  expect(problems).toEqual([
    expect.stringContaining('The column “Closed on” is unknown. The columns are slug, name_en'),
  ])
})

test.each([
  [
    'en',
    'Line 2: this line has 28 cells; the first line has 27.',
    'Line 4: this line has 26 cells; the first line has 27.',
  ],
  [
    'fr',
    'Ligne 2\u00a0: cette ligne compte 28 cellules\u00a0; la première en compte 27.',
    'Ligne 4\u00a0: cette ligne compte 26 cellules\u00a0; la première en compte 27.',
  ],
] as const)(
  'a row with too many or too few cells is reported once, by its line, beside the problems of other rows: %s',
  (locale, tooMany, tooFew) => {
    const csv = storesToCsv([doc, { ...doc, slug: 'hull', timeZone: 'Hull' }, { ...doc, slug: 'aylmer' }])
      .replace('"gatineau",', '"gatineau","",')
      .replace('"aylmer",', '')
    expect(storesFromCsv(csv, locale).problems).toEqual([
      tooMany,
      expect.stringMatching(/^(Line|Ligne) 3, time_zone/),
      tooFew,
    ])
  },
)

test('nothing in a cell is a formula', () =>
  expect(storesToCsv([{ ...doc, street: '=HYPERLINK("http://example.com")' }])).toContain(`'=HYPERLINK`))

// What was read of it filled the memory of the shop.
test('a table that is too long for stores is another, and not read', () =>
  expect(storesFromCsv('a\n'.repeat(900_000), 'en')).toEqual({ rows: [], problems: ['The file is too large.'] }))

test('a store that appears twice, an empty file and no table are problems', () => {
  expect(storesFromCsv(storesToCsv([doc, doc]), 'en').problems).toEqual(['The store gatineau appears twice.'])
  expect(storesFromCsv('', 'en').problems).toHaveLength(1)
  expect(storesFromCsv('slug,"name\nx', 'en').problems).toHaveLength(1)
})
