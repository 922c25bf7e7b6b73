import type { CartLine } from '../cart/cart.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { Tile } from '../catalog/tile.ts'
import { shownPrice, type PriceInfo } from '../pricing/price.ts'
import type { SoldItem } from './ecommerce.ts'

/** A product in a list. Of a price range the lowest is tracked, as GA4 takes one price. */
export const soldTile = ({ id, title, brand, price }: Pick<Tile, 'id' | 'title' | 'brand' | 'price'>): SoldItem => ({
  id,
  name: title,
  brand,
  ...pricesOf(price),
})

/** A product at one of its variants, such as `Moss / M`. */
export function soldVariant(
  product: Pick<Product, 'id' | 'title' | 'brand' | 'categories' | 'colours' | 'sizes'>,
  variant: Variant | undefined,
  quantity = 1,
): SoldItem {
  const colour = product.colours.find(({ key }) => key === variant?.colour)?.name
  const size = product.sizes.find(({ key }) => key === variant?.size)?.name
  return {
    id: product.id,
    name: product.title,
    brand: product.brand.name,
    category: product.categories[0],
    variant: named(colour, size),
    price: variant?.price,
    salePrice: variant?.salePrice,
    quantity,
  }
}

/** A line of the cart, of an order, or some units of it. */
export const soldLine = ({
  productId,
  title,
  brand,
  colour,
  size,
  unitPrice,
  regularPrice,
  quantity,
}: Pick<
  CartLine,
  'productId' | 'title' | 'brand' | 'colour' | 'size' | 'unitPrice' | 'regularPrice' | 'quantity'
>): SoldItem => ({
  id: productId,
  name: title,
  brand,
  variant: named(colour, size),
  price: regularPrice,
  salePrice: unitPrice < regularPrice ? unitPrice : undefined,
  quantity,
})

const named = (...options: (string | undefined)[]): string | undefined =>
  options.filter(Boolean).join(' / ') || undefined

function pricesOf(info: PriceInfo): Pick<SoldItem, 'price' | 'salePrice'> {
  const shown = shownPrice(info)
  if (shown.kind === 'none') return {}
  if (shown.kind === 'one') return { price: shown.price }
  if (shown.kind === 'sale') return { price: shown.regular, salePrice: shown.sale }
  return shown.kind === 'range' ? { price: shown.range.low } : { price: shown.regular.low, salePrice: shown.sale.low }
}
