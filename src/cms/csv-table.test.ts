import { expect, test } from 'vitest'
import { tableForPeople, tableFromCsv } from './csv-table.ts'

const places = (csv: string) => tableFromCsv(csv, 99)?.lines.map(({ at, cells }) => [at, cells.name])

test.each([
  ['of Unix', '\n'],
  ['of Windows', '\r\n'],
  ['of old Macs', '\r'],
])('a row has the number that a spreadsheet shows, in a file with line breaks %s', (_, lineBreak) => {
  const file = [
    'name,"words',
    'of it"',
    'first,"one',
    '',
    'three"',
    ' ',
    '',
    'second,"',
    '',
    '"',
    'third,""""',
    'fourth,',
  ].join(lineBreak)
  expect(places(file)).toEqual([
    [2, 'first'],
    [5, 'second'],
    [6, 'third'],
    [7, 'fourth'],
  ])
  expect(places(`\uFEFF${file}${lineBreak}`)).toEqual(places(file))
  expect(tableFromCsv(file, 99)?.lines.map(({ cells }) => cells['words\nof it'])).toEqual([
    'one\n\nthree',
    '\n\n',
    '"',
    '',
  ])
})

test('a row of empty cells, as spreadsheets leave them, is passed over and counted as a line', () =>
  expect(places('name\twords\n\t\nfirst\t"a\nb"\n" "\t""\nlast\t\n\t\n\t\t\n')).toEqual([
    [3, 'first'],
    [5, 'last'],
  ]))

test('a row with more or fewer cells than titles is uneven', () =>
  expect(tableFromCsv('a,b\n1\n1,2\n1,2,3', 99)?.lines.map(({ uneven }) => uneven)).toEqual([
    { cells: 1, columns: 2 },
    undefined,
    { cells: 3, columns: 2 },
  ]))

test('without a table there are no rows', () =>
  expect([tableFromCsv('a,"b', 99), tableFromCsv('', 99)]).toEqual([
    undefined,
    { titles: [], lines: [], isLong: false },
  ]))

test('no more lines are read than requested, and the rest is reported', () => {
  const read = ['a\n1\n2', 'a\n1\n\n2\n', 'a\n1\n2\n3', 'a\n1\n2\n3\n"4'].map((csv) => tableFromCsv(csv, 2))
  expect(read.map((table) => [table?.lines.map(({ cells }) => cells.a), table?.isLong])).toEqual([
    [['1', '2'], false],
    [['1', '2'], false],
    [['1', '2'], true],
    [['1', '2'], true],
  ])
})

test.each([
  ['en', ['\uFEFF"Name","Orders","Net sales"', '"Québec, Sud",3,1234.50', '"\'=1+1",1,-0.05']],
  ['fr', ['\uFEFF"Name";"Orders";"Net sales"', '"Québec, Sud";3;1234,50', '"\'=1+1";1;-0,05']],
] as const)('a file for people is one for a spreadsheet in their language: %s', (locale, lines) => {
  const columns = [
    { key: 'name', title: 'Name' },
    { key: 'orders', title: 'Orders' },
    { key: 'net', title: 'Net sales', is: 'amount' },
  ] as const
  const rows = [
    { name: 'Québec, Sud', orders: 3, net: 1234_50 },
    { name: '=1+1', orders: 1, net: -5 },
  ]
  expect(tableForPeople(rows, columns, locale).trimEnd().split('\n')).toEqual(lines)
  expect(tableForPeople(rows.slice(1), columns, locale, { isContinued: true })).toBe(`${lines[2]}\n`)
})
