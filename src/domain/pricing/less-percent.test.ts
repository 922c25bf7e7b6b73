import { expect, test } from 'vitest'
import { lessPercent } from './less-percent.ts'

test.each([
  [949_95, 15, 807_45],
  [9_99, 15, 8_49],
  [100_00, 33.3, 66_70],
  [3, 1, 2],
  [1, 1, 0],
  [1_00, 0, 1_00],
  [1_00, 100, 0],
  [1_00, 150, 0],
  [1_00, -10, 1_00],
])('%i with %d %% off is %i', (amount, percent, expected) => expect(lessPercent(amount, percent)).toBe(expected))
