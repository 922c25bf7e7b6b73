import type { Payload } from 'payload'
import { reviewElement } from '../../domain/feeds/google-review.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { paths } from '../../domain/paths.ts'
import { starValues } from '../../domain/reviews/review.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import { instantOf } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

type Row = {
  code: string
  id: number | string
  stars: number | string
  title: string | null
  text: string | null
  author: string | null
  written_at: string | Date
}

/**
 * The published reviews of some products in their own language, as elements of a feed. Those of the sample catalogue
 * are of nobody, and in none; of imported ones without their order nobody knows how they were asked for.
 */
export async function reviewLines(
  { payload, siteUrl }: { payload(): Promise<Payload>; siteUrl: string },
  products: readonly CatalogueProduct[],
): Promise<string> {
  const [locale] = products.map((product) => product.locale)
  if (!locale) return ''
  const rows = await rowsIn<Row>(
    rowsOf(await payload()),
    products.map(({ id }) => id),
    (codes) => sql`select p.code, r.id, r.stars, r.title, r.text, r.author, r.written_at
      from reviews r join products p on p.id = r.product_id
      where p.code in (${codes}) and r.language = ${locale} and r.status = 'published' and not r.is_sample
      and (r."order" is not null or not coalesce(r.is_imported, ${false})) order by r.id`,
  )
  return products
    .flatMap((product) =>
      rows
        .filter(({ code }) => code === product.id)
        .map((row) =>
          reviewElement({
            id: String(row.id),
            stars: starValues.find((stars) => stars === Number(row.stars)) ?? 1,
            title: row.title ?? '',
            text: row.text ?? '',
            author: row.author ?? '',
            locale,
            writtenAt: instantOf(new Date(row.written_at).toISOString()),
            url: absoluteUrl(siteUrl, paths.reviews(locale, product.id, product.slug)),
            product: {
              url: absoluteUrl(siteUrl, paths.product(locale, product.id, product.slug)),
              title: product.title,
              brand: product.brand.name,
              skus: product.variants.map(({ sku }) => sku),
              gtins: product.variants.flatMap(({ gtin }) => (gtin ? [gtin] : [])),
            },
          }),
        ),
    )
    .join('')
}
