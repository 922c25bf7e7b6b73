import { categoriesOf, categoryTree } from '../../domain/catalog/category-tree.ts'
import type { CategoryTree } from '../../domain/catalog/category.ts'
import { genders } from '../../domain/catalog/product.ts'
import type { PlacedProduct, ProductChoice } from '../../domain/pricing/product-choice.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

export type StoredPlace = PlacedProduct & { id: number; code: string }

type ProductRow = { id: number | string; code: string; gender: string | null; brand: string }
type Of = { parent: number | string; key: string }

/** Where published products belong, by their keys. Gift cards are left out: they are money, and never cost less. */
export const placedProducts = (rows: Rows, ids: readonly number[]): Promise<StoredPlace[]> =>
  placesOf(rows, ids, sql`and p._status = 'published' and coalesce(p.shipping_class, 'standard') <> 'none'`)

/** Where products belong, by their keys: of all, or of those that `only` says. */
export async function placesOf(rows: Rows, ids: readonly number[], only = sql``): Promise<StoredPlace[]> {
  const products = await rowsIn<ProductRow>(
    rows,
    ids,
    (list) =>
      sql`select p.id, p.code, p.gender, b.key as brand from products p join brands b on b.id = p.brand_id
        where p.id in (${list}) ${only} order by p.code`,
  )
  if (products.length === 0) return []
  const [tree, categories, collections, activities] = [
    await readTree(rows),
    grouped(
      await rowsIn<Of>(
        rows,
        ids,
        (list) =>
          sql`select r.parent_id as parent, c.key from products_rels r join categories c on c.id = r.categories_id where r.parent_id in (${list})`,
      ),
    ),
    grouped(
      await rowsIn<Of>(
        rows,
        ids,
        (list) =>
          sql`select r.parent_id as parent, c.key from products_rels r join product_collections c on c.id = r.product_collections_id where r.parent_id in (${list})`,
      ),
    ),
    grouped(
      await rowsIn<Of>(
        rows,
        ids,
        (list) => sql`select parent_id as parent, value as key from products_activities where parent_id in (${list})`,
      ),
    ),
  ]
  return products.map(({ id, code, brand, gender }) => ({
    id: Number(id),
    code,
    brand,
    categories: categoriesOf(tree, {
      categories: categories(id),
      gender: genders.find((one) => one === gender),
      activities: activities(id),
    }),
    collections: collections(id),
  }))
}

/** The ids of all published products. */
export const publishedIds = async (rows: Rows): Promise<number[]> =>
  (await rows<{ id: number | string }>(sql`select id from products where _status = 'published'`)).map(({ id }) =>
    Number(id),
  )

type ChoiceRow = {
  parent: number | string
  /** The field that has it. */
  path: string
  category: string | null
  brand: string | null
  collection: string | null
}

/** What documents ask of products, and what they except, by the ids of the documents. */
export async function choicesOf(
  rows: Rows,
  table: 'markdowns' | 'promotions',
  ids: readonly number[],
): Promise<(id: number) => { chosen: ProductChoice; excepted: ProductChoice }> {
  const found =
    ids.length === 0
      ? []
      : await rows<ChoiceRow>(
          sql`select r.parent_id as parent, r.path, c.key as category, b.key as brand, k.key as collection
            from ${sql.identifier(`${table}_rels`)} r
            left join categories c on c.id = r.categories_id
            left join brands b on b.id = r.brands_id
            left join product_collections k on k.id = r.product_collections_id
            where r.parent_id in (${sqlList(ids)}) and (c.id is not null or b.id is not null or k.id is not null)`,
        )
  const choiceOf = (some: readonly ChoiceRow[]): ProductChoice => ({
    categories: some.flatMap(({ category }) => category ?? []),
    brands: some.flatMap(({ brand }) => brand ?? []),
    collections: some.flatMap(({ collection }) => collection ?? []),
  })
  return (id) => {
    const own = found.filter(({ parent }) => Number(parent) === id)
    const isException = ({ path }: ChoiceRow) => path.startsWith('except')
    return {
      chosen: choiceOf(own.filter((row) => !isException(row))),
      excepted: choiceOf(own.filter(isException)),
    }
  }
}

/** The categories as far as rules and ancestors ask. */
async function readTree(rows: Rows): Promise<CategoryTree> {
  const categories = await rows<{ id: number | string; key: string; parent: string | null }>(
    sql`select c.id, c.key, p.key as parent from categories c left join categories p on p.id = c.parent_id`,
  )
  const ruleGenders = grouped(
    await rows<Of>(sql`select parent_id as parent, value as key from categories_rule_genders`),
  )
  const ruleActivities = grouped(
    await rows<Of>(sql`select parent_id as parent, value as key from categories_rule_activities`),
  )
  const ruleCategories = grouped(
    await rows<Of>(
      sql`select r.parent_id as parent, c.key from categories_rels r join categories c on c.id = r.categories_id`,
    ),
  )
  return categoryTree(
    categories.map(({ id, key, parent }) => {
      const rule = {
        genders: genders.filter((one) => ruleGenders(id).includes(one)),
        categories: ruleCategories(id),
        activities: ruleActivities(id),
      }
      const hasRule = rule.genders.length + rule.categories.length + rule.activities.length > 0
      return {
        key,
        ...(parent !== null && { parent }),
        name: { en: key, fr: key },
        path: { en: key, fr: key },
        description: {},
        ...(hasRule && { rule }),
      }
    }),
  )
}

function grouped(found: readonly Of[]): (parent: number | string) => string[] {
  const by = Map.groupBy(found, ({ parent }) => Number(parent))
  return (parent) => (by.get(Number(parent)) ?? []).map(({ key }) => key)
}
