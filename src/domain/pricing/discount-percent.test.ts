import { expect, test } from 'vitest'
import { discountPercent } from './discount-percent.ts'

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
