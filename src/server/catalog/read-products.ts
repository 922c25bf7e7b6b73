import type { Payload, Where } from 'payload'
import { inAllLocales } from '../../cms/from-doc/doc-of.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { chunk } from '../database/chunk.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { Both } from '../../domain/locale.ts'

/** Published products in all languages, in the order of their codes. */
export async function readProducts(payload: Payload, where: Where, limit: number): Promise<ProductDoc[]> {
  const { docs } = await payload.find({
    collection: 'products',
    locale: 'all',
    depth: 0,
    limit,
    pagination: false,
    sort: 'code',
    where: { and: [{ _status: { equals: 'published' } }, where] },
    overrideAccess: true,
  })
  return inAllLocales('products', docs)
}

/** SQLite binds 32,766 values at most. */
const MOST_BOUND = 10_000

/** Units online by SKU; a SKU whose stock is not tracked is not in the answer. */
export async function onlineStock(rows: Rows, skus: readonly string[]): Promise<Map<string, number>> {
  const stock = new Map<string, number>()
  for (const part of chunk(skus, MOST_BOUND)) {
    const found = await rows<{ sku: string; quantity: number | string }>(
      sql`select sku, quantity from inventory where location = 'online' and sku in (${sqlList(part)})`,
    )
    for (const { sku, quantity } of found) stock.set(sku, Number(quantity))
  }
  return stock
}

export type ProductSlugs = { code: string; slug: Partial<Both> }

/** Rows of slugs read at a time: on SQLite no request is served meanwhile. */
const SLUGS = 5000

/** The slugs of the published products in the languages they are written in, in the order of their codes. */
export async function readSlugs(rows: Rows): Promise<ProductSlugs[]> {
  const all: ProductSlugs[] = []
  for (let after = '', more = true; more;) {
    const found = await rows<{ code: string; en: string | null; fr: string | null }>(sql`
      select p.code, en.slug as en, fr.slug as fr from products p
      left join products_locales en on en._parent_id = p.id and en._locale = 'en' and en.title <> ''
      left join products_locales fr on fr._parent_id = p.id and fr._locale = 'fr' and fr.title <> ''
      where p._status = 'published' and p.code > ${after} order by p.code limit ${SLUGS}`)
    for (const { code, en, fr } of found) all.push({ code, slug: { ...(en && { en }), ...(fr && { fr }) } })
    after = found.at(-1)?.code ?? ''
    more = found.length === SLUGS
    await yieldToEventLoop()
  }
  return all
}
