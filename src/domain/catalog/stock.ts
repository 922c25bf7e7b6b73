import type { StockStatus } from './product.ts'

/** The most units that still count as nearly gone (ours: the specification gives no number). */
export const LOW_STOCK_UP_TO = 3

/**
 * The stock status of a variant, from its units that can be sold online; `stocked` is false for what the shop does not
 * carry (acceptance 74).
 */
export function stockStatus({ quantity, stocked }: { quantity: number; stocked: boolean }): StockStatus {
  if (!stocked) return 'NOT_STOCKED'
  if (!(quantity > 0)) return 'OUT_OF_STOCK'
  return quantity <= LOW_STOCK_UP_TO ? 'LOW_STOCK' : 'IN_STOCK'
}

/** The stock status of a product: the best of its variants, NOT_STOCKED without any (acceptance 74). */
export const productStock = (variants: readonly { stock: StockStatus }[]): StockStatus =>
  bestFirst.find((status) => variants.some(({ stock }) => stock === status)) ?? 'NOT_STOCKED'

const bestFirst: StockStatus[] = ['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK']
