import type { Locale } from '../locale.ts'
import { lowestPrice, priceOf, type PriceInfo } from '../pricing/price.ts'
import { priceTypeOf } from '../pricing/price-type.ts'
import type { ProductTag } from '../tags/tag.ts'
import type {
  Availability,
  Gender,
  Picture,
  PriceType,
  CatalogueProduct,
  ShippingClass,
  StockStatus,
} from './product.ts'
import { productStock } from './stock.ts'

type RecordColour = {
  key: string
  name: string
  hex: string
  family: string
  picture?: Picture
}

/**
 * A product as a listing needs it, in one language: everything that filters, sorts and fills a tile. Made by
 * `toProductRecord`.
 */
export type ProductRecord = {
  id: string
  locale: Locale
  title: string
  slug: string
  brand: { key: string; name: string; slug: string }
  /** Every category it belongs to, including ancestors and rule categories. */
  categories: string[]
  collections: string[]
  gender?: Gender
  colours: RecordColour[]
  sizes: { key: string; name: string }[]
  price: PriceInfo
  priceType: PriceType
  /** The least a shopper pays for one, in cents, for sorting and the price filter. */
  lowestPrice: number
  /** Sold out, too, where it is no longer available, whatever is left of it. */
  stock: StockStatus
  availability: Availability
  tags: ProductTag[]
  shippingClass: ShippingClass
  isNew: boolean
  popularity: number
  publishedOn: string
  /** The partner that sells and ships it, if it is not the shop, and the partner's return policy. */
  seller?: Pick<NonNullable<CatalogueProduct['seller']>, 'name' | 'returns'>
}

/** The record of a product. `categories` come from `categoriesOf`, ancestors and rules included. */
export function toProductRecord(product: CatalogueProduct, categories: string[], locale: Locale): ProductRecord {
  const price = priceOf(product.variants)
  return {
    id: product.id,
    locale,
    title: product.title,
    slug: product.slug,
    brand: product.brand,
    categories,
    collections: product.collections,
    gender: product.gender,
    colours: product.colours.map(({ pictures, ...colour }) => ({ ...colour, picture: pictures[0] })),
    sizes: product.sizes,
    price,
    priceType: priceTypeOf(product.variants),
    lowestPrice: lowestPrice(price) ?? 0,
    stock: product.availability === 'Unavailable' ? 'OUT_OF_STOCK' : productStock(product.variants),
    availability: product.availability,
    tags: product.tags,
    shippingClass: product.shippingClass,
    isNew: product.isNew,
    popularity: product.popularity,
    publishedOn: product.publishedOn,
    ...(product.seller && { seller: { name: product.seller.name, returns: product.seller.returns } }),
  }
}
