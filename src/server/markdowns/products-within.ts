import type { Within } from '../../domain/pricing/found-products.ts'
import { sql, type Rows } from '../database/database.ts'
import { placesOf } from './placed-products.ts'

export type PageOf = { of: 'categories' | 'product-collections'; id: number }

/**
 * What the form of a category or a collection says of its products: which of those that it puts first are not in it,
 * and, of a collection, how many published ones there are. A category has those of its rule and of what is below it.
 */
export async function productsWithin(rows: Rows, { of, id }: PageOf, ids: readonly number[]): Promise<Within> {
  const isCollection = of === 'product-collections'
  const table = isCollection ? 'product_collections' : 'categories'
  const [page] = await rows<{ key: string }>(sql`select key from ${sql.identifier(table)} where id = ${id}`)
  const places = await placesOf(rows, ids)
  const inside = new Set(
    places
      .filter(({ categories, collections }) => page && (isCollection ? collections : categories).includes(page.key))
      .map((place) => place.id),
  )
  const outside = ids.filter((one) => !inside.has(one))
  if (!isCollection) return { outside }
  const [{ n } = { n: 0 }] = await rows<{ n: number | string }>(
    sql`select count(distinct p.id) as n from products_rels r join products p on p.id = r.parent_id
      where r.product_collections_id = ${id} and p._status = 'published'`,
  )
  return { outside, count: Number(n) }
}
