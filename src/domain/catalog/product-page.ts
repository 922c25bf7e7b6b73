import type { Holiday } from '../shipping/delivery-window.ts'
import type { VideoEmbed } from '../content/slice.ts'
import type { Both } from '../locale.ts'
import type { Crumb } from './listing-page.ts'
import type { CatalogueProduct } from './product.ts'
import type { ProductReviews } from '../reviews/review.ts'
import type { Tile } from './tile.ts'

/**
 * A product page in one language. Date-dependent parts (delivery) are computed in the browser, because the page is
 * cached.
 */
export type ProductPage = {
  product: CatalogueProduct
  /** By all its categories, those above its own too. */
  isGiftCard: boolean
  crumbs: Crumb[]
  /** What goes with it, of other kinds. */
  companions: Tile[]
  /** What is like it. */
  related: Tile[]
  /** The first few, and what all say together. */
  reviews?: ProductReviews
  /** How many questions about it are answered. */
  questions: number
  /** The table of sizes that fits it best; its page has the figures. */
  sizeGuide?: { name: string; href: string }
  /** One of the shop's own videos that shows it. */
  video?: VideoEmbed
  /** Meaning of the tags that can be asked about, by tag id (acceptance 54, 73). */
  tagInfo: Record<string, string>
  /** Those that all of Canada observes, of the years a delivery may be in; where it goes is not known yet. */
  holidays: Holiday[]
  path: Both
}
