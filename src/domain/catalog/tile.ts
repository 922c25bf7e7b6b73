import type { PriceInfo } from '../pricing/price.ts'
import type { ProductTag } from '../tags/tag.ts'
import type { Picture, StockStatus } from './product.ts'

/** The fields a product tile shows, and no others: they are sent to the browser twice (HTML and data). */
export type Tile = {
  id: string
  href: string
  title: string
  brand: string
  picture?: Picture
  price: PriceInfo
  swatches: { key: string; name: string; hex: string }[]
  tags: Pick<ProductTag, 'id' | 'name' | 'colour'>[]
  stock: StockStatus
  preorder: boolean
}
