import { CsvError } from 'csv-parse'
import type { Locale } from '../domain/locale.ts'
import { rowsOfCsv, tableToCsv, under, type CsvLine } from './csv-table.ts'
import { cellOf, productColumns, put, valueAt, valueOf, variantColumns, type ProductColumn } from './product-columns.ts'
import type { ProductFault, GivenProduct } from './product-file.ts'
import { fileWord } from './product-file-words.ts'

const columns = [...productColumns, ...variantColumns]
const byName = new Map(columns.map((column) => [column.name, column]))
const required = ['code', 'sku', 'price']

/** Products as a table, a row for each variant; the fields of the product are on its first row. */
export function productsToCsv(products: readonly object[], isFirst: boolean): string {
  const rows = products.flatMap((product) => {
    const cells = (these: readonly ProductColumn[], of: unknown) =>
      Object.fromEntries(these.map((column) => [column.name, cellOf(column, valueAt(of, column.path))]))
    const variants = valueAt(product, ['variants'])
    return (Array.isArray(variants) ? variants : []).map((variant: unknown, at) => ({
      ...cells(at === 0 ? productColumns : productColumns.slice(0, 1), product),
      ...cells(variantColumns, variant),
    }))
  })
  const names = columns.map(({ name }) => name)
  return isFirst ? tableToCsv(rows, names) : tableToCsv(rows, names, { isContinued: true })
}

type Open = { lines: CsvLine[]; faults: ProductFault[] }

/**
 * The products of a table, one after the other. Rows that follow each other with one code, or with none, are the
 * variants of one product.
 */
export async function* productsOfCsv(
  csv: string | AsyncIterable<string>,
  locale: Locale,
): AsyncGenerator<GivenProduct> {
  let titles: string[] | undefined
  let open: Open | undefined
  try {
    for await (const row of rowsOfCsv(csv)) {
      if (!titles) {
        titles = row.cells
        const wrong = wrongTitles(titles, locale)
        if (wrong.length > 0)
          return void (yield { at: row.at, faults: wrong.map((each) => ({ at: row.at, wrong: each })) })
        continue
      }
      const line = under(titles, row)
      const { code = '' } = line.cells
      const isOther = !open || (code !== '' && code !== open.lines[0]?.cells.code)
      if (isOther && open) yield productOf(open)
      if (isOther || !open) open = { lines: [], faults: [] }
      open.faults.push(...faultsOf(line, open.lines[0], locale))
      open.lines.push(line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return void (yield { at: 1, faults: [{ at: 1, wrong: fileWord(locale, 'noTable') }] })
  }
  if (open) yield productOf(open)
}

/** Titles in any order. One that is not known may be meant for something that would then be lost. */
function wrongTitles(titles: readonly string[], locale: Locale): string[] {
  if (!titles.some((title) => byName.has(title)))
    return [fileWord(locale, 'otherFile', { columns: required.join(', ') })]
  return [
    ...required
      .filter((column) => !titles.includes(column))
      .map((column) => fileWord(locale, 'missingColumn', { column })),
    ...titles
      .filter((title) => !byName.has(title))
      .map((column) =>
        fileWord(locale, 'otherColumn', { column: column || '–', columns: columns.map(({ name }) => name).join(', ') }),
      ),
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
      wrong(name, fileWord(locale, faultWords[column.kind] ?? 'noTable', { column: name, cell }))
    else if (first && productColumns.includes(column) && cell !== first.cells[name])
      wrong(name, fileWord(locale, 'otherThanFirst', { column: name, first: first.at }))
  }
  return faults
}

/** Any text is right as a text or a list. */
const faultWords: Partial<Record<ProductColumn['kind'], Parameters<typeof fileWord>[1]>> = {
  dollars: 'noAmount',
  number: 'noNumber',
  yesNo: 'noYesNo',
}

function productOf({ lines, faults }: Open): GivenProduct {
  const at = lines[0]?.at ?? 1
  // Of a row without a code nobody knows the product, of an uneven one which cell is whose.
  if (!lines[0]?.cells.code || lines.some(({ uneven }) => uneven)) return { at, faults }
  const fields = fieldsOf(productColumns, lines[0]?.cells ?? {})
  for (const name of ['features', 'materials', 'care']) {
    const words = fields[name]
    if (words) fields[name] = { en: '', fr: '', ...Object(words) }
  }
  fields.variants = lines.map(({ cells }) => fieldsOf(variantColumns, cells))
  return {
    at,
    fields,
    faults,
    placeOf(path) {
      const [name, row] = path
      const isVariant = name === 'variants' && typeof row === 'number'
      const own = isVariant ? path.slice(2) : path
      const column = (isVariant ? variantColumns : productColumns).find((each) =>
        each.path.every((field, place) => field === own[place]),
      )
      return { at: (isVariant && lines[row]?.at) || at, name: column?.name ?? own.join('.') }
    },
  }
}

function fieldsOf(these: readonly ProductColumn[], cells: Record<string, string>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const column of these) {
    const cell = cells[column.name] ?? ''
    if (cell !== '') put(fields, column.path, valueOf(column, cell))
  }
  return fields
}
