import type { PageKind } from '../shell/page-kind.ts'
import type { Product } from './product.ts'
import type { Viewed } from './recently-viewed.ts'
import { sizeChoices } from './variants.ts'

/** More columns are not seen at once, on any screen. */
export const MOST_COMPARED = 4

/** Where products are chosen, and a choice begun may be gone on with. */
const choosing: readonly PageKind[] = ['home', 'search', 'product', 'listing', 'brands', 'content']

/** Is what is to be compared shown at the foot of a page of this kind? Not over an order, a form or an account. */
export const showsCompared = (kind: PageKind): boolean => choosing.includes(kind)

/** The codes in an address, as `5101-204,5102-317`: each once, at most four. */
export const comparedIds = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(0, MOST_COMPARED)

/** The choice with a product added, or without it where it was chosen; a fifth is not taken. */
export function withCompared(chosen: readonly Viewed[], product: Viewed): Viewed[] {
  const others = chosen.filter(({ id }) => id !== product.id)
  return others.length < chosen.length ? others : [...chosen, product].slice(0, MOST_COMPARED)
}

/** What is said of each product under one label; undefined where nothing is. */
export type ComparedRow = { label: string; values: (string | undefined)[]; differs: boolean }

/** The sizes of a product that can be bought now, in its order; none where it has none to choose from. */
export function sizesToBuy(product: Pick<Product, 'sizes' | 'variants' | 'availability'>): string[] {
  if (product.sizes.length < 2) return []
  const available = new Set(sizeChoices(product).flatMap(({ key, state }) => (state === 'available' ? [key] : [])))
  return product.sizes.flatMap(({ key, name }) => (available.has(key) ? [name] : []))
}

/** Every specification that one of the products has, in the order in which they come up. */
export function comparedRows(products: readonly Pick<Product, 'specifications'>[]): ComparedRow[] {
  const labels = new Set(products.flatMap(({ specifications }) => specifications.map(({ label }) => label)))
  return [...labels].map((label) => {
    const values = products.map(({ specifications }) => specifications.find((one) => one.label === label)?.value)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
