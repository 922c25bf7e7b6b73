import type { Id } from '../../cms/from-doc/localized.ts'
import { stockTargets } from '../../domain/catalog/seen-stock.ts'
import { sql, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { tags } from '../feed/cache-tags.ts'
import { keyTarget, PRODUCT_PAGES, type Change } from '../feed/changes.ts'
import { codesInMarkdowns } from '../markdowns/running-markdowns.ts'

/** The products that changes concern. */
export type ChangedProducts = {
  /** Codes of those that were saved, or whose markdown began or ended. */
  saved: Set<string>
  /** Codes of those whose stock changed as lists and search show it. */
  counted: Set<string>
  /** Codes of those that show a picture or a colour that changed. */
  referring: Set<string>
  tags: Set<string>
}

/** Reads which products these changes concern, by the indexes of the database, whatever the number of products. */
export async function changedProducts(rows: Rows, changes: readonly Change[], colours: Id[]): Promise<ChangedProducts> {
  const of = (name: string) => [...new Set(changes.flatMap(({ target, docId }) => (target === name ? [docId] : [])))]
  const found = async (values: readonly (string | number)[], query: Parameters<typeof rowsIn>[2]) =>
    (await rowsIn<{ text: string }>(rows, values, query)).map(({ text }) => text)
  const [docs, media] = [of('products').map(Number), of('media').map(Number)]
  const levels = await rowsIn<{ sku: string; location: string }>(
    rows,
    of(stockTargets.everywhere).map(Number),
    (ids) => sql`select sku, location from inventory where id in (${ids})`,
  )
  const skusOf = (isOnline: boolean) =>
    levels.filter(({ location }) => (location === 'online') === isOnline).map(({ sku }) => sku)
  const selling = (skus: string[]) =>
    found(
      skus,
      (some) =>
        sql`select distinct p.code as text from products p join products_variants v on v._parent_id = p.id where v.sku in (${some})`,
    )
  const online = await selling([...of(keyTarget('inventory')), ...skusOf(true)])
  // Their pages alone show how many are left.
  const left = await found(
    of(stockTargets.page).map(Number),
    (ids) =>
      sql`select distinct p.code as text from inventory i join products_variants v on v.sku = i.sku join products p on p.id = v._parent_id where i.id in (${ids})`,
  )
  const saved = new Set([
    ...of(keyTarget('products')),
    ...(await found(docs, (ids) => sql`select code as text from products where id in (${ids})`)),
    ...(await codesInMarkdowns(rows, of('markdowns').map(Number))),
  ])
  // Its page says nothing of stores, which the browser asks for.
  const counted = new Set([...online, ...(await selling(skusOf(false)))])
  const pictured = await found(
    media,
    (ids) =>
      sql`select distinct p.code as text from products p join products_rels r on r.parent_id = p.id where r.media_id in (${ids})`,
  )
  // Their pages carry the tag of the colour itself.
  const coloured = await found(
    colours.map(Number),
    (ids) =>
      sql`select distinct p.code as text from products p join products_colours c on c._parent_id = p.id where c.colour_id in (${ids})`,
  )
  const pages = [...saved, ...online, ...left, ...pictured, ...of('recommendations'), ...of(PRODUCT_PAGES)].map(
    tags.product,
  )
  return {
    saved,
    counted,
    referring: new Set([...pictured, ...coloured]),
    tags: new Set([
      ...pages,
      ...docs.map(tags.picked),
      ...(media.length > 0 ? [tags.terms('media')] : []),
      ...media.map(tags.media),
    ]),
  }
}
