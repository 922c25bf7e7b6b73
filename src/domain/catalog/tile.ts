import type { PriceInfo } from '../pricing/price.ts'
import type { Rating } from '../reviews/review.ts'
import type { ProductTag } from '../tags/tag.ts'
import type { Gender, Picture, StockStatus } from './product.ts'

/** The fields a product tile shows, and no others: they are sent to the browser twice (HTML and data). */
export type Tile = {
  id: string
  href: string
  title: string
  brand: string
  /** Whose cut it has, where it has one. */
  gender?: Gender
  /** Without words: the title beside it has them. */
  picture?: Omit<Picture, 'alt'>
  price: PriceInfo
  /** The colours it comes in, as `#rrggbb`; only their number is said in words. */
  swatches: string[]
  tags: Pick<ProductTag, 'id' | 'name' | 'colour'>[]
  /** Absent where it is in stock. */
  stock?: Exclude<StockStatus, 'IN_STOCK'>
  preorder?: true
  rating?: Rating
}
