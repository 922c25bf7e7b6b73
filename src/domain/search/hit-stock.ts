import type { Availability, StockStatus } from '../catalog/product.ts'
import { productStock, stockStatus } from '../catalog/stock.ts'

/** What is there of the variants of a product. */
export type HitLevels = {
  /** Units that can be sold online; 0 where none were counted. */
  online(sku: string): number
  /** Slugs of the stores that have any of these SKUs, in their order. */
  storesWith(skus: string[]): string[]
}

/** Of a hit what follows from the levels of its variants alone. */
export type HitStock = {
  /** Of the variant to sell first: the first that is in stock. */
  sku: string
  stock: StockStatus
  inStock: boolean
  /** `online` and the slugs of the stores that have one. */
  availableIn: string[]
}

type VariantStock = { sku: string; stock: StockStatus }
type Countable = HitStock & { objectID: string; availability: Availability; variants: VariantStock[] }

/**
 * What a hit says of stock. `sku` is that of the variant to sell first: the first of which there is one, whatever else it
 * is. A product that is no longer available is sold out, whatever is left of it.
 * @param id instead of a SKU where there is no variant
 */
export function hitStock(
  id: string,
  variants: readonly VariantStock[],
  availability: Availability,
  { online, storesWith }: HitLevels,
): HitStock {
  const isGone = availability === 'Unavailable'
  const stock = isGone ? 'OUT_OF_STOCK' : productStock(variants)
  const inStock = stock === 'IN_STOCK' || stock === 'LOW_STOCK'
  const stores = isGone ? [] : storesWith(variants.map(({ sku }) => sku))
  const first = variants.find(({ sku }) => online(sku) > 0) ?? variants[0]
  return { sku: first?.sku ?? id, stock, inStock, availableIn: [...(inStock ? ['online'] : []), ...stores] }
}

/**
 * A hit after its stock was counted, as if it were made anew from its product: nothing else in it follows from levels,
 * and what is not sold online stays so.
 */
export function recountedHit<Hit extends Countable>(hit: Hit, levels: HitLevels): Hit {
  const variants = hit.variants.map((variant) => ({
    ...variant,
    stock: stockStatus({ quantity: levels.online(variant.sku), stocked: variant.stock !== 'NOT_STOCKED' }),
  }))
  return { ...hit, variants, ...hitStock(hit.objectID, variants, hit.availability, levels) }
}
