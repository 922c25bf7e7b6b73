import { decimalMark } from '../domain/digits.ts'
import type { Locale } from '../domain/locale.ts'
import { isUnclearAmount, plainAmount, typedAmount } from '../domain/pricing/typed-amount.ts'
import { joined, separated } from './cell-lists.ts'

type Field = string
/** What a cell has; those of several lines have fields of their own, of which the last may be a list. */
type Kind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'yesNo' }
  | { kind: 'dollars' }
  | { kind: 'list' }
  | { kind: 'lines'; fields: readonly (readonly Field[])[]; rest?: Field }
/** A column of the table of products, and the field of a product's line (product-file.ts) that it is. */
export type ProductColumn = Kind & { name: string; path: readonly Field[] }

const text = (name: string, ...path: Field[]): ProductColumn => ({
  kind: 'text',
  name,
  path: path.length > 0 ? path : [name],
})
const both = (name: string): ProductColumn[] => [text(`${name}_en`, name, 'en'), text(`${name}_fr`, name, 'fr')]
const list = (name: string): ProductColumn => ({ kind: 'list', name, path: [name] })

/** Of the product: on its first row, or on each of them. */
export const productColumns: readonly ProductColumn[] = [
  text('code'),
  ...both('title'),
  ...both('slug'),
  text('brand'),
  list('categories'),
  ...both('description'),
  ...both('features'),
  ...both('materials'),
  ...both('care'),
  {
    kind: 'lines',
    name: 'specifications',
    path: ['specifications'],
    fields: [
      ['label', 'en'],
      ['label', 'fr'],
      ['value', 'en'],
      ['value', 'fr'],
    ],
  },
  text('gender'),
  text('availability'),
  text('available_from', 'availableFrom'),
  text('shipping_class', 'shippingClass'),
  text('tax_class', 'taxClass'),
  text('seller'),
  { kind: 'number', name: 'low_stock_up_to', path: ['lowStockUpTo'] },
  { kind: 'yesNo', name: 'is_new', path: ['isNew'] },
  { kind: 'number', name: 'popularity', path: ['popularity'] },
  text('published_on', 'publishedOn'),
  list('pictures'),
  { kind: 'lines', name: 'colours', path: ['colours'], fields: [['colour']], rest: 'pictures' },
  { kind: 'lines', name: 'sizes', path: ['sizes'], fields: [['key'], ['name', 'en'], ['name', 'fr']] },
  list('collections'),
  list('activities'),
  { kind: 'lines', name: 'tags', path: ['tags'], fields: [['tag']], rest: 'skus' },
]

/** The fields with a column in each language. */
export const fieldsInBoth: readonly Field[] = productColumns.flatMap(({ path: [name = '', language] }) =>
  language === 'en' ? [name] : [],
)

/** Of the variant that the row is. */
export const variantColumns: readonly ProductColumn[] = [
  text('sku'),
  text('colour'),
  text('size'),
  { kind: 'dollars', name: 'price', path: ['price'] },
  { kind: 'dollars', name: 'sale_price', path: ['salePrice'] },
  { kind: 'dollars', name: 'employee_price', path: ['employeePrice'] },
  { kind: 'yesNo', name: 'clearance', path: ['clearance'] },
  { kind: 'yesNo', name: 'stocked', path: ['stocked'] },
  { kind: 'number', name: 'weight_grams', path: ['weightGrams'] },
  text('gtin'),
  text('mpn'),
]

const [yes, no] = [
  ['yes', 'oui', 'true', '1'],
  ['no', 'non', 'false', '0'],
] as const

/** The text of a cell for a value, as spreadsheets in a language read it; nothing for nothing. */
export function cellOf(column: ProductColumn, value: unknown, locale: Locale = 'en'): string {
  if (value === undefined || value === null) return ''
  if (column.kind === 'dollars') return plainAmount(Number(value), locale)
  if (column.kind === 'number') return String(value).replace('.', decimalMark(locale))
  if (column.kind === 'yesNo') return value === true ? yes[0] : no[0]
  if (column.kind === 'list') return joined(listIn(value))
  if (column.kind !== 'lines') return String(value)
  const { fields, rest } = column
  return listIn(value)
    .map((each) =>
      joined([...fields.map((path) => valueAt(each, path) ?? ''), ...(rest ? listIn(valueAt(each, [rest])) : [])]),
    )
    .join('\n')
}

/** What a cell that is not empty says; undefined where it says nothing of its kind. */
export function valueOf(column: ProductColumn, cell: string): unknown {
  if (column.kind === 'text') return cell
  if (column.kind === 'dollars') return isUnclearAmount(cell) ? undefined : typedAmount(cell)
  if (column.kind === 'number') return /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined
  if (column.kind === 'yesNo') {
    const word = cell.toLowerCase()
    return yes.some((each) => each === word) ? true : no.some((each) => each === word) ? false : undefined
  }
  if (column.kind === 'list') return separated(cell).filter((each) => each !== '')
  const { fields, rest } = column
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = separated(line)
      const row: Record<string, unknown> = {}
      for (const [at, path] of fields.entries()) put(row, path, found[at] ?? '')
      const others = found.slice(fields.length).filter((each) => each !== '')
      if (rest) row[rest] = others
      else if (others.length > 0) return joined(found)
      return row
    })
}

export function valueAt(value: unknown, path: readonly Field[]): unknown {
  let found = value
  for (const field of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined
  return found
}

/** Sets a field of a product, and what is above it; nothing takes it away. */
export function put(fields: Record<string, unknown>, [first = '', ...rest]: readonly Field[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) delete fields[first]
    else fields[first] = value
    return
  }
  if (value === undefined && fields[first] === undefined) return
  const below = { ...Object(fields[first]) } as Record<string, unknown>
  put(below, rest, value)
  fields[first] = below
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
