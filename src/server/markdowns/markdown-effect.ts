import type { Locale } from '../../domain/locale.ts'
import { markedDown, salePriceWith, type MarkdownFault, type MarkdownRule } from '../../domain/pricing/markdown.ts'
import type { MarkdownTimes } from '../../domain/pricing/markdown-times.ts'
import type { MarkdownEffect, EffectRow, MarkdownOverlap } from '../../domain/pricing/markdown-effect.ts'
import { paidPrice } from '../../domain/pricing/price.ts'
import { variantPriceType } from '../../domain/pricing/price-type.ts'
import { asksAnything, isInScope } from '../../domain/pricing/product-choice.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { placedProducts, publishedIds, type StoredPlace } from './placed-products.ts'
import { markdownRules, productsOf } from './running-markdowns.ts'

/** A markdown as a form has it, saved or not. */
export type MarkdownDraft = MarkdownRule &
  MarkdownTimes & {
    id?: number | undefined
    active: boolean
    products: readonly number[]
    categories: readonly number[]
    brands: readonly number[]
    collections: readonly number[]
    exceptProducts: readonly number[]
    exceptCategories: readonly number[]
    exceptBrands: readonly number[]
    exceptCollections: readonly number[]
  }

/** So many rows a person looks through; the counts are of all. */
const MOST_ROWS = 200
const MOST_NAMES = 5

/** What a markdown would change, variant by variant, and which others it meets; nothing is written. */
export async function markdownEffect(rows: Rows, draft: MarkdownDraft, locale: Locale): Promise<MarkdownEffect> {
  const { products, leftOut } = await productsOfDraft(rows, draft)
  const effect: MarkdownEffect = {
    products: 0,
    changed: 0,
    lower: 0,
    faults: 0,
    leftOut,
    rows: [],
    overlaps: await overlapsOf(rows, draft, products, locale),
  }
  const ids = products.map(({ id }) => id)
  const rulesOf = await markdownRules(rows, ids, draft.id)
  const changed = new Set<number>()
  const shown: { row: Omit<EffectRow, 'title'>; product: number }[] = []
  for (const variant of await variantsOf(rows, ids)) {
    const row = effectRow(variant, draft, rulesOf(variant.product))
    if (row.why === undefined) changed.add(variant.product)
    if (row.why === undefined) effect.changed++
    else if (row.why === 'lower-already') effect.lower++
    else effect.faults++
    // What is refused is never crowded out by what is not.
    if (shown.length < MOST_ROWS || (row.why !== undefined && effect.faults <= MOST_ROWS))
      shown.push({ row, product: variant.product })
  }
  const titles = await titlesOf(rows, [...new Set(shown.map(({ product }) => product))], locale)
  return {
    ...effect,
    products: changed.size,
    rows: shown.map(({ row, product }) => ({ ...row, title: titles.get(product) ?? row.sku })),
  }
}

type StoredVariant = {
  product: number
  sku: string
  price: number
  salePrice: number | undefined
  clearance: boolean
}

function effectRow(
  variant: StoredVariant,
  draft: MarkdownRule,
  others: readonly MarkdownRule[],
): Omit<EffectRow, 'title'> {
  const { sku, price, salePrice, clearance } = variant
  const typeOf = (sale: number | undefined) =>
    variantPriceType({ price, salePrice: sale ?? null, clearance: clearance && sale !== undefined })
  const [without, during] = [salePriceWith(variant, others), salePriceWith(variant, [draft])]
  const marked = markedDown(price, draft)
  const why: MarkdownFault | 'lower-already' | undefined =
    typeof marked !== 'number' ? marked : salePrice !== undefined && salePrice <= marked ? 'lower-already' : undefined
  return {
    sku,
    without: paidPrice({ price, salePrice: without }),
    during: paidPrice({ price, salePrice: during }),
    from: typeOf(without),
    to: typeOf(during),
    ...(why && { why }),
  }
}

/** The products of a markdown, and how many of those listed never cost less: gift cards, and what is not published. */
async function productsOfDraft(
  rows: Rows,
  draft: MarkdownDraft,
): Promise<{ products: StoredPlace[]; leftOut: number }> {
  const keysOf = async (table: 'categories' | 'brands' | 'product_collections', ids: readonly number[]) =>
    (
      await rowsIn<{ key: string }>(
        rows,
        ids,
        (list) => sql`select key from ${sql.identifier(table)} where id in (${list})`,
      )
    ).map(({ key }) => key)
  const chosen = {
    ids: new Set(draft.products),
    categories: await keysOf('categories', draft.categories),
    brands: await keysOf('brands', draft.brands),
    collections: await keysOf('product_collections', draft.collections),
  }
  const excepted = {
    ids: new Set(draft.exceptProducts),
    categories: await keysOf('categories', draft.exceptCategories),
    brands: await keysOf('brands', draft.exceptBrands),
    collections: await keysOf('product_collections', draft.exceptCollections),
  }
  const found = await placedProducts(rows, asksAnything(chosen) ? await publishedIds(rows) : [...chosen.ids])
  return {
    products: found.filter((product) => isInScope({ chosen, excepted }, product)),
    leftOut: chosen.ids.size - found.filter(({ id }) => chosen.ids.has(id)).length,
  }
}

type VariantRow = {
  product: number | string
  sku: string
  price: number | string
  sale_price: number | string | null
  clearance: boolean | number | null
}

async function variantsOf(rows: Rows, ids: readonly number[]): Promise<StoredVariant[]> {
  const found = await rowsIn<VariantRow>(
    rows,
    ids,
    (list) =>
      sql`select _parent_id as product, sku, price, sale_price, clearance from products_variants
        where _parent_id in (${list}) order by _parent_id, _order`,
  )
  return found.map(({ product, sku, price, sale_price, clearance }) => ({
    product: Number(product),
    sku,
    price: Number(price),
    salePrice: sale_price === null ? undefined : Number(sale_price),
    clearance: Boolean(clearance),
  }))
}

/** The other markdowns that wait or run, at the same time for the same products. */
async function overlapsOf(
  rows: Rows,
  draft: MarkdownDraft,
  products: readonly StoredPlace[],
  locale: Locale,
): Promise<MarkdownOverlap[]> {
  if (!draft.active || products.length === 0) return []
  const { startsAt, endsAt } = draft
  const others = await rows<{ id: number | string; name: string }>(sql`
    select id, name from markdowns where state in ('waiting', 'running') and id <> ${draft.id ?? 0}
    ${endsAt ? sql`and (starts_at is null or starts_at < ${endsAt})` : sql``}
    ${startsAt ? sql`and (ends_at is null or ends_at > ${startsAt})` : sql``} order by id`)
  const shared = await productsOf(
    rows,
    others.map(({ id }) => Number(id)),
    products.map(({ id }) => id),
  )
  const found = others.flatMap(({ id, name }) => {
    const own = shared.filter(({ markdown }) => markdown === Number(id)).map(({ product }) => product)
    return own.length === 0 ? [] : [{ id: Number(id), name, own }]
  })
  const titles = await titlesOf(
    rows,
    found.flatMap(({ own }) => own.slice(0, MOST_NAMES)),
    locale,
  )
  return found.map(({ id, name, own }) => ({
    id,
    name,
    count: own.length,
    titles: own.slice(0, MOST_NAMES).flatMap((product) => titles.get(product) ?? []),
  }))
}

async function titlesOf(rows: Rows, ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number | string; title: string }>(
    sql`select p.id, coalesce(w.title, p.code) as title from products p
      left join products_locales w on w._parent_id = p.id and w._locale = ${locale} where p.id in (${sqlList(ids)})`,
  )
  return new Map(found.map(({ id, title }) => [Number(id), title]))
}
