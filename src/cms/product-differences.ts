import { languageName, locales, type Locale } from '../domain/locale.ts'
import { money } from '../domain/money.ts'
import { cellOf, productColumns, valueAt, variantColumns, type ProductColumn } from './product-columns.ts'
import type { ProductLine } from './product-file.ts'
import { fileWord } from './product-file-words.ts'
import { isStaffMessage, staffText } from './staff-words.ts'

/** A field that an import would change, by its label and as its user reads it; nothing is an empty text. */
export type FieldDifference = { field: string; from: string; to: string }
/** A product that an import would make or change. */
export type ProductDifference = {
  at: number
  code: string
  title: string
  isNew: boolean
  isDraft: boolean
  fields: FieldDifference[]
}

/** Characters of a long text that are shown, from a little before the first that differs. */
const EXCERPT = 160
const BEFORE = 40

/** What a line changes of a product, field by field; variants go by their SKU. */
export function fieldDifferences(before: object, after: ProductLine, locale: Locale): FieldDifference[] {
  const variantsBefore = variantsBySku(before)
  const variantsAfter = variantsBySku(after)
  const own = ofColumns(productColumns, before, after, locale)
  const kept = [...variantsAfter].flatMap(([sku, variant]) => {
    const other = variantsBefore.get(sku)
    if (!other) return [{ field: label('variants', locale), from: '', to: variantText(sku, variant, locale) }]
    return ofColumns(variantColumns, other, variant, locale).map((each) => ({
      ...each,
      field: `${sku} – ${each.field}`,
    }))
  })
  const gone = [...variantsBefore].flatMap(([sku, variant]) =>
    variantsAfter.has(sku)
      ? []
      : [{ field: label('variants', locale), from: variantText(sku, variant, locale), to: '' }],
  )
  return [...own, ...kept, ...gone]
}

const variantText = (sku: string, variant: object, locale: Locale): string =>
  [sku, valueAt(variant, ['colour']), valueAt(variant, ['size']), money(Number(valueAt(variant, ['price'])), locale)]
    .filter(Boolean)
    .join(', ')

/** The variants of a line, which may lack what a line must have. */
export function variantsBySku(line: object): Map<string, object> {
  const variants = valueAt(line, ['variants'])
  return new Map(
    (Array.isArray(variants) ? variants : []).map((each: object) => [String(valueAt(each, ['sku'])), each]),
  )
}

const ofColumns = (
  columns: readonly ProductColumn[],
  before: object,
  after: object,
  locale: Locale,
): FieldDifference[] =>
  columns.flatMap((column) => {
    const [from, to] = [before, after].map((one) => shown(column, valueAt(one, column.path), locale)) as [
      string,
      string,
    ]
    return from === to ? [] : [{ field: columnLabel(column, locale), ...excerpts(from, to) }]
  })

function shown(column: ProductColumn, value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return ''
  if (column.kind === 'dollars') return money(Number(value), locale)
  if (column.kind === 'yesNo') return fileWord(locale, value === true ? 'yes' : 'no')
  return cellOf(column, value)
}

const label = (field: string, locale: Locale): string => {
  const name = `label_${field}`
  return isStaffMessage(name) ? staffText(locale, name) : field
}

function columnLabel({ path }: ProductColumn, locale: Locale): string {
  const [field = '', language] = path
  const spoken = locales.find((each) => each === language)
  return spoken ? `${label(field, locale)} (${languageName[spoken]})` : label(field, locale)
}

function excerpts(from: string, to: string): { from: string; to: string } {
  let same = 0
  while (same < from.length && same < to.length && from[same] === to[same]) same++
  const start = Math.max(0, same - BEFORE)
  const cut = (text: string) => {
    if (text.length <= EXCERPT) return text
    const end = start + EXCERPT
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
  }
  return { from: cut(from), to: cut(to) }
}
