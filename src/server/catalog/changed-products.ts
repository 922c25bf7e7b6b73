import type { Id } from '../../cms/from-doc/localized.ts'
import { chunk } from '../database/chunk.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { tags } from '../feed/cache-tags.ts'
import { keyTarget, type Change } from '../feed/changes.ts'

/** The products that changes concern. */
export type ChangedProducts = {
  /** Codes of those that were saved, or whose stock was. */
  codes: Set<string>
  /** Codes of those that show a picture or a colour that changed. */
  referring: Set<string>
  tags: Set<string>
}

/** SQLite binds 32,766 values at most. */
const MOST_BOUND = 10_000

/** Reads which products these changes concern, by the indexes of the database, whatever the number of products. */
export async function changedProducts(rows: Rows, changes: readonly Change[], colours: Id[]): Promise<ChangedProducts> {
  const of = (name: string) => [...new Set(changes.flatMap(({ target, docId }) => (target === name ? [docId] : [])))]
  const rowsFor = async <R>(
    values: (string | number)[],
    query: (part: (string | number)[]) => ReturnType<typeof sql>,
  ) => {
    const all: R[] = []
    for (const part of chunk(values, MOST_BOUND)) all.push(...(await rows<R & Record<string, unknown>>(query(part))))
    return all
  }
  const found = async (...parameters: Parameters<typeof rowsFor>) =>
    (await rowsFor<{ text: string }>(...parameters)).map(({ text }) => text)
  const [saved, media] = [of('products').map(Number), of('media').map(Number)]
  const levels = await rowsFor<{ sku: string; location: string }>(
    of('inventory').map(Number),
    (ids) => sql`select sku, location from inventory where id in (${sqlList(ids)})`,
  )
  const skusOf = (isOnline: boolean) =>
    levels.filter(({ location }) => (location === 'online') === isOnline).map(({ sku }) => sku)
  const selling = (skus: string[]) =>
    found(
      skus,
      (some) =>
        sql`select distinct p.code as text from products p join products_variants v on v._parent_id = p.id where v.sku in (${sqlList(some)})`,
    )
  const own = new Set([
    ...of(keyTarget('products')),
    ...(await found(saved, (ids) => sql`select code as text from products where id in (${sqlList(ids)})`)),
    ...(await selling([...of(keyTarget('inventory')), ...skusOf(true)])),
  ])
  // Its page says nothing of stores, which the browser asks for.
  const codes = new Set([...own, ...(await selling(skusOf(false)))])
  const referring = new Set([
    ...(await found(
      media,
      (ids) =>
        sql`select distinct p.code as text from products p join products_rels r on r.parent_id = p.id where r.media_id in (${sqlList(ids)})`,
    )),
    ...(await found(
      colours.map(Number),
      (ids) =>
        sql`select distinct p.code as text from products p join products_colours c on c._parent_id = p.id where c.colour_id in (${sqlList(ids)})`,
    )),
  ])
  const pages = [...own, ...referring].map(tags.product)
  return {
    codes,
    referring,
    tags: new Set([
      ...pages,
      ...saved.map(tags.picked),
      ...(media.length > 0 ? [tags.terms('media')] : []),
      ...media.map(tags.media),
    ]),
  }
}
