import { placeKey, type UnitsAt } from '../domain/orders/waiting-units.ts'
import type { Locale } from '../domain/locale.ts'
import { tableFromCsv, tableToCsv, type CsvLine } from './csv-table.ts'
import { stockWord } from './stock-words.ts'

const columns = ['sku', 'location', 'quantity'] as const

/** Units: more are no count but a barcode in the wrong column. */
const MOST = 999_999

/** Ten thousand variants at thirty places. */
const MOST_LINES = 300_000

/** A row of the table: how many units of a variant are counted at a place, `online` or a store's slug. */
export type StockLine = UnitsAt & { at: number }
/** Problems are in the user's language. A file with problems is not to be used. */
export type StockRead = { lines: StockLine[]; problems: string[] }
/** What the shop has: SKUs of variants, and places. */
export type StockNames = { skus: ReadonlySet<string>; places: ReadonlySet<string> }

export const stockToCsv = (counted: readonly UnitsAt[]): string => tableToCsv(counted, columns)

/** The contents of a table, each invalid line reported by its number. */
export function stockFromCsv(csv: string, names: StockNames, locale: Locale): StockRead {
  const table = tableFromCsv(csv, MOST_LINES)
  if (!table) return { lines: [], problems: [stockWord(locale, 'noTable')] }
  if (table.isLong) return { lines: [], problems: [stockWord(locale, 'tooLarge')] }
  if (table.titles.length === 0) return { lines: [], problems: [stockWord(locale, 'noLines')] }
  const wrong = wrongTitles(table.titles, locale)
  if (wrong.length > 0) return { lines: [], problems: wrong }
  if (table.lines.length === 0) return { lines: [], problems: [stockWord(locale, 'noLines')] }
  const seen = new Map<string, number>()
  const read = table.lines.map((line) => ({
    line: lineOf(line),
    problems: faultsOf(line, names, seen, locale).map((fault) =>
      stockWord(locale, 'line', { at: line.at, wrong: fault }),
    ),
  }))
  return { lines: read.map(({ line }) => line), problems: read.flatMap(({ problems }) => problems) }
}

/** Titles in any order. One that is not known may be meant for something that would then be lost. */
function wrongTitles(titles: readonly string[], locale: Locale): string[] {
  const named = columns.join(', ')
  return [
    ...columns
      .filter((column) => !titles.includes(column))
      .map((column) => stockWord(locale, 'missing', { column, columns: named })),
    ...titles
      .filter((title) => !columns.some((column) => column === title))
      .map((column) => stockWord(locale, 'otherColumn', { column, columns: named })),
    ...columns
      .filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column))
      .map((column) => stockWord(locale, 'columnTwice', { column })),
  ]
}

const lineOf = ({ at, cells: { sku = '', location = '', quantity = '' } }: CsvLine): StockLine => ({
  at,
  sku,
  location,
  quantity: Number(quantity),
})

function faultsOf(
  { at, cells: { sku = '', location = '', quantity = '' }, uneven }: CsvLine,
  { skus, places }: StockNames,
  seen: Map<string, number>,
  locale: Locale,
): string[] {
  if (uneven) return [stockWord(locale, 'uneven', uneven)]
  const key = placeKey({ sku, location })
  const before = seen.get(key)
  if (before === undefined) seen.set(key, at)
  return [
    ...(sku === '' ? [stockWord(locale, 'noSku')] : skus.has(sku) ? [] : [stockWord(locale, 'unknownSku', { sku })]),
    ...(places.has(location) ? [] : [stockWord(locale, 'unknownPlace', { location: location || '–' })]),
    ...(/^\d+$/.test(quantity) && Number(quantity) <= MOST
      ? []
      : [stockWord(locale, 'noQuantity', { quantity, most: MOST })]),
    ...(before === undefined ? [] : [stockWord(locale, 'twice', { sku, location, before })]),
  ]
}
