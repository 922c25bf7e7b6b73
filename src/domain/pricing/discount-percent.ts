import type { Cents } from '../money.ts'
import type { Price } from './price.ts'

/**
 * How much less `sale` is than `regular`, in whole percent, rounded down so that no more is promised than given. 0 if
 * it is not less.
 */
export const discountPercent = (regular: Cents, sale: Cents): number =>
  regular > 0 && sale < regular ? Math.floor(((regular - Math.max(sale, 0)) * 100) / regular) : 0

/** How much less a shown price is, in whole percent; 0 where it is not, or where a range has several reductions. */
export function shownDiscount(price: Price): number {
  if (price.kind === 'sale') return discountPercent(price.regular, price.sale)
  if (price.kind !== 'sale-range') return 0
  const low = discountPercent(price.regular.low, price.sale.low)
  return low === discountPercent(price.regular.high, price.sale.high) ? low : 0
}
