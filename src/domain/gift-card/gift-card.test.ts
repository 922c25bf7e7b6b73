import { expect, test } from 'vitest'
import { giftCardCode, maskedCode, readGiftCardCode, recipientOf, redeem } from './gift-card.ts'

test('a code has four groups that are hard to misread', () =>
  expect(giftCardCode([255, ...Array.from({ length: 16 }, (_, i) => i)])).toBe('2345-6789-ABCD-EFGH'))
test('too little chance makes no code', () => expect(() => giftCardCode([1, 2, 3])).toThrow('too few'))
test('only its end is shown', () => expect(maskedCode('2345-6789-ABCD-EFGH')).toBe('••••\u00a0EFGH'))
test.each([
  ['Luc', 'Luc, luc@example.com'],
  ['', 'luc@example.com'],
])('a card for %j is for %j', (recipientName, who) =>
  expect(recipientOf({ recipientName, recipientEmail: 'luc@example.com' })).toBe(who),
)

test.each([
  ['2345-6789-abcd-efgh', '2345-6789-ABCD-EFGH'],
  [' 23456789 ABCD EFGH ', '2345-6789-ABCD-EFGH'],
  ['2345–6789–ABCD–EFGH', '2345-6789-ABCD-EFGH'],
  ['2345-6789-ABCD-EFG', undefined],
  ['2345-6789-ABCD-EFG0', undefined],
  ['', undefined],
  [7, undefined],
])('%j is read as %j', (typed, code) => expect(readGiftCardCode(typed)).toBe(code))

test.each([
  [100, [30, 50, 90], [30, 50, 20]],
  [100, [200], [100]],
  [0, [50], [0]],
  [100, [], []],
])('%i¢ from cards of %j: %j', (payable, balances, paid) => expect(redeem(payable, balances)).toEqual(paid))
