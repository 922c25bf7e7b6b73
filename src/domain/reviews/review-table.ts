import { locales, type Locale } from '../locale.ts'
import { dayOfText, type Day } from '../time.ts'
import { longest, readReview, type ReviewField, type ReviewProblem, type WrittenReview } from './review-form.ts'

/** What a review can be: read by nobody of the shop yet, shown, or not to be shown. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** The columns of the shop's own table of reviews, in their order. */
export const reviewColumns = [
  'key',
  'product',
  'rating',
  'title',
  'body',
  'author',
  'language',
  'date',
  'fit',
  'used_for',
  'status',
  'reply',
  'order',
] as const
type Column = (typeof reviewColumns)[number]
/** Of the shop's own export besides: where the pictures are on this site. No import takes them in. */
export const PICTURES_COLUMN = 'pictures'

/** What Judge.me, Yotpo and Shopify’s Product Reviews call the same, as their files head their columns. */
const others: Partial<Record<Column, readonly string[]>> = {
  product: ['product_handle', 'sku', 'product_id'],
  rating: ['review_score'],
  title: ['review_title'],
  body: ['review_content'],
  author: ['reviewer_name', 'reviewer_display_name', 'display_name'],
  date: ['review_date', 'review_creation_date', 'created_at'],
  status: ['state', 'published'],
  reply: ['comment_content'],
}
const names = (column: Column): readonly string[] => [column, ...(others[column] ?? [])]

const statuses: Record<string, ReviewStatus> = {
  published: 'published',
  true: 'published',
  approved: 'published',
  '': 'pending',
  pending: 'pending',
  unpublished: 'pending',
  false: 'pending',
  rejected: 'rejected',
  spam: 'rejected',
  flagged: 'rejected',
}

/** A review as a line of a table has it. `products` are the names it gives to what it is of, the surest first. */
export type TableReview = WrittenReview & {
  products: string[]
  locale: Locale
  writtenOn: Day
  status: ReviewStatus
  reply: string
  order: string
  key: string
}
/** What is wrong with a line: the column of the shop's own table, and what it says. */
export type TableFault = { column: Column; problem: ReviewProblem | 'unknown'; value: string }

/** `Review Score` is `review_score`. */
export const columnName = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/**
 * The columns without which no review can be read, and those that are left out.
 * @param titles of the file, by `columnName`
 */
export function readTitles(titles: readonly string[]): { missing: Column[]; leftOut: string[] } {
  const needed: Column[] = ['product', 'rating', 'date']
  const known = new Set(reviewColumns.flatMap(names))
  return {
    missing: needed.filter((column) => !names(column).some((name) => titles.includes(name))),
    leftOut: titles.filter((title) => !known.has(title)),
  }
}

/**
 * The review of a line, by the rules of the shop's own form: links, markup and what is too long are refused; or all
 * that is wrong with it. A review without a status waits for staff.
 * @param cells by `columnName`
 * @param given.locale the language of lines that name none
 * @param given.today the last day on which a review can have been written
 */
export function readTableLine(
  cells: Readonly<Record<string, string>>,
  { locale, today }: { locale: Locale; today: Day },
): TableReview | TableFault[] {
  const cell = (column: Column) => names(column).flatMap((name) => cells[name] || [])[0] ?? ''
  const faults: TableFault[] = []
  const fault = (column: Column) => void faults.push({ column, problem: 'unknown', value: cell(column) })
  const review = readReview({
    stars: cell('rating').replace(/\.0+$/, ''),
    title: cell('title'),
    text: cell('body'),
    author: cell('author'),
    fit: cell('fit'),
    usedFor: cell('used_for'),
  })
  if (Array.isArray(review))
    for (const { field, problem } of review) {
      const column = columnOf[field]
      faults.push({ column, problem: column === 'rating' ? 'unknown' : problem, value: cell(column) })
    }
  const products = names('product').flatMap((name) => cells[name] || [])
  if (products.length === 0) faults.push({ column: 'product', problem: 'missing', value: '' })
  const writtenOn = dayOfText(
    cell('date')
      .replace(/ UTC$/, 'Z')
      .replace(/ (?=Z$|[+-])/, ''),
  )
  if (!writtenOn || writtenOn > today) fault('date')
  const language = cell('language').toLowerCase().slice(0, 2) || locale
  const own = locales.find((each) => each === language)
  if (!own) fault('language')
  const status = statuses[cell('status').toLowerCase()]
  if (!status) fault('status')
  const reply = cell('reply')
  if (reply.length > longest.text) faults.push({ column: 'reply', problem: 'too-long', value: '' })
  if (faults.length > 0 || Array.isArray(review) || !writtenOn || !own || !status) return faults
  return { ...review, products, locale: own, writtenOn, status, reply, order: cell('order'), key: cell('key') }
}

const columnOf: Record<ReviewField, Column> = {
  stars: 'rating',
  title: 'title',
  usedFor: 'used_for',
  text: 'body',
  author: 'author',
}
