import type { ChangedProducts } from '../catalog/changed-products.ts'

/**
 * Codes of products that the search takes in: those that are read anew, and those of which only the stock is counted.
 * None is in both.
 */
export type RenewedProducts = { read: readonly string[]; counted: readonly string[] }
type Changed = Pick<ChangedProducts, 'saved' | 'counted' | 'referring'>

/**
 * So many products that were saved, were counted, or refer to something are taken in before pages are dropped; more,
 * as of an import, follow, and the feed does not wait for them.
 */
const AT_ONCE = 20

/** All that changed. */
export function renewedBy({ saved, counted, referring }: Changed): RenewedProducts {
  const read = new Set([...saved, ...referring])
  // What is read anew has its stock counted.
  return { read: [...read], counted: [...counted].filter((code) => !read.has(code)) }
}

/** What changed in small numbers, and what in large. */
export function byNumber(changed: Changed): Record<'few' | 'many', RenewedProducts> {
  const those = (isWanted: (codes: ReadonlySet<string>) => boolean) => {
    const some = (codes: Set<string>) => (isWanted(codes) ? codes : new Set<string>())
    const { saved, counted, referring } = changed
    return renewedBy({ saved: some(saved), counted: some(counted), referring: some(referring) })
  }
  return { few: those(({ size }) => size <= AT_ONCE), many: those(({ size }) => size > AT_ONCE) }
}

export const countOf = ({ read, counted }: RenewedProducts): number => read.length + counted.length
