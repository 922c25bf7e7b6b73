import type { StockStatus } from './product.ts'

/**
 * The most units that still count as nearly gone (ours: the specification gives no number). Records of the search hold
 * what it decides, so `RECORDS_VERSION` is raised with it.
 */
export const LOW_STOCK_UP_TO = 3

/** The highest limit of its own that a product can have. */
export const MOST_LOW_STOCK = 100_000

/**
 * Whether a product can be low for staff at or below so many units: nothing is low at 0. Shoppers read of the last few
 * by the shop's own limit, whatever staff need to order in time.
 */
export const isLowStockLimit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_LOW_STOCK

/**
 * The stock status of a variant, from its units that can be sold online, none where nobody has counted any; `stocked` is
 * false for what is not sold online (acceptance 74).
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
