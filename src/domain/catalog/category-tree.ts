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
