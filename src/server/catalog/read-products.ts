import type { Payload, Where } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { otherLocale, type Both, type Locale } from '../../domain/locale.ts'

/**
 * Published products in all languages, in the order of their codes. As the database has them: what Payload's operations
 * add for readers takes longer than the reading, and is of no use here.
 */
export const readProducts = (payload: Payload, where: Where, limit: number): Promise<ProductDoc[]> =>
  publishedProducts(payload, where, { limit, sort: 'code' })

async function publishedProducts(
  payload: Payload,
  where: Where,
  { limit, sort }: { limit: number; sort: 'code' | 'id' },
): Promise<ProductDoc[]> {
  const { docs } = await payload.db.find({
    collection: 'products',
    locale: 'all',
    limit,
    pagination: false,
    sort,
    where: { and: [{ _status: { equals: 'published' } }, where] },
  })
  return inAllLocales('products', docs)
}

/** Published products in the order of their ids, some at a time: from one on, up to another that is not among them. */
export async function* readProductsFrom(
  payload: Payload,
  { from, until }: { from: number; until?: number | undefined },
  atOnce: number,
): AsyncGenerator<ProductDoc[]> {
  for (let [next, more] = [from, true]; more;) {
    const docs = await publishedProducts(
      payload,
      { and: [{ id: { greater_than_equal: next } }, ...(until === undefined ? [] : [{ id: { less_than: until } }])] },
      { limit: atOnce, sort: 'id' },
    )
    if (docs.length > 0) yield docs
    next = Number(docs.at(-1)?.id ?? 0) + 1
    more = docs.length === atOnce
  }
}

/** Units online by SKU; a SKU whose stock is not tracked is not in the answer. */
export async function onlineStock(rows: Rows, skus: readonly string[]): Promise<Map<string, number>> {
  const found = await rowsIn<{ sku: string; quantity: number | string }>(
    rows,
    skus,
    (list) => sql`select sku, quantity from inventory where location = 'online' and sku in (${list})`,
  )
  return new Map(found.map(({ sku, quantity }) => [sku, Number(quantity)]))
}

export type ProductSlugs = { code: string; slug: Partial<Both> }

/** Rows of slugs read at a time: on SQLite no request is served meanwhile. */
const SLUGS = 2000

/** How many published products have a page in a language, and the characters of the longest code and slug together. */
export async function countSlugs(rows: Rows, locale: Locale): Promise<{ count: number; longest: number }> {
  const [found] = await rows<{ count: number | string; longest: number | string | null }>(sql`
    select count(*) as count, max(length(p.code) + length(own.slug)) as longest from products p
    join products_locales own on own._parent_id = p.id and own._locale = ${locale} and own.title <> '' and own.slug <> ''
    where p._status = 'published'`)
  return { count: Number(found?.count ?? 0), longest: Number(found?.longest ?? 0) }
}

/**
 * The slugs of the published products that have a page in a language, in the order of their codes, some at a time; in
 * the other language too, where there is one.
 */
export async function* readSlugs(
  rows: Rows,
  locale: Locale,
  { skip, take }: { skip: number; take: number },
): AsyncGenerator<ProductSlugs[]> {
  for (let [after, left, offset] = ['', take, skip]; left > 0; offset = 0) {
    const limit = Math.min(left, SLUGS)
    const found = await rows<{ code: string; own: string; other: string | null }>(sql`
      select p.code, own.slug as own, other.slug as other from products p
      join products_locales own on own._parent_id = p.id and own._locale = ${locale} and own.title <> '' and own.slug <> ''
      left join products_locales other on other._parent_id = p.id and other._locale = ${otherLocale(locale)} and other.title <> ''
      where p._status = 'published' and p.code > ${after} order by p.code limit ${limit} offset ${offset}`)
    yield found.map(({ code, own, other }) => ({
      code,
      slug: { [locale]: own, ...(other && { [otherLocale(locale)]: other }) },
    }))
    after = found.at(-1)?.code ?? ''
    left = found.length < limit ? 0 : left - limit
    await yieldToEventLoop()
  }
}
