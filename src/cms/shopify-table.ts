import { CsvError } from 'csv-parse'
import type { Locale } from '../domain/locale.ts'
import { typedAmount } from '../domain/pricing/typed-amount.ts'
import { rowsOfCsv, under, type CsvLine } from './csv-table.ts'
import type { ProductFault } from './product-file.ts'
import { fileWord } from './product-file-words.ts'
import { requiredOfShopify, silentOfShopify, takenOfShopify } from './shopify-columns.ts'

export type ShopifyVariant = {
  at: number
  /** The values of its options, by the names of the options in lower case. */
  options: { name: string; value: string }[]
  sku: string
  price: number
  salePrice?: number
  weightGrams?: number
  gtin?: string
  /** Units, where Shopify counts them. */
  quantity?: number
  picture?: string
}
/** A product as Shopify's export says it, by the row where it begins. Money is in cents. */
export type ShopifyProduct = {
  at: number
  handle: string
  title: string
  html: string
  vendor: string
  type: string
  tags: string[]
  isActive: boolean
  pictures: { at: number; src: string; place: number; alt: string }[]
  variants: ShopifyVariant[]
}

/**
 * The products of Shopify's export, one after the other: rows with one handle, of which the first has the words.
 * @param ignored gets the columns that say something and are not taken in
 */
export async function* productsOfShopify(
  csv: string | AsyncIterable<string>,
  locale: Locale,
  ignored: Set<string> = new Set(),
): AsyncGenerator<ShopifyProduct | { at: number; faults: ProductFault[] }> {
  let titles: string[] | undefined
  let open: CsvLine[] = []
  try {
    for await (const row of rowsOfCsv(csv)) {
      if (!titles) {
        titles = row.cells
        const missing = requiredOfShopify.filter((column) => !row.cells.includes(column))
        if (missing.length > 0)
          return void (yield {
            at: row.at,
            faults: missing.map((column) => ({ at: row.at, wrong: fileWord(locale, 'missingColumn', { column }) })),
          })
        continue
      }
      const line = under(titles, row)
      for (const [title, cell] of Object.entries(line.cells))
        if (cell !== '' && !takenOfShopify.has(title) && !silentOfShopify[title]?.test(cell)) ignored.add(title)
      if (open.length > 0 && line.cells.Handle !== open[0]?.cells.Handle) {
        yield productOf(open, locale)
        open = []
      }
      open.push(line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return void (yield { at: 1, faults: [{ at: 1, wrong: fileWord(locale, 'noTable') }] })
  }
  if (open.length > 0) yield productOf(open, locale)
}

function productOf(lines: readonly CsvLine[], locale: Locale): ShopifyProduct | { at: number; faults: ProductFault[] } {
  const [first] = lines
  const { at = 1, cells = {} } = first ?? {}
  const faults: ProductFault[] = []
  const fault = (line: CsvLine, wrong: string) => void faults.push({ at: line.at, wrong })
  for (const line of lines) if (line.uneven) fault(line, fileWord(locale, 'uneven', line.uneven))
  if (faults.length > 0) return { at, faults }
  if (first && !cells.Handle) fault(first, fileWord(locale, 'noCell', { column: 'Handle' }))
  if (first && !cells.Title) fault(first, fileWord(locale, 'noCell', { column: 'Title' }))
  const optionNames = [1, 2, 3].map((n) => (cells[`Option${n} Name`] ?? '').toLowerCase())
  // A row that has a picture alone is not a variant.
  const variants = lines
    .filter((line) => line === first || line.cells['Variant Price'] || line.cells['Option1 Value'])
    .map((line) => variantOf(line, optionNames, locale, (wrong) => fault(line, wrong)))
  if (faults.length > 0) return { at, faults }
  return {
    at,
    handle: cells.Handle ?? '',
    title: cells.Title ?? '',
    html: cells['Body (HTML)'] ?? '',
    vendor: cells.Vendor ?? '',
    type: cells.Type ?? '',
    tags: (cells.Tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    isActive: !/^(draft|archived)$/i.test(cells.Status ?? '') && !/^false$/i.test(cells.Published ?? ''),
    pictures: lines
      .flatMap((line) => {
        const { 'Image Src': src = '', 'Image Alt Text': alt = '', 'Image Position': place = '' } = line.cells
        return src ? [{ at: line.at, src, alt, place: Number(place) || 0 }] : []
      })
      .toSorted((a, b) => a.place - b.place),
    variants,
  }
}

function variantOf(
  { at, cells }: CsvLine,
  optionNames: readonly string[],
  locale: Locale,
  fault: (wrong: string) => void,
): ShopifyVariant {
  const amount = (column: string): number | undefined => {
    const cell = cells[column] ?? ''
    const cents = cell === '' ? undefined : typedAmount(cell)
    if (cell !== '' && cents === undefined) fault(fileWord(locale, 'noAmount', { column, cell }))
    return cents
  }
  const whole = (column: string): number | undefined => {
    const cell = cells[column] ?? ''
    if (cell === '') return undefined
    if (/^-?\d+([.,]\d+)?$/.test(cell)) return Math.max(0, Math.round(Number(cell.replace(',', '.'))))
    fault(fileWord(locale, 'noNumber', { column, cell }))
    return undefined
  }
  const [price, compareAt] = [amount('Variant Price'), amount('Variant Compare At Price')]
  if (price === undefined && !cells['Variant Price']) fault(fileWord(locale, 'noCell', { column: 'Variant Price' }))
  const isReduced = price !== undefined && compareAt !== undefined && compareAt > price
  const [grams, quantity] = [whole('Variant Grams'), whole('Variant Inventory Qty')]
  return {
    at,
    options: optionNames.flatMap((name, n) => {
      const value = cells[`Option${n + 1} Value`] ?? ''
      return name && value && !(name === 'title' && value === 'Default Title') ? [{ name, value }] : []
    }),
    sku: (cells['Variant SKU'] ?? '').replace(/^'/, ''),
    price: (isReduced ? compareAt : price) ?? 0,
    ...(isReduced && { salePrice: price }),
    ...(grams && { weightGrams: grams }),
    ...(cells['Variant Barcode'] && { gtin: cells['Variant Barcode'].replace(/^'/, '') }),
    ...(quantity !== undefined && cells['Variant Inventory Tracker'] && { quantity }),
    ...(cells['Variant Image'] && { picture: cells['Variant Image'] }),
  }
}
