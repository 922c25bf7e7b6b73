import { markdownKinds, roundings, type MarkdownRule, type TimedMarkdown } from '../../domain/pricing/markdown.ts'
import { asksAnything, isInScope, type SaleScope } from '../../domain/pricing/product-choice.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { choicesOf, placedProducts, publishedIds } from './placed-products.ts'

type Row = {
  id: number | string
  kind: string
  percent: number | string | null
  amount: number | string | null
  price: number | string | null
  rounding: string | null
}

type Times = { starts_at: string | Date | null; ends_at: string | Date | null }

/**
 * The markdowns that run for each of these products, by the ids of the products, as the database has them now. Pages,
 * the search index, carts and orders all ask here: nothing of a markdown is written to a product, so its own sale price
 * is back exactly when the markdown ends, whatever was edited or imported meanwhile.
 * @param without the id of one that is as if it did not run
 */
export async function markdownRules(
  rows: Rows,
  productIds: readonly number[],
  without = 0,
): Promise<(productId: number) => TimedMarkdown[]> {
  const running =
    productIds.length === 0
      ? []
      : await rows<Row & Times>(
          sql`select id, kind, percent, amount, price, rounding, starts_at, ends_at from markdowns
            where state = 'running' and id <> ${without}`,
        )
  if (running.length === 0) return () => []
  const rules = new Map(running.map((row) => [Number(row.id), { ...ruleOf(row), ...timesOf(row) }]))
  const concerned = Map.groupBy(await productsOf(rows, [...rules.keys()], productIds), ({ product }) => product)
  return (id) => (concerned.get(id) ?? []).flatMap(({ markdown }) => rules.get(markdown) ?? [])
}

/**
 * Which of these products are of which of these markdowns: those listed, and those where its choice leads, without those
 * that it excepts.
 */
export async function productsOf(
  rows: Rows,
  markdowns: readonly number[],
  productIds: readonly number[],
): Promise<{ markdown: number; product: number; code: string }[]> {
  if (markdowns.length === 0) return []
  const named = await rowsIn<{ markdown: number | string; product: number | string; path: string }>(
    rows,
    productIds,
    (list) =>
      sql`select parent_id as markdown, products_id as product, path from markdowns_rels
        where parent_id in (${sqlList(markdowns)}) and products_id in (${list})`,
  )
  const parts = Map.groupBy(named, ({ markdown, path }) => `${markdown} ${path}`)
  const idsIn = (markdown: number, path: string) =>
    new Set((parts.get(`${markdown} ${path}`) ?? []).map(({ product }) => Number(product)))
  const choice = await choicesOf(rows, 'markdowns', markdowns)
  const scopes = markdowns.map((markdown) => {
    const { chosen, excepted } = choice(markdown)
    const scope: SaleScope = {
      chosen: { ...chosen, ids: idsIn(markdown, 'products') },
      excepted: { ...excepted, ids: idsIn(markdown, 'exceptProducts') },
    }
    return { markdown, scope }
  })
  const asked = scopes.some(({ scope }) => asksAnything(scope.chosen))
    ? productIds
    : [...new Set(scopes.flatMap(({ scope }) => [...scope.chosen.ids]))]
  if (asked.length === 0) return []
  return (await placedProducts(rows, asked)).flatMap((product) =>
    scopes
      .filter(({ scope }) => isInScope(scope, product))
      .map(({ markdown }) => ({ markdown, product: product.id, code: product.code })),
  )
}

/** The codes of the products of markdowns, whether they run or not. */
export const codesInMarkdowns = async (rows: Rows, markdowns: readonly number[]): Promise<string[]> => [
  ...new Set((await inMarkdowns(rows, markdowns)).map(({ code }) => code)),
]

/** The same products by their ids. */
export const productsInMarkdowns = async (rows: Rows, markdowns: readonly number[]): Promise<number[]> => [
  ...new Set((await inMarkdowns(rows, markdowns)).map(({ product }) => product)),
]

async function inMarkdowns(rows: Rows, markdowns: readonly number[]): ReturnType<typeof productsOf> {
  if (markdowns.length === 0) return []
  const choice = await choicesOf(rows, 'markdowns', markdowns)
  const chooses = markdowns.some((id) => asksAnything(choice(id).chosen))
  return productsOf(rows, markdowns, chooses ? await publishedIds(rows) : await listedIn(rows, markdowns))
}

const listedIn = async (rows: Rows, markdowns: readonly number[]): Promise<number[]> =>
  (
    await rows<{ product: number | string }>(
      sql`select distinct products_id as product from markdowns_rels
        where products_id is not null and path = 'products' and parent_id in (${sqlList(markdowns)})`,
    )
  ).map(({ product }) => Number(product))

/** Payload's numbers of PostgreSQL are texts. */
export function ruleOf({ kind, percent, amount, price, rounding }: Omit<Row, 'id'>): MarkdownRule {
  const number = (value: Row['percent']) => (value === null || value === undefined ? undefined : Number(value))
  const [off, less, fixed] = [number(percent), number(amount), number(price)]
  return {
    kind: markdownKinds.find((one) => one === kind) ?? 'percentage',
    ...(off !== undefined && { percent: off }),
    ...(less !== undefined && { amount: less }),
    ...(fixed !== undefined && { price: fixed }),
    rounding: roundings.find((one) => one === rounding) ?? 'none',
  }
}

/** PostgreSQL gives times as it writes them. */
export const timesOf = ({ starts_at, ends_at }: Times): Pick<TimedMarkdown, 'startsAt' | 'endsAt'> => ({
  ...(starts_at && { startsAt: new Date(starts_at).toISOString() }),
  ...(ends_at && { endsAt: new Date(ends_at).toISOString() }),
})
