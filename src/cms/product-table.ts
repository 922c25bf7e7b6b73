import { CsvError } from 'csv-parse'
import type { Locale } from '../domain/locale.ts'
import { isUnclearAmount } from '../domain/pricing/typed-amount.ts'
import { rowsOfCsv, tableToCsv, under, type CsvLine } from './csv-table.ts'
import { cellOf, productColumns, valueAt, valueOf, variantColumns, type ProductColumn } from './product-columns.ts'
import type { ProductFault } from './product-file.ts'
import { fileWord } from './product-file-words.ts'

const columns = [...productColumns, ...variantColumns]
const byName = new Map(columns.map((column) => [column.name, column]))
/** Of a product that is there, the others keep what they have. */
const required = ['code', 'sku']

/**
 * Products as a table, a row for each variant; the fields of the product are on its first row. It reads alike in either
 * language, and opens in the spreadsheets of one.
 */
export function productsToCsv(products: readonly object[], isFirst: boolean, locale: Locale = 'en'): string {
  const rows = products.flatMap((product) => {
    const cells = (these: readonly ProductColumn[], of: unknown) =>
      Object.fromEntries(these.map((column) => [column.name, cellOf(column, valueAt(of, column.path), locale)]))
    const variants = valueAt(product, ['variants'])
    return (Array.isArray(variants) ? variants : []).map((variant: unknown, at) => ({
      ...cells(at === 0 ? productColumns : productColumns.slice(0, 1), product),
      ...cells(variantColumns, variant),
    }))
  })
  const names = columns.map(({ name }) => name)
  return tableToCsv(rows, names, { locale, isContinued: !isFirst })
}

/**
 * The rows of a product as a table has them, by the first, with its columns and what is wrong with them in themselves;
 * without rows, where that is said of the table. product-of-rows.ts makes a product of them.
 */
export type ProductRows = {
  at: number
  columns: readonly string[]
  lines: readonly CsvLine[]
  faults: readonly ProductFault[]
}

/**
 * The products of a table, one after the other. Rows that follow each other with one code, or with none, are the
 * variants of one product.
 */
export async function* productsOfCsv(csv: string | AsyncIterable<string>, locale: Locale): AsyncGenerator<ProductRows> {
  let titles: string[] | undefined
  let open: { at: number; columns: string[]; lines: CsvLine[]; faults: ProductFault[] } | undefined
  const refused = (at: number, wrong: readonly string[]): ProductRows => ({
    at,
    columns: [],
    lines: [],
    faults: wrong.map((each) => ({ at, wrong: each })),
  })
  try {
    for await (const row of rowsOfCsv(csv)) {
      if (!titles) {
        titles = row.cells
        const wrong = wrongTitles(titles, locale)
        if (wrong.length > 0) return void (yield refused(row.at, wrong))
        continue
      }
      const line = under(titles, row)
      const { code = '' } = line.cells
      const isOther = !open || (code !== '' && code !== open.lines[0]?.cells.code)
      if (isOther && open) yield open
      if (isOther || !open) open = { at: line.at, columns: titles, lines: [], faults: [] }
      open.faults.push(...faultsOf(line, open.lines[0], locale))
      open.lines.push(line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return void (yield refused(1, [fileWord(locale, 'noTable')]))
  }
  if (open) yield open
}

/** As the days of a sale are called in other shops' files. */
const ofSaleDays = /^(sale|special|promo|solde|rabais)\w*[_ -](from|to|until|start|end|date|d[eé]but|fin|du|au)/i

/** Titles in any order. One that is not known may be meant for something that would then be lost. */
function wrongTitles(titles: readonly string[], locale: Locale): string[] {
  if (!titles.some((title) => byName.has(title)))
    return [fileWord(locale, 'otherFile', { columns: required.join(', ') })]
  const unknown = titles.filter((title) => !byName.has(title))
  return [
    ...required
      .filter((column) => !titles.includes(column))
      .map((column) => fileWord(locale, 'missingColumn', { column })),
    ...(unknown.length > 0
      ? [
          fileWord(locale, 'otherColumns', {
            names: unknown.map((title) => title || '–').join(', '),
            columns: columns.map(({ name }) => name).join(', '),
          }),
        ]
      : []),
    ...(unknown.some((title) => ofSaleDays.test(title)) ? [fileWord(locale, 'saleDays')] : []),
    ...[...new Set(titles.filter((title, at) => titles.indexOf(title) !== at))].map((column) =>
      fileWord(locale, 'columnTwice', { column }),
    ),
  ]
}

/** What is wrong with a row in itself, or beside the first of its product. */
function faultsOf({ at, cells, uneven }: CsvLine, first: CsvLine | undefined, locale: Locale): ProductFault[] {
  if (uneven) return [{ at, wrong: fileWord(locale, 'uneven', uneven) }]
  const faults: ProductFault[] = []
  const wrong = (column: string, sentence: string) => faults.push({ at, column, wrong: sentence })
  if (!first && !cells.code) wrong('code', fileWord(locale, 'noCode'))
  for (const [name, cell] of Object.entries(cells)) {
    const column = byName.get(name)
    if (!column || cell === '') continue
    if (valueOf(column, cell) === undefined)
      wrong(name, fileWord(locale, faultWord(column, cell), { column: name, cell }))
    else if (first && productColumns.includes(column) && cell !== first.cells[name])
      wrong(name, fileWord(locale, 'otherThanFirst', { column: name, first: first.at }))
  }
  return faults
}

/** What is said of a cell; any text is right as a text or a list. */
function faultWord({ kind }: ProductColumn, cell: string) {
  if (kind === 'dollars') return isUnclearAmount(cell) ? 'unclearAmount' : 'noAmount'
  return kind === 'number' ? 'noNumber' : 'noYesNo'
}
