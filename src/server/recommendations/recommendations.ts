import type { Payload } from 'payload'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'

/** What is known to go with products: product ids, the surest first. */
export type Known = { pinned: string[]; learned: string[]; barred: ReadonlySet<string> }

/** What merchandisers pinned to products or barred from them, and what was learned of them (learn.ts). */
export class Recommendations {
  constructor(private readonly payload: () => Promise<Payload>) {}

  /** Of some products together, in their order. */
  async of(products: readonly string[]): Promise<Known> {
    const rows = rowsOf(await this.payload())
    const [set, learned] = await Promise.all([
      rowsIn<{ code: string; path: string; other: string }>(
        rows,
        products,
        (list) =>
          sql`select p.code, r.path, o.code as other from products p join products_rels r on r.parent_id = p.id and r.path in ('goesWith', 'neverWith') join products o on o.id = r.products_id where p.code in (${list}) order by r."order"`,
      ),
      rowsIn<{ product: string; others: string }>(
        rows,
        products,
        (list) => sql`select product, others from recommendations where product in (${list})`,
      ),
    ])
    const inOrder = <Row>(found: readonly Row[], idOf: (row: Row) => string) =>
      products.flatMap((product) => found.filter((row) => idOf(row) === product))
    const fixed = (path: string) =>
      inOrder(set, ({ code }) => code).flatMap((row) => (row.path === path ? [row.other] : []))
    return {
      pinned: [...new Set(fixed('goesWith'))],
      barred: new Set(fixed('neverWith')),
      learned: [...new Set(inOrder(learned, ({ product }) => product).flatMap(({ others }) => othersOf(others)))],
    }
  }
}

/** Ids are written as JSON: an imported one may have any sign in it. */
export const othersOf = (text: string): string[] => JSON.parse(text) as string[]
