import type { Activity } from '../../catalog/activity.ts'
import type { ColourFamily } from '../../catalog/colour-family.ts'
import type { Gender } from '../../catalog/product.ts'

/** What words of a query may stand for. Keys are those that products carry. */
export type Meaning =
  | { kind: 'gender'; values: readonly Gender[] }
  /**
   * `isWhole`: they are all that the words say, as the name of a category with narrower ones does; else the words say
   * more than the categories, or rank what is in them, and are looked for as well.
   */
  | { kind: 'category'; keys: readonly string[]; isWhole: boolean }
  | { kind: 'brand'; key: string }
  | { kind: 'colour'; key: ColourFamily }
  | { kind: 'activity'; key: Activity }
  /** `isSure`: by its unit or letters alone; else it depends on what is asked for. */
  | { kind: 'size'; key: string; isSure: boolean }
  | { kind: 'store'; key: string }
  | { kind: 'sale' | 'new' | 'stock' | 'mine' }

/** What can be read from a query, each at most one filter; as addresses name it. */
export const readKinds = [
  'category',
  'gender',
  'brand',
  'colour',
  'size',
  'activity',
  'price',
  'stock',
  'store',
  'sale',
  'new',
] as const
export type ReadKind = (typeof readKinds)[number]
