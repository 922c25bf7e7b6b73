import type { Variant } from '../catalog/product.ts'
import type { Cents } from '../money.ts'

/** Cents from the least to the most; equal ends are one amount. */
export type PriceRange = { low: Cents; high: Cents }

/**
 * The price of a hit or a tile, in cents (acceptance 47, 49). Null and missing are the same: no price; 0 is a price
 * (acceptance 97).
 */
export type PriceInfo = {
  price?: Cents | null
  salePrice?: Cents | null
  priceRange?: { price?: PriceRange | null; salePrice?: PriceRange | null } | null
}

/**
 * The displayed price, in cents: the regular amounts of a sale are struck through beside the sale's (acceptance 48–50).
 */
export type Price =
  | { kind: 'none' }
  | { kind: 'one'; price: Cents }
  | { kind: 'sale'; regular: Cents; sale: Cents }
  | { kind: 'range'; range: PriceRange }
  | { kind: 'sale-range'; regular: PriceRange; sale: PriceRange }

type Priced = Pick<Variant, 'price' | 'salePrice' | 'quantity'>

/**
 * The price of a product, from its variants, or of one variant, in cents (acceptance 47). Sold-out variants count only
 * if all are sold out, so that no unavailable price is advertised. Where only some variants are on sale, the range is
 * what a shopper pays, with nothing struck through: an old price beside it would promise a reduction that the others do
 * not have.
 */
export function priceOf(variants: readonly Priced[]): PriceInfo {
  const inStock = variants.filter(({ quantity }) => quantity > 0)
  const counted = inStock.length > 0 ? inStock : variants
  const paid = spanOf(counted.map(paidPrice))
  const regular = spanOf(counted.map(({ price }) => price))
  if (!paid || !regular) return {}
  if (!counted.every(isOnSale)) return isOne(paid) ? { price: paid.low } : { priceRange: { price: paid } }
  return isOne(paid) && isOne(regular)
    ? { price: regular.low, salePrice: paid.low }
    : { priceRange: { price: regular, salePrice: paid } }
}

/** The price a shopper pays for one unit, in cents: a "sale" price that is not a reduction is ignored. */
export const paidPrice = ({ price, salePrice }: Pick<Variant, 'price' | 'salePrice'>): Cents =>
  typeof salePrice === 'number' && salePrice < price ? salePrice : price

/** The price to show, by first match: sale range, range, sale price, price, none (acceptance 48). */
export function shownPrice(info: PriceInfo | null | undefined): Price {
  const { price, salePrice, priceRange } = info ?? {}
  const range = priceRange?.price ?? undefined
  const saleRange = priceRange?.salePrice ?? undefined
  if (saleRange && range && isReduced(range, saleRange)) return { kind: 'sale-range', regular: range, sale: saleRange }
  if (range ?? saleRange) return rangeOf(range ?? saleRange)
  const regular = price ?? undefined
  const sale = salePrice ?? undefined
  if (sale !== undefined && regular !== undefined && sale < regular) return { kind: 'sale', regular, sale }
  const one = regular ?? sale
  return one === undefined ? { kind: 'none' } : { kind: 'one', price: one }
}

/** The least a shopper pays for one, in cents, for sorting and filtering; undefined where no price is shown. */
export function lowestPrice(info: PriceInfo): Cents | undefined {
  const shown = shownPrice(info)
  if (shown.kind === 'none') return undefined
  if (shown.kind === 'one') return shown.price
  if (shown.kind === 'sale') return shown.sale
  return shown.kind === 'range' ? shown.range.low : shown.sale.low
}

const isOnSale = (variant: Pick<Variant, 'price' | 'salePrice'>): boolean => paidPrice(variant) < variant.price

const spanOf = (amounts: Cents[]): PriceRange | undefined =>
  amounts.length === 0 ? undefined : { low: Math.min(...amounts), high: Math.max(...amounts) }

const isOne = ({ low, high }: PriceRange): boolean => low === high

const isReduced = (regular: PriceRange, sale: PriceRange): boolean => sale.low < regular.low || sale.high < regular.high

const rangeOf = (range: PriceRange | undefined): Price => (range ? { kind: 'range', range } : { kind: 'none' })
