import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartCount, hasHeavy, lineTotal, shippableAmount, subtotal, type Cart, type CartLine } from './cart.ts'

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

test('counts units, not lines', () => expect(cartCount(cartOf(line({ quantity: 2 }), line({ quantity: 3 })))).toBe(5))

test('what cannot be bought is not summed', () =>
  expect(subtotal(cartOf(line(), line({ problem: 'sold-out' })))).toBe(100_00))

// acceptance 12, 130
test('a gift card never counts toward free shipping', () =>
  expect(shippableAmount(cartOf(line({ unitPrice: 20_00 }), line({ unitPrice: 50_00, shippingClass: 'none' })))).toBe(
    20_00,
  ))

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

// acceptance 131
test.each([
  [{}, false],
  [{ shippingClass: 'bike' }, true],
  [{ shippingClass: 'oversize' }, true],
  [{ shippingClass: 'bike', problem: 'sold-out' }, false],
] as const)('with a line of %j, delivery costs extra: %s', (more, heavy) =>
  expect(hasHeavy(cartOf(line(), line(more)))).toBe(heavy),
)
