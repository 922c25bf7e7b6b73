import type { Both } from '../locale.ts'
import type { ListingPlacement } from './placement.ts'
import type { Gender } from './product.ts'

/** The rule that puts a product into a category automatically: all the given parts must match. */
export type CategoryRule = { genders: Gender[]; categories: string[]; activities: string[] }

/** A category with its place in the tree. `path` is the chain of slugs, `name` its words, in both languages. */
export type Category = {
  key: string
  parent?: string
  name: Both
  path: Both
  description: Partial<Both>
  rule?: CategoryRule
  /** The id of Google's product taxonomy; of one without it, that of its nearest ancestor counts. */
  googleCategory?: number
  placement?: ListingPlacement
  picture?: { file: string; width: number; height: number; alt: Both }
}

export type CategoryTree = {
  byKey: ReadonlyMap<string, Category>
  byPath: Both<ReadonlyMap<string, Category>>
  childrenOf(key: string | undefined): Category[]
}
