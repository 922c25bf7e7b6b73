import type { PriceType } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { MarkdownFault } from './markdown.ts'

/** What a markdown would do to one variant; amounts in cents. */
export type EffectRow = {
  title: string
  sku: string
  /** What a shopper pays without the markdown, whether it runs or not, and under it. */
  without: Cents
  during: Cents
  /** By which it is shown as reduced. */
  from: PriceType
  to: PriceType
  /** Why its price stays. */
  why?: MarkdownFault | 'lower-already'
}

/** Another markdown at the same time for the same products. */
export type MarkdownOverlap = { id: number; name: string; count: number; titles: string[] }

/** What a markdown would do: the counts are of all variants, the rows the first of them. */
export type MarkdownEffect = {
  /** Products of which any price changes. */
  products: number
  /** Variants whose price changes, is lower already, or is refused. */
  changed: number
  lower: number
  faults: number
  /** Products of the list that are not published, or are gift cards. */
  leftOut: number
  rows: EffectRow[]
  overlaps: MarkdownOverlap[]
}
