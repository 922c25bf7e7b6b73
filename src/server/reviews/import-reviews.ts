import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tableFromCsv } from '../../cms/csv-table.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { reviewFault, reviewTableWord } from '../../cms/review-table-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { columnName, readTableLine, readTitles, type TableReview } from '../../domain/reviews/review-table.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { isoInstant } from '../../domain/time.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { recordChanges } from '../feed/changes.ts'
import { findOrder } from '../orders/order-rows.ts'

const MOST_LINES = 20_000
/** Reviews of a transaction. */
const AT_ONCE = 200
const PREFIX = 'imported '

type Product = { id: number; code: string }
type Imported = TableReview & { product: Product; uniqueKey: string; knownOrder?: string }
export type ReviewsImported =
  | { imported: number; wouldAdd?: number; warnings: string[] }
  | { message: string; problems: string[] }

/**
 * Adds the reviews of a table: all lines or none. A review that is there already stays as it is, so the same file twice
 * adds nothing. They count as imported, and as of a verified buyer only where the table names the order.
 * @param options.locale the language of lines that name none
 */
export async function importReviews(
  req: PayloadRequest,
  csv: string,
  { dryRun = false, locale }: { dryRun?: boolean; locale: Locale },
): Promise<ReviewsImported> {
  const [staff, rows, now] = [localeOf(req), rowsOf(req.payload), Date.now()]
  const refused = (problems: string[]) => ({ message: reviewTableWord(staff, 'unchanged'), problems })
  const table = tableFromCsv(csv, MOST_LINES)
  if (!table) return refused([reviewTableWord(staff, 'noTable')])
  if (table.isLong) return refused([reviewTableWord(staff, 'tooLarge')])
  const { missing, leftOut } = readTitles(table.titles.map(columnName))
  if (missing.length > 0) return refused(missing.map((column) => reviewTableWord(staff, 'missing', { column })))
  if (table.lines.length === 0) return refused([reviewTableWord(staff, 'noLines')])

  const problems: string[] = []
  const wrong = (at: number, text: string) => void problems.push(reviewTableWord(staff, 'line', { at, wrong: text }))
  const lines: { at: number; review: TableReview }[] = []
  for (const { at, cells, uneven } of table.lines) {
    if (uneven) wrong(at, reviewTableWord(staff, 'uneven', uneven))
    const named = Object.fromEntries(Object.entries(cells).map(([title, text]) => [columnName(title), text]))
    const review = readTableLine(named, { locale, today: shopDay(now) })
    if (!Array.isArray(review)) lines.push({ at, review })
    else if (!uneven) for (const fault of review) wrong(at, reviewFault(staff, fault))
  }
  const products = await productsBy(rows, [...new Set(lines.flatMap(({ review }) => review.products))])
  const found: Imported[] = []
  for (const { at, review } of lines) {
    const product = review.products.flatMap((name) => products.get(name) ?? [])[0]
    if (product) found.push({ ...review, product, ...(await identified(rows, review, product)) })
    else wrong(at, reviewTableWord(staff, 'unknownProduct', { product: review.products[0] ?? '' }))
  }
  if (problems.length > 0) return refused(problems)

  // An export of this shop names the keys of its own reviews.
  const keys = found.flatMap(({ uniqueKey, key }) => [uniqueKey, key])
  const known = new Set(
    (await rowsIn<{ key: string }>(rows, keys, (some) => sql`select key from reviews where key in (${some})`)).map(
      ({ key }) => key,
    ),
  )
  const added = [...new Map(found.map((review) => [review.uniqueKey, review])).values()].filter(
    ({ uniqueKey, key }) => !known.has(uniqueKey) && !known.has(key),
  )
  const warnings = leftOut.length > 0 ? [reviewTableWord(staff, 'leftOut', { columns: leftOut.join(', ') })] : []
  if (dryRun) return { imported: 0, wouldAdd: added.length, warnings }
  for (let from = 0; from < added.length; from += AT_ONCE) await add(req, added.slice(from, from + AT_ONCE), now)
  return { imported: added.length, warnings }
}

/**
 * The key of the shop's own review of an order where it is known; else the one that the table gives, or a sum of what
 * the review says, never that of an order to come.
 */
async function identified(
  rows: Rows,
  { key, order, stars, title, text, author, writtenOn }: TableReview,
  { code }: Product,
): Promise<{ uniqueKey: string; knownOrder?: string }> {
  const number = order === '' ? undefined : readOrderNumber(order)
  const stored = number === undefined ? undefined : await findOrder(rows, number)
  if (stored?.data.lines.some(({ productId }) => productId === code))
    return { uniqueKey: `${stored.number} ${code}`, knownOrder: stored.number }
  const sum = createHash('sha256').update(JSON.stringify([code, stars, title, text, author, writtenOn]))
  const own = key || sum.digest('hex').slice(0, 32)
  return { uniqueKey: own.startsWith(PREFIX) ? own : PREFIX + own }
}

/** Products by their codes, their SKUs and the slugs of their addresses; a code comes before the rest. */
async function productsBy(rows: Rows, names: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const found = await rowsIn<Product & { name: string; rank: number }>(
    rows,
    names,
    (some) => sql`
      select p.id, p.code, p.code as name, 0 as rank from products p where p.code in (${some})
      union select p.id, p.code, v.sku, 1 from products p join products_variants v on v._parent_id = p.id where v.sku in (${some})
      union select p.id, p.code, l.slug, 2 from products p join products_locales l on l._parent_id = p.id where l.slug in (${some})`,
  )
  return new Map(found.toSorted((a, b) => Number(b.rank) - Number(a.rank)).map((row) => [row.name, row]))
}

async function add(req: PayloadRequest, reviews: readonly Imported[], now: number): Promise<void> {
  const at = isoInstant(now)
  await inTransaction(req.payload, async (rows) => {
    const shown = new Set<number>()
    for (const {
      product,
      uniqueKey,
      knownOrder,
      status,
      locale,
      stars,
      fit,
      usedFor,
      title,
      text,
      author,
      ...rest
    } of reviews) {
      const isDecided = status !== 'pending'
      const made = await rows(sql`
        insert into reviews (key, product_id, status, language, stars, fit, used_for, title, text, author, written_at, reply,
        "order", is_sample, is_imported, decided_by, decided_at, created_at, updated_at)
        values (${uniqueKey}, ${product.id}, ${status}, ${locale}, ${stars}, ${fit ?? null}, ${usedFor ?? null},
        ${title}, ${text}, ${author}, ${`${rest.writtenOn}T12:00:00.000Z`}, ${rest.reply || null}, ${knownOrder ?? null}, ${false},
        ${true}, ${isDecided ? (req.user?.email ?? null) : null}, ${isDecided ? at : null}, ${at}, ${at})
        on conflict (key) do nothing returning id`)
      if (made.length > 0 && status === 'published') shown.add(product.id)
    }
    await recordChanges(
      req.payload,
      rows,
      [...shown].map((id) => ({ target: 'products', docId: String(id) })),
    )
  })
}
