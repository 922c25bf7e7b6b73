import { expect, test } from 'vitest'
import { isLabelOff } from './return-label.ts'

test.each([
  ['by mail', { reason: 'too-small', way: 'mail' }, true],
  ['by mail, where the mistake is ours', { reason: 'wrong-item', way: 'mail' }, false],
  ['to a store', { reason: 'too-small', way: 'store' }, false],
  ['by carrier', { reason: 'too-small', way: 'carrier' }, false],
  ['nobody said how', { reason: 'too-small' }, undefined],
  ['nobody said how, but the label is free', { reason: 'damaged' }, false],
  ['unasked', undefined, false],
] as const)('whether the label of a return is taken off: %s', (_, request, off) => {
  expect(isLabelOff({}, request)).toBe(off)
})

test('no label is taken off where the shop sends it for free', () =>
  expect(isLabelOff({ returnLabel: 0 }, { reason: 'too-small', way: 'mail' })).toBe(false))
