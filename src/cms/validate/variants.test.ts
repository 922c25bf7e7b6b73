import { expect, test } from 'vitest'
import { noDoubleSkus } from './variants.ts'

const check = (rows: unknown, siblingData: Parameters<typeof noDoubleSkus>[1]['siblingData'] = {}) => noDoubleSkus(rows, { siblingData })
const sizes = { sizes: [{ key: 's' }, { key: 'm' }] }

test.each([
  [[{ sku: 'A', price: 100 }]],
  [[{ sku: 'A', colour: 'plum', price: 100 }, { sku: 'B', colour: 'moss', price: 100 }]],
  [[{ sku: 'A', size: 's', price: 100, salePrice: 99 }, { sku: 'B', size: 'm', price: 100, salePrice: null }]],
  [[{ sku: 'A', price: 100, salePrice: 0 }]],
])('%j may be saved', (rows) => expect(check(rows, sizes)).toBe(true))

test.each([
  [undefined, 'A product needs at least one variant.'],
  [[], 'A product needs at least one variant.'],
  [3, 'A product needs at least one variant.'],
  [[{ sku: 'A', size: 's' }, { sku: 'A', size: 'm' }], 'SKU A stands twice.'],
  [[{ sku: 'A', colour: 'plum', size: 's' }, { sku: 'B', colour: 'plum', size: 's' }], 'Two variants have the colour and size plum/s.'],
  [[{ sku: 'A' }, { sku: 'B' }], 'Two variants have the colour and size /.'],
  [[{ sku: 'A', size: 'xl' }], 'A: there is no size xl above.'],
  [[{ sku: 'A', price: 100, salePrice: 100 }], 'A: the sale price is not below the price.'],
  [[{ sku: 'A', price: 100, salePrice: 120 }], 'A: the sale price is not below the price.'],
])('%j is refused: %s', (rows, sentence) => expect(check(rows, sizes)).toBe(sentence))

test('without sizes above, any size may be named', () => expect(check([{ sku: 'A', size: 'xl' }])).toBe(true))
