import { expect, test } from 'vitest'
import { describedStockToCsv, MOST_LINES, readStock, stockToCsv, type StockLine } from './stock-csv.ts'

const names = { known: async () => new Set(['A-1', 'A-2', '=B']), places: new Set(['online', 'calgary']) }
const read = async (csv: string, locale: 'en' | 'fr' = 'en') => {
  const lines: StockLine[] = []
  const problems = await readStock(csv, names, locale, (some) => void lines.push(...some))
  return { problems, lines }
}
const table = (...lines: string[]) => ['sku,location,quantity', ...lines].join('\n')

test('what was exported can be imported, whatever a spreadsheet might take it for', async () => {
  const counted = [
    { sku: 'A-1', location: 'online', quantity: 12 },
    { sku: '=B', location: 'calgary', quantity: 0 },
  ]
  expect(stockToCsv(counted)).toContain(`"'=B"`)
  expect(await read(stockToCsv(counted))).toEqual({
    problems: [],
    lines: [
      { at: 2, ...counted[0] },
      { at: 3, ...counted[1] },
    ],
  })
})

test('what a filtered list says of its products besides is passed over, and no column that nobody knows', async () => {
  const words = { product: 'Ridge Poles', brand: 'Ridge', colour: 'Blue', size: '120 cm' }
  const counted = [{ sku: 'A-1', location: 'online', quantity: 3 }]
  const csv = describedStockToCsv(
    counted.map((each) => ({ ...each, ...words })),
    'fr',
    false,
  )
  expect(csv).toContain('"A-1";"online";"3";"Ridge Poles";"Ridge";"Blue";"120 cm"')
  expect(await read(csv)).toEqual({ problems: [], lines: [{ at: 2, ...counted[0] }] })
  expect((await read('sku,location,quantity,product,notes\nA-1,online,4,Poles,x')).problems).toHaveLength(1)
})

test('columns are in any order, cells between semicolons or tabs, empty lines do not count', async () => {
  const lines = [
    { at: 2, sku: 'A-1', location: 'online', quantity: 7 },
    { at: 4, sku: 'A-2', location: 'calgary', quantity: 3 },
  ]
  expect(await read('\uFEFFquantity;sku;location\r\n 7 ;A-1;online\r\n\r\n003;A-2;calgary\r\n')).toEqual({
    problems: [],
    lines,
  })
  expect((await read('sku\tlocation\tquantity\nA-1\tonline\t7\n\nA-2\tcalgary\t3')).lines).toEqual(lines)
})

test.each([
  ['', ['The file contains no stock lines.']],
  [table(), ['The file contains no stock lines.']],
  ['sku,"location\nA-1', ['The file is not a table.']],
  ['sku,quantity\nA-1,4', ['The column location is missing. The first line must contain sku, location, quantity.']],
  [
    'sku,location,quantity,price\nA-1,online,4,10',
    ['The column “price” is unknown. The columns are sku, location, quantity.'],
  ],
  ['sku,location,quantity,sku\nA-1,online,4,A-1', ['The column sku appears twice.']],
  [table('Z-9,online,4'), ['Line 2: variant Z-9 does not exist.']],
  [table(',online,4'), ['Line 2: the SKU is missing.']],
  [table('A-1,Calgary,4'), ['Line 2: location Calgary does not exist; locations are online and the slugs of stores.']],
  ...['-1', '1.5', '4 units', '', '1e3', '0x5', '1000000', '٣'].map((quantity): [string, string[]] => [
    table(`A-1,online,${quantity}`),
    [`Line 2: “${quantity}” is not a whole number from 0 to 999999.`],
  ]),
  [table('A-1,online'), ['Line 2: this line has 2 cells; the first line has 3.']],
  [table('A-1,online,4,5'), ['Line 2: this line has 4 cells; the first line has 3.']],
  [table('A-1,online,4', 'A-1,calgary,4', '', 'A-1,online,4'), ['Line 5: A-1 at online already appears on line 2.']],
])('%j is refused', async (csv, problems) => expect((await read(csv)).problems).toEqual(problems))

test('every invalid line is reported, with all its problems', async () => {
  expect(
    (await read(table('A-1,online,4', 'Z-9,nowhere,x', 'A-2,online,-1'))).problems.map((problem) =>
      problem.slice(0, 6),
    ),
  ).toEqual(['Line 3', 'Line 3', 'Line 3', 'Line 4'])
})

test('of a wrong file no line is taken after the first that is wrong', async () => {
  const taken: StockLine[] = []
  const csv = table('Z-9,online,1', ...Array.from({ length: 2500 }, (_, i) => `A-1,online,${i}`))
  await readStock(csv, names, 'en', (some) => void taken.push(...some))
  expect(taken).toEqual([])
})

test('a long table is looked up some lines at a time, and counts its lines through', async () => {
  const csv = table(...Array.from({ length: 4500 }, (_, i) => `S-${i},online,${i}`))
  const [asked, lines]: [number[], StockLine[]] = [[], []]
  const known = async (skus: readonly string[]) => (asked.push(skus.length), new Set(skus))
  expect(await readStock(csv, { ...names, known }, 'en', (some) => void lines.push(...some))).toEqual([])
  expect(asked).toEqual([2000, 2000, 500])
  expect(lines.at(-1)).toEqual({ at: 4501, sku: 'S-4499', location: 'online', quantity: 4499 })
})

test('a table that is too long for a shop is not read; one for forty thousand variants at twelve places is', async () => {
  expect(MOST_LINES).toBeGreaterThanOrEqual(40_000 * 12)
  const lines: StockLine[] = []
  const readUpTo = (most: number) =>
    readStock(
      table('A-1,online,4', 'A-1,calgary,4', 'A-2,online,4'),
      names,
      'en',
      (some) => void lines.push(...some),
      most,
    )
  expect([await readUpTo(2), lines]).toEqual([['The file is too large.'], []])
  expect([await readUpTo(3), lines.length]).toEqual([[], 3])
})

test('in French too', async () =>
  expect((await read(table('Z-9,online,x'), 'fr')).problems).toEqual([
    'Ligne 2\u00a0: la variante Z-9 n’existe pas.',
    'Ligne 2\u00a0: «\u00a0x\u00a0» n’est pas un nombre entier de 0 à 999999.',
  ]))
