import { expect, test } from 'vitest'
import { discountPercent, shownDiscount } from './discount-percent.ts'
import type { Price } from './price.ts'

test.each([
  [100_00, 75_00, 25],
  [289_95, 217_45, 25],
  [100_00, 70_01, 29],
  [100_00, 0, 100],
  [100_00, 99_99, 0],
  [100_00, 100_00, 0],
  [100_00, 120_00, 0],
  [0, 0, 0],
])('from %i to %i is %i %%', (regular, sale, percent) => expect(discountPercent(regular, sale)).toBe(percent))

test.each<[Price, number]>([
  [{ kind: 'one', price: 100_00 }, 0],
  [{ kind: 'sale', regular: 289_95, sale: 217_45 }, 25],
  [{ kind: 'sale-range', regular: { low: 100_00, high: 200_00 }, sale: { low: 75_00, high: 150_00 } }, 25],
  [{ kind: 'sale-range', regular: { low: 100_00, high: 200_00 }, sale: { low: 75_00, high: 199_00 } }, 0],
  [{ kind: 'none' }, 0],
])('%j is %i %% less', (price, percent) => expect(shownDiscount(price)).toBe(percent))
