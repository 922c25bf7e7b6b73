import type { CartLine } from '../../domain/cart/cart.ts'
import type { Picture } from '../../domain/catalog/product.ts'
import { sizeText } from '../../domain/catalog/size-text.ts'
import { inBoth, otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { LineRow } from './cart-rows.ts'

/** What is still known of a variant that is no longer for sale, or only its SKU. */
export type GoneVariant = { id: string; words: Both<GoneWords>; picture?: Picture }
type GoneWords = Pick<CartLine, 'title' | 'colour' | 'size'> & {
  /** Of its product, where that is still for sale. */
  slug?: string
}

type Row = {
  sku: string
  code: string
  locale: string
  title: string | null
  slug: string | null
  colour: string | null
  size: string | null
  file: string | null
  width: number | string | null
  height: number | string | null
}

/** The variants of SKUs that are in a cart and no longer for sale, by SKU: as the last version of a product had them. */
export async function goneVariants(rows: Rows, skus: readonly string[]): Promise<Map<string, GoneVariant>> {
  if (skus.length === 0) return new Map()
  const found = await rows<Row>(sql`
    select variant.sku, p.code, language.locale, l.title, case when p._status = 'published' then l.slug end as slug, colour_name.name as colour, coalesce(size_name.name, variant.size) as size, media.filename as file, media.width, media.height
    from (
      select old.sku, max(version.id) as id from _products_v_version_variants old
      join _products_v version on version.id = old._parent_id
      join products on products.id = version.parent_id
      where old.sku in (${sqlList([...skus])}) group by old.sku
    ) newest
    join _products_v_version_variants variant on variant._parent_id = newest.id and variant.sku = newest.sku
    join _products_v version on version.id = newest.id
    join products p on p.id = version.parent_id
    cross join (select 'en' as locale union all select 'fr') language
    left join products_locales l on l._parent_id = p.id and cast(l._locale as text) = language.locale
    left join colours on colours.key = variant.colour
    left join colours_locales colour_name on colour_name._parent_id = colours.id and cast(colour_name._locale as text) = language.locale
    left join _products_v_version_colours own_colour on own_colour._parent_id = newest.id and own_colour.colour_id = colours.id
    left join _products_v_rels shown on shown.parent_id = newest.id and shown."order" = 1 and shown.path = 'version.colours.' || (own_colour._order - 1) || '.pictures'
    left join media on media.id = shown.media_id
    left join _products_v_version_sizes size on size._parent_id = newest.id and size.key = variant.size
    left join _products_v_version_sizes_locales size_name on size_name._parent_id = size.id and cast(size_name._locale as text) = language.locale`)
  const of = Map.groupBy(found, ({ sku }) => sku)
  return new Map(
    skus.map((sku) => {
      const known = of.get(sku) ?? []
      const title = (locale: Locale) => known.find((row) => row.locale === locale)?.title
      const words = inBoth((locale): GoneWords => {
        const row = known.find((each) => each.locale === locale)
        return { ...(row && goneWords(row, locale)), title: title(locale) || title(otherLocale(locale)) || sku }
      })
      const picture = known[0] && pictureOf(known[0])
      return [sku, { id: known[0]?.code ?? sku, words, ...(picture && { picture }) }]
    }),
  )
}

const goneWords = ({ slug, colour, size }: Row, locale: Locale): Omit<GoneWords, 'title'> => ({
  ...(colour && { colour }),
  ...(size && { size: sizeText(size, locale) }),
  ...(slug && { slug }),
})

/** The first of its colour, whose words are the title beside it. */
const pictureOf = ({ file, width, height }: Row): Picture | undefined =>
  file && width && height ? { file, width: Number(width), height: Number(height), alt: '' } : undefined

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
  const gone = await goneVariants(rows, missing)
  return found.flatMap((row, at) => {
    const variant = gone.get(row.sku)
    const line = sold[at] ?? (variant && goneLine(row, variant, locale))
    return line ? [{ row, line }] : []
  })
}

function goneLine(
  { sku, quantity, seenPrice, gift }: LineRow,
  { id, words, picture }: GoneVariant,
  locale: Locale,
): CartLine {
  const price = seenPrice ?? 0
  const { slug, ...shown } = words[locale]
  return {
    sku,
    productId: id,
    // Where its page is gone there may be others of that name.
    href: slug ? paths.product(locale, id, slug) : `${paths.search(locale)}?q=${encodeURIComponent(shown.title)}`,
    ...shown,
    ...(picture && { picture }),
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
