import type { CartLine } from '../../domain/cart/cart.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { LineRow } from './cart-rows.ts'

/** What is still known of a product that is no longer published, or of which only the SKU is left. */
export type GoneProduct = { id: string; title: Both }

/** The products of SKUs that are in a cart and no longer for sale, by SKU. */
export async function goneProducts(rows: Rows, skus: readonly string[]): Promise<Map<string, GoneProduct>> {
  if (skus.length === 0) return new Map()
  const found = await rows<{ sku: string; code: string; en: string | null; fr: string | null }>(sql`
    select v.sku, p.code, en.title as en, fr.title as fr from products_variants v join products p on p.id = v._parent_id
    left join products_locales en on en._parent_id = p.id and en._locale = 'en'
    left join products_locales fr on fr._parent_id = p.id and fr._locale = 'fr'
    where v.sku in (${sqlList([...skus])})`)
  const known = new Map(found.map(({ sku, code, en, fr }) => [sku, { id: code, title: bothOf(en, fr, sku) }]))
  return new Map(skus.map((sku) => [sku, known.get(sku) ?? { id: sku, title: { en: sku, fr: sku } }]))
}

const bothOf = (en: string | null, fr: string | null, sku: string): Both => ({
  en: en ?? fr ?? sku,
  fr: fr ?? en ?? sku,
})

/**
 * Every row of a cart with its line. One whose product is gone stays until the shopper removes it: what they chose
 * never vanishes without a word.
 * @param sold the lines of what is for sale, in the order of the rows
 */
export async function withGone(
  rows: Rows,
  found: readonly LineRow[],
  sold: readonly (CartLine | undefined)[],
  locale: Locale,
): Promise<{ row: LineRow; line: CartLine }[]> {
  const missing = found.flatMap(({ sku }, at) => (sold[at] ? [] : [sku]))
  const gone = await goneProducts(rows, missing)
  return found.flatMap((row, at) => {
    const product = gone.get(row.sku)
    const line = sold[at] ?? (product && goneLine(row, product, locale))
    return line ? [{ row, line }] : []
  })
}

function goneLine({ sku, quantity, seenPrice, gift }: LineRow, { id, title }: GoneProduct, locale: Locale): CartLine {
  const price = seenPrice ?? 0
  return {
    sku,
    productId: id,
    // Its page is gone: there may be others of that name.
    href: `${paths.search(locale)}?q=${encodeURIComponent(title[locale])}`,
    title: title[locale],
    brand: '',
    quantity,
    unitPrice: price,
    regularPrice: price,
    shippingClass: 'standard',
    left: 0,
    forPickup: false,
    ...(gift && { gift }),
    problem: 'unavailable',
  }
}
