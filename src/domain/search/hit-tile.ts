import type { Picture } from '../catalog/product.ts'
import type { Tile } from '../catalog/tile.ts'
import type { PriceInfo } from '../pricing/price.ts'
import type { ProductHit } from './product-hit.ts'
import { hitPrice } from './product-suggestion.ts'

/** The most tags on a tile. */
const TAGS = 1

/** The tile of a product from its hit; a hit's tags are those of the whole product, primary ones first. */
export const tileFromHit = (hit: ProductHit): Tile => ({
  id: hit.objectID,
  href: hit.url,
  title: hit.title,
  brand: hit.brand,
  ...(hit.custom_fields.Gender && { gender: hit.custom_fields.Gender }),
  ...(hit.picture && { picture: withoutWords(hit.picture) }),
  price: priceOf(hit),
  swatches: hit.colours.map(({ hex }) => hex),
  tags: hit.tags.slice(0, TAGS).map(({ id, name, colour }) => ({ id, name, colour })),
  ...(hit.stock !== 'IN_STOCK' && { stock: hit.stock }),
  ...(hit.availability === 'Preorder' && { preorder: true }),
  ...(hit.rating !== undefined && { rating: { average: hit.rating, count: hit.reviewCount ?? 0 } }),
})

const withoutWords = ({ alt: _, ...picture }: Picture): Omit<Picture, 'alt'> => picture

/** In cents; what a hit leaves out is left out, since tiles travel in every page. */
function priceOf(hit: ProductHit): PriceInfo {
  const { price, salePrice, priceRange } = hitPrice(hit)
  const [regular, sale] = [priceRange?.price, priceRange?.salePrice]
  return {
    ...(price !== undefined && { price }),
    ...(salePrice !== undefined && { salePrice }),
    ...((regular || sale) && { priceRange: { ...(regular && { price: regular }), ...(sale && { salePrice: sale }) } }),
  }
}
