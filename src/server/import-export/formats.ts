import { isShopify, titlesOf } from '../../cms/shopify-columns.ts'
import { columnName, readTitles } from '../../domain/reviews/review-table.ts'

/** What goes out of the shop as a file and comes back, and the file's name. */
export const exportFormats = {
  products: 'products.jsonl',
  'products-csv': 'products.csv',
  stores: 'stores.csv',
  stock: 'stock.csv',
  reviews: 'reviews.csv',
  'menu-en': 'menu-en.json',
  'menu-fr': 'menu-fr.json',
} as const
export type ExportFormat = keyof typeof exportFormats

/** So many characters at the start of a file say its format. */
export const HEAD = 64 * 1024

/** What comes in besides: the products of another shop. */
export type ImportFormat = ExportFormat | 'shopify'
export const productFormats = ['products', 'products-csv', 'shopify'] as const
export type ProductFormat = (typeof productFormats)[number]
/** Products are lines, a table, or Shopify's table. */
export const isOfProducts = (format: ImportFormat): format is ProductFormat =>
  productFormats.some((each) => each === format)
export const isExportFormat = (format: string | undefined): format is ExportFormat =>
  format !== undefined && Object.hasOwn(exportFormats, format)

/**
 * The format of a file, by how its text begins, whatever its name is: products are JSON objects, a menu is a list whose
 * links say its language, and the others are tables with columns of their own, as products may be too. Undefined for
 * anything else.
 * @param head the first thousands of characters
 */
export function formatOf(head: string): ImportFormat | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('{')) return 'products'
  if (text.startsWith('[')) {
    const language = /"url"\s*:\s*"(?:https?:\/\/[^/"]+)?\/(en|fr)\b/.exec(text)?.[1]
    return language === undefined ? undefined : `menu-${language === 'fr' ? 'fr' : 'en'}`
  }
  const columns = titlesOf(text)
  const has = (...names: string[]) => names.every((name) => columns.includes(name))
  if (has('code', 'sku')) return 'products-csv'
  if (readTitles(columns.map(columnName)).missing.length === 0) return 'reviews'
  if (isShopify(columns)) return 'shopify'
  if (has('sku', 'location') || has('sku', 'quantity')) return 'stock'
  return has('slug') ? 'stores' : undefined
}
