import { MOST_LINES, MOST_PER_LINE } from '../../domain/cart/cart.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import type { Problem } from '../../domain/ucp/problem.ts'
import type { Carts } from '../cart/carts.ts'
import { sellableVariants } from '../catalog/sellable-variants.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { CheckoutRequest } from './requests.ts'

export type Wanted = Map<string, number>

/** The units of each SKU; a SKU that is asked for twice is one line. */
export const wantedOf = ({ line_items }: Pick<CheckoutRequest, 'line_items'>): Wanted => {
  const wanted: Wanted = new Map()
  for (const { item, quantity } of line_items) wanted.set(item.id, (wanted.get(item.id) ?? 0) + quantity)
  return wanted
}

/** Why lines cannot be had as they are wanted: asked before any is changed, so that nothing is stored of a refusal. */
export async function lineRefusals(rows: Rows, wanted: Wanted): Promise<Problem[]> {
  if (wanted.size > MOST_LINES)
    return [{ code: 'invalid', word: 'too-many-lines', severity: 'recoverable', values: { count: MOST_LINES } }]
  const variants = await sellableVariants(rows, [...wanted.keys()])
  const products = await productsAmong(
    rows,
    [...wanted.keys()].filter((sku) => !variants.has(sku)),
  )
  return [...wanted].flatMap(([sku, units], place): Problem[] => {
    const path = `$.line_items[${place}]`
    const refuse = (code: string, word: Problem['word'], count = 0): Problem[] => [
      { code, word, severity: 'recoverable', path, values: { item: sku, count } },
    ]
    const variant = variants.get(sku)
    if (!variant) return refuse('not_found', products.has(sku) ? 'needs-variant' : 'unknown-item')
    // A gift card needs a recipient, whom the protocol has no words for.
    if (variant.shippingClass === 'none') return refuse('item_unavailable', 'not-for-agents')
    const answer = canBuy(variant, variant.availability, Math.min(units, MOST_PER_LINE))
    if (answer.ok) return units > MOST_PER_LINE ? refuse('out_of_stock', 'too-many-units', MOST_PER_LINE) : []
    return answer.reason === 'not-enough'
      ? refuse('out_of_stock', 'not-enough', answer.left)
      : refuse('out_of_stock', 'sold-out')
  })
}

/** Those that are the ids of products: searches answer with them beside the SKUs that are ordered. */
async function productsAmong(rows: Rows, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await rows<{ code: string }>(
    sql`select code from products where code in (${sqlList(ids)}) and _status = 'published'`,
  )
  return new Set(found.map(({ code }) => code))
}

/** Makes the cart have exactly these lines, by the same changes as people's. */
export async function setLines(
  carts: Pick<Carts, 'read' | 'add' | 'setQuantity'>,
  token: string,
  wanted: Wanted,
  locale: 'en' | 'fr',
): Promise<void> {
  const { lines } = await carts.read(token, locale)
  for (const { sku } of lines) if (!wanted.has(sku)) await carts.setQuantity(token, sku, 0, locale)
  for (const [sku, units] of wanted) {
    const line = lines.find((one) => one.sku === sku)
    if (!line) await carts.add(token, sku, units, locale)
    else if (line.quantity !== units) await carts.setQuantity(token, sku, units, locale)
  }
}
