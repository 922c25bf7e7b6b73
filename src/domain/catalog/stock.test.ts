import { expect, test } from 'vitest'
import type { StockStatus } from './product.ts'
import { isLowStockLimit, productStock, stockStatus } from './stock.ts'

// acceptance 74
test.each([
  [4, true, 'IN_STOCK'],
  [3, true, 'LOW_STOCK'],
  [1, true, 'LOW_STOCK'],
  [0, true, 'OUT_OF_STOCK'],
  [-1, true, 'OUT_OF_STOCK'],
  [NaN, true, 'OUT_OF_STOCK'],
  [10, false, 'NOT_STOCKED'],
])('%i units, stocked %s, is %s', (quantity, stocked, status) =>
  expect(stockStatus({ quantity, stocked })).toBe(status),
)

test.each<[StockStatus[], StockStatus]>([
  [['OUT_OF_STOCK', 'LOW_STOCK', 'IN_STOCK'], 'IN_STOCK'],
  [['NOT_STOCKED', 'OUT_OF_STOCK', 'LOW_STOCK'], 'LOW_STOCK'],
  [['NOT_STOCKED', 'OUT_OF_STOCK'], 'OUT_OF_STOCK'],
  [['NOT_STOCKED'], 'NOT_STOCKED'],
  [[], 'NOT_STOCKED'],
])('a product with %j is %s', (stocks, status) => expect(productStock(stocks.map((stock) => ({ stock })))).toBe(status))

test.each([
  [0, true],
  [12, true],
  [100_000, true],
  [100_001, false],
  [-1, false],
  [1.5, false],
  [NaN, false],
  ['3', false],
  [null, false],
])('%j is a limit for low stock: %s', (value, is) => expect(isLowStockLimit(value)).toBe(is))
