import { trailOf } from '../catalog/category-tree.ts'
import type { CategoryTree } from '../catalog/category.ts'

/** Whether it could be an id of Google's product taxonomy: a whole number of at most seven digits. */
export const isGoogleCategory = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 10_000_000

/** The id of Google's product taxonomy for the goods of a category: its own, or that of its nearest ancestor. */
export const googleCategoryOf = (tree: CategoryTree, key: string | undefined): number | undefined =>
  trailOf(tree, key ?? '').findLast(({ googleCategory }) => googleCategory !== undefined)?.googleCategory

/**
 * The ids of the taxonomy under “Shoes” and “Clothing” that a shop of this kind uses: for these Google requires gender,
 * age, colour and size.
 */
const [shoes, clothing] = [
  [187],
  [
    1604, 182, 203, 204, 207, 208, 209, 211, 212, 213, 1581, 1807, 1831, 2271, 3066, 5182, 5322, 5344, 5408, 5409, 5410,
  ].concat([5411, 5425, 5506, 5514, 5598, 5697, 5909]),
]
/** The ids under “Clothing Accessories”: as for clothing, but one size may fit all. */
const accessories = [167, 168, 169, 170, 173, 177, 1786, 2020, 5422, 5624, 5625, 7230, 543673]

export type WornKind = 'shoes' | 'clothing' | 'accessories'

/** What is worn, by its id of the taxonomy; undefined for all else. */
export const wornKindOf = (googleCategory: number | undefined): WornKind | undefined => {
  if (googleCategory === undefined) return undefined
  if (shoes.includes(googleCategory)) return 'shoes'
  if (clothing.includes(googleCategory)) return 'clothing'
  return accessories.includes(googleCategory) ? 'accessories' : undefined
}
