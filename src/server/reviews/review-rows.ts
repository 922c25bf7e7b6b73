import { localeOr, type Locale } from '../../domain/locale.ts'
import {
  fits,
  ratingOf,
  starValues,
  usualFit,
  type ProductReviews,
  type Rating,
  type Review,
  type StarCounts,
} from '../../domain/reviews/review.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { picturesOf } from './review-pictures.ts'

type Id = number | string

/** The ratings of products by their documents; one without published reviews is not in the answer. */
export async function ratingsOf(rows: Rows, products: readonly Id[]): Promise<ReadonlyMap<Id, Rating>> {
  const found = await rowsIn<{ product: Id; stars: number | string; count: number | string }>(
    rows,
    products,
    (ids) => sql`
      select product_id as product, stars, count(*) as count from reviews
      where status = 'published' and product_id in (${ids}) group by product_id, stars`,
  )
  const counts = new Map<number, [number, number, number, number, number]>()
  for (const { product, stars, count } of found) {
    const own = counts.get(Number(product)) ?? [0, 0, 0, 0, 0]
    own[Number(stars) - 1] = Number(count)
    counts.set(Number(product), own)
  }
  return new Map(
    [...counts].flatMap(([product, own]) => {
      const rating = ratingOf(own)
      return rating ? [[product, rating] as const] : []
    }),
  )
}

type Row = {
  id: Id
  stars: number | string
  title: string | null
  text: string | null
  author: string | null
  fit: string | null
  used_for: string | null
  language: string
  written_at: string | Date
  reply: string | null
  helpful: number | string | null
  is_imported: boolean | number | null
  order: string | null
}

async function publishedReviews(rows: Rows, productCode: string, locale: Locale, most: number): Promise<Review[]> {
  const found = await rows<Row>(sql`
    select r.id, r.stars, r.title, r.text, r.author, r.fit, r.used_for, r.language, r.written_at, r.reply, r.helpful, r.is_imported, r."order"
    from reviews r join products p on p.id = r.product_id
    where p.code = ${productCode} and r.status = 'published'
    order by case when r.language = ${locale} then 0 else 1 end, coalesce(r.helpful, 0) desc, r.written_at desc, r.id desc limit ${most}`)
  const pictures = await picturesOf(
    rows,
    found.map(({ id }) => id),
  )
  return found.map((row) => {
    const own = pictures.get(Number(row.id))
    return own ? { ...reviewOf(row), pictures: own } : reviewOf(row)
  })
}

async function countsOf(rows: Rows, productCode: string) {
  const found = await rows<{ stars: number | string; fit: string | null; count: number | string }>(sql`
    select r.stars, r.fit, count(*) as count from reviews r join products p on p.id = r.product_id
    where p.code = ${productCode} and r.status = 'published' group by r.stars, r.fit`)
  const sum = (isIts: (row: (typeof found)[number]) => boolean) =>
    found.filter(isIts).reduce((all, { count }) => all + Number(count), 0)
  const [one, two, three, four, five] = starValues.map((value) => sum((row) => Number(row.stars) === value))
  const [small, right, large] = fits.map((fit) => sum((row) => row.fit === fit))
  return {
    stars: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0] satisfies StarCounts,
    fits: { small: small ?? 0, true: right ?? 0, large: large ?? 0 },
  }
}

/**
 * What a product's page shows of its reviews: those in the reader's language before the others, of these what helped
 * most first, then the newest.
 */
export async function productReviews(
  rows: Rows,
  { code, locale, rating }: { code: string; locale: Locale; rating: Rating },
  most: number,
): Promise<ProductReviews> {
  const counts = await countsOf(rows, code)
  const fit = usualFit(counts.fits)
  return { rating, stars: counts.stars, ...(fit && { fit }), shown: await publishedReviews(rows, code, locale, most) }
}

function reviewOf(row: Row): Review {
  const fit = fits.find((each) => each === row.fit)
  return {
    id: String(row.id),
    stars: starValues.find((value) => value === Number(row.stars)) ?? 5,
    title: row.title ?? '',
    text: row.text ?? '',
    author: row.author ?? '',
    ...(fit && { fit }),
    ...(row.used_for && { usedFor: row.used_for }),
    locale: localeOr(row.language),
    writtenOn: shopDay(instantOf(new Date(row.written_at).toISOString())),
    isVerified: !row.is_imported || row.order !== null,
    helpful: Number(row.helpful ?? 0),
    ...(row.reply && { reply: row.reply }),
  }
}
