import { CsvError } from 'csv-parse'
import { placeKey, type UnitsAt } from '../domain/orders/waiting-units.ts'
import type { Locale } from '../domain/locale.ts'
import { rowsOfCsv, tableToCsv, under, type CsvLine } from './csv-table.ts'
import { stockWord } from './stock-words.ts'

const columns = ['sku', 'location', 'quantity'] as const
/** Of the table of a filtered list, for whoever orders by it; an import leaves them alone. */
const described = ['product', 'brand', 'colour', 'size'] as const
export type StockDescription = Record<(typeof described)[number], string>

/** Units: more are no count but a barcode in the wrong column. */
const MOST = 999_999

/** Forty thousand variants at twelve places. */
export const MOST_LINES = 500_000
/** Lines that are looked up together. */
const AT_ONCE = 2000

/** A row of the table: how many units of a variant are counted at a place, `online` or a store's slug. */
export type StockLine = UnitsAt & { at: number }
/** What the shop has: which of some SKUs are those of variants, and all places. */
export type StockNames = {
  known(skus: readonly string[]): Promise<ReadonlySet<string>>
  places: ReadonlySet<string>
}

export const stockToCsv = (counted: readonly UnitsAt[], locale: Locale = 'en', isContinued = false): string =>
  tableToCsv(counted, columns, { locale, isContinued })

export const describedStockToCsv = (
  counted: readonly (UnitsAt & StockDescription)[],
  locale: Locale,
  isContinued: boolean,
): string => tableToCsv(counted, [...columns, ...described], { locale, isContinued })

/**
 * Reads a table some lines at a time. Returns its problems, each invalid line by its number, in the user's language; a
 * file with problems is not to be used.
 * @param take gets the lines, as long as there is no problem
 * @param most lines; of a longer table none is used
 */
export async function readStock(
  csv: string,
  { known, places }: StockNames,
  locale: Locale,
  take: (lines: StockLine[]) => Promise<void> | void,
  most = MOST_LINES,
): Promise<string[]> {
  const seen = new Map<string, number>()
  const problems: string[] = []
  let titles: string[] | undefined
  let [count, waiting]: [number, CsvLine[]] = [0, []]
  const check = async () => {
    const skus = await known([...new Set(waiting.map(({ cells }) => cells.sku ?? ''))])
    for (const line of waiting)
      for (const wrong of faultsOf(line, { skus, places }, seen, locale))
        problems.push(stockWord(locale, 'line', { at: line.at, wrong }))
    if (problems.length === 0) await take(waiting.map(lineOf))
    waiting = []
  }
  try {
    for await (const row of rowsOfCsv(csv)) {
      if (!titles) {
        titles = row.cells
        const wrong = wrongTitles(titles, locale)
        if (wrong.length > 0) return wrong
        continue
      }
      if (++count > most) return [stockWord(locale, 'tooLarge')]
      waiting.push(under(titles, row))
      if (waiting.length === AT_ONCE) await check()
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return [stockWord(locale, 'noTable')]
  }
  if (count === 0) return [stockWord(locale, 'noLines')]
  if (waiting.length > 0) await check()
  return problems
}

/** Titles in any order. One that is not known may be meant for something that would then be lost. */
function wrongTitles(titles: readonly string[], locale: Locale): string[] {
  const named = columns.join(', ')
  return [
    ...columns
      .filter((column) => !titles.includes(column))
      .map((column) => stockWord(locale, 'missing', { column, columns: named })),
    ...titles
      .filter((title) => ![...columns, ...described].some((column) => column === title))
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
  { skus, places }: { skus: ReadonlySet<string>; places: ReadonlySet<string> },
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
