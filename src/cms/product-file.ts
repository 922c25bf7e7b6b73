import { z } from 'zod'
import { availabilities, genders, shippingClasses } from '../domain/catalog/product.ts'
import { MOST_LOW_STOCK } from '../domain/catalog/stock.ts'
import { isGtin } from '../domain/feeds/gtin.ts'
import type { Locale } from '../domain/locale.ts'
import { taxClasses } from '../domain/tax/tax-class.ts'
import { fileWord } from './product-file-words.ts'
import { readable, variantsWrong, type PlaceOf, type ReadableProduct } from './readable-product.ts'
import { activities } from '../domain/catalog/activity.ts'

const text = z.string().trim().min(1)
const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const both = <Value extends z.ZodType>(value: Value) => z.strictObject({ en: value, fr: value })
const words = both(z.string().trim()).optional()
const cents = z.int().min(0)
const keys = z.array(text).default([])

const variant = z.strictObject({
  sku: text.max(40),
  colour: text.optional(),
  size: text.optional(),
  price: cents,
  salePrice: cents.optional(),
  employeePrice: cents.optional(),
  clearance: z.boolean().default(false),
  stocked: z.boolean().default(true),
  weightGrams: z.int().min(0).optional(),
  gtin: text.refine(isGtin).optional(),
  mpn: text.max(70).optional(),
})

/**
 * A product as a line of `products.jsonl`: its words in both languages, money in cents, and whatever it refers to by
 * its key (pictures by their file). A line is a whole product: a missing value is an empty one. Stock is apart, in
 * Inventory.
 */
const productLine = z.strictObject({
  code: text,
  title: both(text.max(140)),
  slug: both(slug),
  brand: text,
  categories: z.array(text).min(1),
  description: both(text),
  features: words,
  materials: words,
  care: words,
  specifications: z.array(z.strictObject({ label: both(text), value: both(text) })).default([]),
  gender: z.enum(genders).optional(),
  availability: z.enum(availabilities).default('Available'),
  availableFrom: z.iso.date().optional(),
  shippingClass: z.enum(shippingClasses).default('standard'),
  taxClass: z.enum(taxClasses).exclude(['gift-card']).optional(),
  seller: text.optional(),
  lowStockUpTo: z.int().min(0).max(MOST_LOW_STOCK).optional(),
  isNew: z.boolean().default(false),
  popularity: z.number().min(0).max(100).default(0),
  publishedOn: z.iso.date(),
  pictures: keys,
  colours: z.array(z.strictObject({ colour: text, pictures: keys })).default([]),
  sizes: z.array(z.strictObject({ key: text, name: both(text) })).default([]),
  variants: z.array(variant).min(1),
  collections: keys,
  activities: z.array(z.enum(activities)).default([]),
  tags: z.array(z.strictObject({ tag: text, skus: keys })).default([]),
})
export type ProductLine = z.infer<typeof productLine>

/** A draft may lack the words of a language, and a category. */
const draftLine = productLine.extend({
  title: both(z.string().trim().max(140)),
  slug: both(z.union([slug, z.literal('')])),
  description: both(z.string().trim()),
  categories: keys,
})

/** `column`: of a table, where what is wrong is in one cell. */
export type ProductFault = { at: number; wrong: string; column?: string }
/**
 * What a file says of a product, by the line of the file where it begins: as JSON; as what JSON would say, with the
 * lines and the columns of its fields, and the cells that cannot be read; or what is wrong before that.
 */
export type GivenProduct = { at: number } & (
  | { json: string }
  | ({ fields: object; placeOf?: PlaceOf; faults?: ProductFault[] } & Particulars)
  | { faults: ProductFault[] }
)
/**
 * `isDraft`: it is not to be published. `isPending`: pictures are still to come. `stock`: the first of new SKUs.
 * `kept`: the SKUs that it has and the file does not name.
 */
type Particulars = {
  isDraft?: boolean
  isPending?: boolean
  stock?: { sku: string; quantity: number }[]
  kept?: ReadonlySet<string>
}
/** A product that is right in itself, or all that is wrong with it, in the user's language, and what it refers to. */
export type ProductRead = { product: ProductLine } | { faults: ProductFault[]; readable?: ReadableProduct }

/**
 * What a product of the shop is as a line, with its default values; undefined for a draft that lacks more than words.
 */
export const wholeLine = (one: object): ProductLine | undefined => draftLine.safeParse(one).data

/** Is this what the line contains? The order of fields and default values do not matter. */
export const isSameLine = (one: object, line: ProductLine): boolean =>
  JSON.stringify(wholeLine(one)) === JSON.stringify(line)

export const productsToFile = (products: readonly object[]): string =>
  products.map((product) => `${JSON.stringify(product)}\n`).join('')

/** The lines of a text that comes in parts, with their numbers, without empty ones and the mark at its start. */
export async function* linesOf(
  parts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<{ at: number; json: string }> {
  let [at, rest] = [0, '']
  const line = (json: string) => ({ at, json: at === 1 ? json.replace(/^\uFEFF/, '') : json })
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const json of lines) {
      at++
      if (json.trim() !== '') yield line(json)
    }
  }
  at++
  if (rest.trim() !== '') yield line(rest)
}

/** Reads the products of one file, each by itself; a code and an SKU may appear once. */
export function productReader(locale: Locale): (given: GivenProduct) => ProductRead {
  const [codes, skus] = [new Map<string, number>(), new Map<string, number>()]
  return (given) => {
    const read = readProduct(given, locale)
    const known = 'product' in read ? read.product : read.readable
    if (!known) return read
    const placed = placing(given)
    const kept = ('fields' in given && given.kept) || new Set()
    const named = new Map<string, number>()
    for (const [row, { sku }] of known.variants.entries())
      if (sku !== undefined && !kept.has(sku) && !named.has(sku)) named.set(sku, placed(['variants', row, 'sku']).at)
    const repeated = [
      ...repeatedIn(known.code === undefined ? [] : [[known.code, given.at]], codes),
      ...repeatedIn([...named], skus),
    ]
    if (repeated.length === 0) return read
    const faults = repeated.map(({ at, ...values }) => ({ at, wrong: fileWord(locale, 'twice', values) }))
    return { faults: [...('faults' in read ? read.faults : []), ...faults], readable: known }
  }
}

/** Names used by an earlier line. A variant may have the code of its product. */
const repeatedIn = (names: readonly [name: string, at: number][], seen: Map<string, number>) =>
  names.flatMap(([name, at]) => {
    const before = seen.get(name)
    if (before === undefined) seen.set(name, at)
    return before === undefined ? [] : [{ name, at, before }]
  })

const sentences = { en: z.locales.en().localeError, fr: z.locales.frCA().localeError }

/** What the library says of a value that is missing, or that a spreadsheet has rewritten, is for programmers. */
const sentenceIn =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.input === undefined || (issue.code === 'too_small' && issue.input === ''))
      return fileWord(locale, 'required')
    const cell = String(issue.input)
    if (issue.code === 'custom') return fileWord(locale, 'noGtin', { cell })
    return issue.code === 'invalid_format' && issue.format === 'date'
      ? fileWord(locale, 'noDay', { cell })
      : sentences[locale](issue)
  }

/** The line and the name of a field: those of its column in a table, or the line of the product and its path. */
const placing = (given: GivenProduct): PlaceOf =>
  ('fields' in given && given.placeOf) || ((path) => ({ at: given.at, name: path.join('.') }))

/** A product by itself; a second reading of a file need not look for what appears twice. */
export function readProduct(given: GivenProduct, locale: Locale): ProductRead {
  if (!('json' in given) && !('fields' in given)) return given
  const refused = (wrong: string): ProductRead => ({ faults: [{ at: given.at, wrong }] })
  let fields: unknown
  try {
    fields = 'json' in given ? JSON.parse(given.json) : given.fields
  } catch {
    return refused(fileWord(locale, 'noJson'))
  }
  const rule = 'fields' in given && given.isDraft ? draftLine : productLine
  const { data, error } = rule.safeParse(fields, { error: sentenceIn(locale) })
  const unread = ('fields' in given && given.faults) || []
  const placed = placing(given)
  const missed = (error?.issues ?? []).flatMap(({ path, message }) => {
    const { at, name } = placed(path)
    // A cell that cannot be read is no value: that it is missing is not said besides.
    if (unread.some((fault) => fault.at === at && fault.column === name)) return []
    return [{ at, wrong: [name, message].filter(Boolean).join(locale === 'fr' ? '\u00a0: ' : ': ') }]
  })
  const known = data ?? readable.safeParse(fields).data
  const faults = [...unread, ...missed, ...(known ? variantsWrong(known, placed, locale) : [])]
  if (data && faults.length === 0) return { product: data }
  return { faults, ...(known && { readable: known }) }
}
