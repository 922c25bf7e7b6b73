import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterDiscounts, cartCount, hasBuyableLines, lineTotal, subtotal, type Cart, type CartLine } from './cart.ts'

const line = (more: Partial<CartLine> = {}): CartLine => ({
  sku: 'A-1',
  productId: '5101-204',
  href: '/en/product/5101-204/x',
  title: 'Jacket',
  brand: 'Saltspray',
  quantity: 1,
  unitPrice: 100_00,
  regularPrice: 100_00,
  shippingClass: 'standard',
  left: 5,
  ...more,
})
const cartOf = (...lines: CartLine[]): Cart => ({ version: 1, lines })

test('counts units, not lines, and none of what cannot be bought', () => {
  expect(cartCount(cartOf(line({ quantity: 2 }), line({ quantity: 3 })))).toBe(5)
  const gone = line({ quantity: 3, problem: 'unavailable' })
  expect(cartCount(cartOf(line({ quantity: 2, problem: 'not-enough' }), gone))).toBe(2)
})

test('what cannot be bought is not summed', () =>
  expect(subtotal(cartOf(line(), line({ problem: 'sold-out' })))).toBe(100_00))

test.each<[NonNullable<CartLine['problem']>, boolean]>([
  ['not-enough', true],
  ['sold-out', false],
  ['unavailable', false],
  ['pickup', false],
])('a cart of one line that is %s has something to order: %s', (problem, expected) => {
  expect(hasBuyableLines(cartOf(line({ problem })))).toBe(expected)
  expect(hasBuyableLines(cartOf(line({ problem }), line()))).toBe(true)
})

test('promotions and a code are taken off what is summed, and never more than that', () => {
  const promotions = [{ id: 1, name: { en: 'Fleece days', fr: 'Jours du polar' }, amount: 20_00 }]
  const cart = { ...cartOf(line()), delivery: { groups: [], promotions } }
  expect(afterDiscounts(cartOf(line()))).toBe(100_00)
  expect(afterDiscounts(cart, { code: 'WELCOME10', discount: 8_00 })).toBe(72_00)
  expect(afterDiscounts(cart, { code: 'WELCOME10', discount: 90_00 })).toBe(0)
})

test('the subtotal is the sum of its lines, whole cents', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ unitPrice: fc.integer({ min: 0, max: 10_000_00 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      ),
      (parts) => {
        const lines = parts.map(line)
        expect(subtotal(cartOf(...lines))).toBe(lines.reduce((sum, each) => sum + lineTotal(each), 0))
        expect(Number.isInteger(subtotal(cartOf(...lines)))).toBe(true)
      },
    ),
  ))
