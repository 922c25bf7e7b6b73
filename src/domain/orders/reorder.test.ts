import { expect, test } from 'vitest'
import type { CartRefusal } from '../cart/cart.ts'
import { leftOutFor, refills, type LeftOutReason } from './reorder.ts'

const gift = { recipientName: '', recipientEmail: 'a@example.com', senderName: '', message: '' }

test('the cart is filled up to what was ordered, and no further', () => {
  const lines = [
    { sku: 'none', quantity: 2, taxClass: 'standard' },
    { sku: 'one', quantity: 2, taxClass: 'standard' },
    { sku: 'more', quantity: 2, taxClass: 'standard' },
    { sku: 'card', quantity: 1, taxClass: 'gift-card' },
    { sku: 'gift', quantity: 1, taxClass: 'gift-card', gift },
  ] as const
  const added = refills(lines, new Map([['one', 1], ['more', 5]]))
  expect(added.map(({ sku, add }) => [sku, add])).toEqual([['none', 2], ['one', 1], ['more', 0], ['card', 0], ['gift', 1]])
  expect(added.filter(({ noRecipient }) => noRecipient).map(({ sku }) => sku)).toEqual(['card'])
  expect(refills(lines.slice(0, 3), new Map(lines.map(({ sku, quantity }) => [sku, quantity]))).every(({ add }) => add === 0)).toBe(true)
})

test.each<[CartRefusal, number, LeftOutReason]>([
  ['unknown-sku', 0, 'gone'], ['unavailable', 0, 'gone'], ['sold-out', 0, 'sold-out'], ['not-stocked', 0, 'sold-out'], ['not-enough', 0, 'sold-out'], ['not-enough', 1, 'fewer'], ['cart-full', 0, 'cart-full'],
])('%s with %i in the cart: %s', (refusal, units, reason) => expect(leftOutFor(refusal, units)).toBe(reason))
