import type { StockDescription } from '../../cms/stock-csv.ts'
import type { Locale } from '../../domain/locale.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

/** What is sold under some SKUs, as people know it; one query, however many there are. */
export async function describeSkus(
  rows: Rows,
  skus: readonly string[],
  locale: Locale,
): Promise<Map<string, StockDescription>> {
  type Row = { sku: string; product: string } & Record<Exclude<keyof StockDescription, 'product'>, string | null>
  const found = await rowsIn<Row>(
    rows,
    [...new Set(skus)],
    (list) => sql`
      select v.sku, coalesce(nullif(words.title, ''), p.code) as product, b.name as brand,
        coalesce(own.name, v.colour) as colour, coalesce(called.name, v.size) as size
      from products_variants v join products p on p.id = v._parent_id
      left join products_locales words on words._parent_id = p.id and words._locale = ${locale}
      left join brands b on b.id = p.brand_id
      left join colours c on c.key = v.colour
      left join colours_locales own on own._parent_id = c.id and own._locale = ${locale}
      left join products_sizes s on s._parent_id = p.id and s.key = v.size
      left join products_sizes_locales called on called._parent_id = s.id and called._locale = ${locale}
      where v.sku in (${list})`,
  )
  return new Map(
    found.map(({ sku, product, brand, colour, size }) => [
      sku,
      { product, brand: brand ?? '', colour: colour ?? '', size: size ?? '' },
    ]),
  )
}
