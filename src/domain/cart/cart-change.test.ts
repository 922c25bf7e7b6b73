import { expect, test } from 'vitest'
import type { Cart, CartLine } from './cart.ts'
import { hasArrived, unitsOf, withChanges } from './cart-change.ts'

const line = (sku: string, quantity: number): CartLine => ({
  sku,
  quantity,
  productId: '1-1',
  href: '/en/product/1-1/x',
  title: 'Tent',
  brand: 'Lowcloud',
  unitPrice: 1000,
  regularPrice: 1000,
  shippingClass: 'standard',
  left: 9,
})
const cart = (version: number, ...lines: CartLine[]): Cart => ({ version, lines })

test('changes on their way are seen at once', () => {
  const seen = withChanges(cart(1, line('A', 1), line('B', 2)), [
    { intent: 'add', sku: 'A', quantity: 2 },
    { intent: 'set', sku: 'B', quantity: 0 },
    { intent: 'add', sku: 'C', quantity: 1 },
  ])
  expect(seen.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 3]])
})

test('where a line is picked up is seen with the answer', () => {
  const before = cart(1, line('A', 1))
  expect(withChanges(before, [{ intent: 'pickup', sku: 'A', store: 'gatineau' }])).toEqual(before)
})

test('a change leaves the cart it was given as it was', () => {
  const before = cart(1, line('A', 1))
  withChanges(before, [{ intent: 'set', sku: 'A', quantity: 5 }])
  expect(unitsOf(before, 'A')).toBe(1)
})

test.each([
  ['add', 1, 2, 3, true],
  ['add', 1, 2, 4, true],
  ['add', 1, 1, 3, false],
  ['add', 1, 2, 2, false],
  ['set', 1, 2, 3, false],
] as const)('%s of 2 to 1 unit, version %i → %i, %i units now: arrived %s', (intent, was, is, units, arrived) =>
  expect(hasArrived({ intent, sku: 'A', quantity: 2 }, cart(was, line('A', 1)), cart(is, line('A', units)))).toBe(
    arrived,
  ),
)

test('a line put aside is neither in the cart nor lost, and comes back', () => {
  const cart = { version: 1, lines: [{ ...line('A', 2), priceWas: 90_00 }, line('B', 1)] }
  const aside = withChanges(cart, [{ intent: 'save', sku: 'A' }])
  expect([aside.lines.map(({ sku }) => sku), aside.saved?.map(({ sku }) => sku)]).toEqual([['B'], ['A']])
  const back = withChanges(aside, [{ intent: 'unsave', sku: 'A' }])
  expect([back.lines.map(({ sku }) => sku), back.saved]).toEqual([['B', 'A'], []])
  expect(withChanges(aside, [{ intent: 'set', sku: 'A', quantity: 0 }]).saved).toEqual([])
})

test('a price change that was acknowledged is not shown again', () => {
  const cart = { version: 1, lines: [{ ...line('A', 2), priceWas: 90_00 }] }
  expect(withChanges(cart, [{ intent: 'seen', sku: '' }]).lines[0]).not.toHaveProperty('priceWas')
})
