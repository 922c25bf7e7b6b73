import { expect, test } from 'vitest'
import { money } from '../money.ts'
import { isUnclearAmount, plainAmount, typedAmount } from './typed-amount.ts'

test.each([
  ['1,299.95', 1_299_95],
  ['1299.95', 1_299_95],
  ['1 299,95', 1_299_95],
  ['1\u00a0299,95 $', 1_299_95],
  ['1\u202f299,95\u00a0$', 1_299_95],
  ['$1,299.95', 1_299_95],
  ['1,299', 1_299_00],
  ['1 299', 1_299_00],
  ['12,5', 12_50],
  ['12.5', 12_50],
  ['0', 0],
  ['1,234,567.89', 1_234_567_89],
  ['', undefined],
  ['$', undefined],
  ['free', undefined],
  ['-5', undefined],
  ['1.299,95', undefined],
  ['1,29,95', undefined],
  ['12.345', undefined],
  ['12 34', undefined],
  ['1e3', undefined],
  ['99999999999999999', undefined],
])('%j is %s cents', (text, cents) => expect(typedAmount(text)).toBe(cents))

test.each([0, 5, 1_299_95, 12_345_678_90])('%s cents come back, plain and as the shop writes them', (cents) => {
  expect(typedAmount(plainAmount(cents))).toBe(cents)
  for (const locale of ['en', 'fr'] as const) expect(typedAmount(money(cents, locale))).toBe(cents)
})

test.each([
  ['104,959', true],
  ['$1,299', true],
  ['1,299.00', false],
  ['1,299,000', false],
  ['1299', false],
  ['1 299', false],
  ['104,95', false],
])('%j is unclear in a file: %s', (text, isUnclear) => expect(isUnclearAmount(text)).toBe(isUnclear))
