import type { Locale } from '../domain/locale.ts'
import type { CsvLine } from './csv-table.ts'
import {
  fieldsInBoth,
  productColumns,
  put,
  valueAt,
  valueOf,
  variantColumns,
  type ProductColumn,
} from './product-columns.ts'
import { variantsBySku } from './product-differences.ts'
import type { GivenProduct, ProductFault } from './product-file.ts'
import { fileWord } from './product-file-words.ts'
import type { ProductRows } from './product-table.ts'

/** What a product cannot be without, besides its code. */
const neededOfProduct = new Set([
  'title_en',
  'title_fr',
  'slug_en',
  'slug_fr',
  'brand',
  'categories',
  'description_en',
  'description_fr',
  'published_on',
])
type Fields = Record<string, unknown>
/** A variant, and its row; one that no row names stays as it is. */
type Row = { line?: CsvLine; fields: Fields }

/**
 * The product that some rows of a table make of what the shop has: a column that is left out keeps its field, an empty
 * cell empties it, and variants that no row names stay.
 * @param before the product as a line, which may lack something; undefined for a new one
 */
export function productOfRows(
  { at, columns, lines, faults: unread }: ProductRows,
  before: object | undefined,
  locale: Locale,
): GivenProduct {
  const [first] = lines
  // Of a row without a code nobody knows the product, of an uneven one which cell is whose.
  if (!first?.cells.code || lines.some(({ uneven }) => uneven)) return { at, faults: [...unread] }
  const own = productColumns.filter(({ name }) => columns.includes(name))
  const { variants: _, ...kept } = { variants: undefined, ...before }
  const fields: Fields = before && isVariantAlone(first, own) ? { ...kept } : fieldsOf(own, first.cells, kept)
  for (const name of fieldsInBoth) {
    // What is missing is named in each language.
    if (neededOfProduct.has(`${name}_en`)) {
      fields[name] ??= {}
      continue
    }
    const words = { en: '', fr: '', ...Object(fields[name]) } as { en: string; fr: string }
    if (words.en || words.fr) fields[name] = words
    else put(fields, [name], undefined)
  }
  const owned = variantsBySku(before ?? {})
  const rows = mergedRows(lines, columns, owned)
  fields.variants = rows.map((row) => row.fields)
  const needed = before
    ? lines.flatMap((line) => newVariantFaults(line, columns, owned, locale))
    : newProductFaults(at, lines, columns, locale)
  return {
    at,
    fields,
    faults: [...unread, ...needed],
    kept: new Set(rows.flatMap(({ line, fields: { sku } }) => (line ? [] : [String(sku)]))),
    placeOf(path) {
      const [name, row] = path
      const isVariant = name === 'variants' && typeof row === 'number'
      const within = isVariant ? path.slice(2) : path
      const column = (isVariant ? variantColumns : productColumns).find((each) =>
        each.path.every((field, place) => field === within[place]),
      )
      return { at: (isVariant && rows[row]?.line?.at) || at, name: column?.name ?? within.join('.') }
    },
  }
}

/**
 * Does the first row say nothing of its product? So it is where a spreadsheet has filtered the row away that did: a cell
 * that must not be empty was then not emptied.
 */
const isVariantAlone = ({ cells }: CsvLine, own: readonly ProductColumn[]): boolean =>
  own.some(({ name }) => neededOfProduct.has(name)) && own.every(({ name }) => name === 'code' || !cells[name])

/** The variants in the order of the rows where these are all of them, else in that of the shop, new ones last. */
function mergedRows(lines: readonly CsvLine[], columns: readonly string[], owned: ReadonlyMap<string, object>): Row[] {
  const own = variantColumns.filter(({ name }) => columns.includes(name))
  const rows: Row[] = lines.map((line) => ({
    line,
    fields: fieldsOf(own, line.cells, owned.get(line.cells.sku ?? '') ?? {}),
  }))
  const bySku = new Map(rows.toReversed().map((row) => [row.line?.cells.sku, row]))
  if ([...owned.keys()].every((sku) => bySku.has(sku))) return rows
  const placed = [...owned].map(([sku, fields]): Row => bySku.get(sku) ?? { fields: { ...fields } })
  const seen = new Set(placed)
  return [...placed, ...rows.filter((row) => !seen.has(row))]
}

/** A mistyped code is a new product: what that lacks is said once. */
function newProductFaults(
  at: number,
  lines: readonly CsvLine[],
  columns: readonly string[],
  locale: Locale,
): ProductFault[] {
  const missing = [...neededOfProduct].filter((name) => !columns.includes(name))
  const places = [
    ...missing.map((column) => ({ at, column })),
    ...(columns.includes('price') ? [] : lines.map((line) => ({ at: line.at, column: 'price' }))),
  ]
  const names = [...new Set(places.map(({ column }) => column))].join(', ')
  return places.map((place) => ({ ...place, wrong: fileWord(locale, 'newNeeds', { columns: names }) }))
}

/** A mistyped SKU is a new variant: of a colour and a size, where the others have them. */
function newVariantFaults(
  { at, cells: { sku = '' } }: CsvLine,
  columns: readonly string[],
  owned: ReadonlyMap<string, object>,
  locale: Locale,
): ProductFault[] {
  if (sku === '' || owned.has(sku)) return []
  const missing = ['colour', 'size', 'price'].filter(
    (name) => !columns.includes(name) && [...owned.values()].some((each) => valueAt(each, [name]) !== undefined),
  )
  const wrong = fileWord(locale, 'newVariantNeeds', { sku, columns: missing.join(', ') })
  return missing.map((column) => ({ at, column, wrong }))
}

/** The fields of some columns as the cells say, over those that are there. */
function fieldsOf(these: readonly ProductColumn[], cells: Record<string, string>, kept: object): Fields {
  const fields: Fields = { ...kept }
  for (const column of these) {
    const cell = cells[column.name] ?? ''
    put(fields, column.path, cell === '' ? undefined : valueOf(column, cell))
  }
  return fields
}
