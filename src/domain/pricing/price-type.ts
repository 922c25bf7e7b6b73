import type { PriceType, Variant } from '../catalog/product.ts'
import type { Cents } from '../money.ts'

/**
 * The price type of a product, from its variants (acceptance 22, 74): regular when none is reduced, clearance when all
 * that are reduced are clearance, else sale. As in `priceOf`, variants that are sold out count only if all are.
 */
export function priceTypeOf(variants: readonly Pick<Variant, 'priceType' | 'quantity'>[]): PriceType {
  const inStock = variants.filter(({ quantity }) => quantity > 0)
  const reduced = (inStock.length > 0 ? inStock : variants).filter(({ priceType }) => priceType !== 'regular')
  if (reduced.length === 0) return 'regular'
  return reduced.every(({ priceType }) => priceType === 'clearance') ? 'clearance' : 'sale'
}

/** The price type of one variant, from its amounts in cents and its being the last of its kind (acceptance 74). */
export function variantPriceType({
  price,
  salePrice,
  clearance,
}: {
  price: Cents
  salePrice?: Cents | null
  clearance: boolean
}): PriceType {
  if (clearance) return 'clearance'
  return typeof salePrice === 'number' && salePrice < price ? 'sale' : 'regular'
}
