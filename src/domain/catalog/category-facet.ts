import type { Locale } from '../locale.ts'
import type { CategoryRule, CategoryTree } from './category.ts'
import { namedIn, trailOf } from './category-tree.ts'
import type { FacetValue } from './listing.ts'

/**
 * The categories of the results as a facet: the top ones, and below each that is chosen, or contains a chosen one, its
 * children. A category without products is left out, unless it is chosen.
 */
export function categoryFacet(
  tree: CategoryTree,
  counts: Record<string, number>,
  chosen: readonly string[],
  locale: Locale,
): FacetValue[] {
  const open = new Set(chosen.flatMap((key) => trailOf(tree, key).map((category) => category.key)))
  const level = (parent: string | undefined, above: string[]): FacetValue[] =>
    namedIn(tree.childrenOf(parent), locale)
      .filter(({ key, rule }) => !above.includes(key) && !isForWhom(rule) && ((counts[key] ?? 0) > 0 || open.has(key)))
      .map(({ key, name }) => ({
        key,
        name: name[locale],
        count: counts[key] ?? 0,
        chosen: chosen.includes(key),
        ...(above.length > 0 && { above }),
      }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .flatMap((value) => [value, ...(open.has(value.key) ? level(value.key, [...above, value.key]) : [])])
  return level(undefined, [])
}

/** Women, men, kids: those are a facet of their own. */
const isForWhom = (rule: CategoryRule | undefined): boolean => rule !== undefined && rule.genders.length > 0

/**
 * The chosen categories with one switched: a narrower one takes the place of the wider it is part of, and the other
 * way around.
 */
export function toggledCategory(values: readonly FacetValue[], { key, chosen, above = [] }: FacetValue): string[] {
  const on = values.filter((value) => value.chosen)
  if (chosen) return on.filter((value) => value.key !== key).map((value) => value.key)
  return [
    ...on.filter((value) => !above.includes(value.key) && !value.above?.includes(key)).map((value) => value.key),
    key,
  ]
}
