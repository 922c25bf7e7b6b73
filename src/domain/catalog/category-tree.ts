import type { Both, Locale } from '../locale.ts'
import type { Category, CategoryTree } from './category.ts'
import type { CatalogueProduct } from './product.ts'

/** Those that have a name in the language: without one they are shown nowhere in it. */
export const namedIn = <Named extends { name: Both }>(categories: readonly Named[], locale: Locale): Named[] =>
  categories.filter(({ name }) => name[locale] !== '')

/** Indexes categories by key and by path; children stay in the order given. */
export function categoryTree(categories: Category[]): CategoryTree {
  const byKey = new Map(categories.map((category) => [category.key, category]))
  // Without its own words a category would have the path of its parent.
  const byPath = (locale: Locale) =>
    new Map(namedIn(categories, locale).map((category) => [category.path[locale], category]))
  const children = Map.groupBy(categories, ({ parent }) => parent)
  return { byKey, byPath: { en: byPath('en'), fr: byPath('fr') }, childrenOf: (key) => children.get(key) ?? [] }
}

/**
 * The category and its ancestors, from the top down. One that is its own ancestor, by a slip of an editor, ends the
 * trail.
 */
export function trailOf<Node extends { parent?: string | undefined }>(
  tree: { byKey: ReadonlyMap<string, Node> },
  key: string,
): Node[] {
  const trail: Node[] = []
  for (
    let category = tree.byKey.get(key);
    category && !trail.includes(category);
    category = tree.byKey.get(category.parent ?? '')
  )
    trail.unshift(category)
  return trail
}

/**
 * Every category a product belongs to: the assigned ones, their ancestors, and those whose rule it meets, with theirs.
 * All parts of a rule must match; its `categories` are met by descendants too. Keys, each once.
 */
export function categoriesOf(
  tree: CategoryTree,
  product: Pick<CatalogueProduct, 'categories' | 'gender' | 'activities'>,
): string[] {
  const assigned = new Set(product.categories.flatMap((key) => trailOf(tree, key).map((category) => category.key)))
  const all = new Set(assigned)
  for (const { key, rule } of tree.byKey.values()) {
    if (!rule) continue
    const isMet =
      (rule.genders.length === 0 || (product.gender !== undefined && rule.genders.includes(product.gender))) &&
      (rule.categories.length === 0 || rule.categories.some((wanted) => assigned.has(wanted))) &&
      (rule.activities.length === 0 || rule.activities.some((wanted) => product.activities.includes(wanted)))
    if (isMet) for (const category of trailOf(tree, key)) all.add(category.key)
  }
  return [...all]
}

/** Steps between two depths of the tree: a narrowed category, with a narrowed guide of it, stays above the next kind. */
const DEPTH = 3

/**
 * Every category a product belongs to (`categoriesOf`) with how narrow it is: the more, the narrower. A category counts
 * by its depth in the tree. One with a rule counts by the deepest of the rule's categories that the product is in, or
 * by its own parent where the rule names none, as “Women” may list whatever lies deep elsewhere; and a rule that asks
 * for a gender or an activity besides is narrower than what it narrows, but wider than a kind one step deeper.
 */
export function narrownessOf(
  tree: CategoryTree,
  product: Pick<CatalogueProduct, 'categories' | 'gender' | 'activities'>,
): Map<string, number> {
  const all = categoriesOf(tree, product)
  const depthOf = (key: string) => trailOf(tree, key).length
  const narrowness = (key: string) => {
    const rule = tree.byKey.get(key)?.rule
    const kinds = rule?.categories.filter((wanted) => all.includes(wanted)).map(depthOf) ?? []
    // A product that is not there by its rule, as an editor put it there, is in a kind like any other.
    if (!rule || (rule.categories.length > 0 && kinds.length === 0)) return DEPTH * depthOf(key)
    const narrowed = rule.genders.length + rule.activities.length > 0 ? 1 : 0
    return DEPTH * Math.max(...kinds, kinds.length === 0 ? depthOf(key) - 1 : 0) + narrowed
  }
  return new Map(all.map((key) => [key, narrowness(key)]))
}
