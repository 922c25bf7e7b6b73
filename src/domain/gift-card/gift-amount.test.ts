import { expect, test } from 'vitest'
import { giftAmount, isGiftAmount } from './gift-amount.ts'

test.each([
  ['75', 75_00],
  ['$75.50', 75_50],
  ['75,50\u00a0$', 75_50],
  [' 500 ', 500_00],
  ['10', 10_00],
  ['9.99', undefined],
  ['500.01', undefined],
  ['75.5', undefined],
  ['1e2', undefined],
  ['-50', undefined],
  ['fifty', undefined],
  ['', undefined],
])('%j is %j', (typed, cents) => expect(giftAmount(typed)).toBe(cents))

test('an amount that is stored is checked again', () => {
  expect([10_00, 500_00, 99_99].map(isGiftAmount)).toEqual([true, true, true])
  expect([9_99, 500_01, 50.5, NaN].map(isGiftAmount)).toEqual([false, false, false, false])
})
