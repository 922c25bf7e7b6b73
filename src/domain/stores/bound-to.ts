import type { Order } from '../orders/order.ts'

/** The slugs of the stores a member of the staff works at; undefined for whoever works for all. */
export type BoundTo = readonly string[] | undefined

/** Whether an order, or a part of it, is picked up where somebody works. */
export const isOrderOf = (
  { store, parts = [] }: { store?: { slug: string } | undefined; parts?: readonly { store?: { slug: string } }[] },
  bound: BoundTo,
): boolean =>
  bound === undefined || [store, ...parts.map((part) => part.store)].some((each) => each && bound.includes(each.slug))

/**
 * The stores of an order as a column that a list is narrowed by: `|ottawa|halifax|`; none where nothing is picked up.
 */
export function storesColumn({
  store,
  parts = [],
}: Pick<Order, 'store'> & { parts?: readonly { store?: { slug: string } }[] | undefined }): string | null {
  const slugs = new Set([store, ...parts.map((part) => part.store)].flatMap((each) => each?.slug ?? []))
  return slugs.size === 0 ? null : `|${[...slugs].join('|')}|`
}

/** How one store is looked for in that column. */
export const storeInColumn = (slug: string): string => `|${slug}|`
