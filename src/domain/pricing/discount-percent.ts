import type { Cents } from '../money.ts'

/**
 * How much less `sale` is than `regular`, in whole percent, rounded down so that no more is promised than given. 0 if
 * it is not less.
 */
export const discountPercent = (regular: Cents, sale: Cents): number =>
  regular > 0 && sale < regular ? Math.floor(((regular - Math.max(sale, 0)) * 100) / regular) : 0
