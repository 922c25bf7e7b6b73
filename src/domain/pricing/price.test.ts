import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestPrice, paidPrice, priceOf, shownPrice } from './price.ts'

const variant = (price: number, salePrice?: number, quantity = 5) => ({ price, salePrice, quantity })

// acceptance 47, 48
test.each([
  ['no variants', [], {}],
  ['one variant', [variant(100_00)], { price: 100_00 }],
  ['one variant on sale', [variant(100_00, 80_00)], { price: 100_00, salePrice: 80_00 }],
  ['a free one', [variant(0)], { price: 0 }],
  ['reduced to nothing', [variant(10_00, 0)], { price: 10_00, salePrice: 0 }],
  ['several at one price', [variant(100_00), variant(100_00)], { price: 100_00 }],
  ['all at one sale price', [variant(100_00, 80_00), variant(100_00, 80_00)], { price: 100_00, salePrice: 80_00 }],
  ['several prices', [variant(100_00), variant(120_00)], { priceRange: { price: { low: 100_00, high: 120_00 } } }],
  [
    'several sale prices',
    [variant(289_95, 217_45), variant(289_95, 173_95)],
    { priceRange: { price: { low: 289_95, high: 289_95 }, salePrice: { low: 173_95, high: 217_45 } } },
  ],
  [
    'only one on sale: what a shopper pays',
    [variant(100_00), variant(100_00, 80_00)],
    { priceRange: { price: { low: 80_00, high: 100_00 } } },
  ],
  ['only one on sale, to the price of the others', [variant(80_00), variant(100_00, 80_00)], { price: 80_00 }],
  ['a sale price that is not a reduction', [variant(100_00, 100_00), variant(100_00, 120_00)], { price: 100_00 }],
  ['the sale is sold out', [variant(100_00), variant(100_00, 80_00, 0)], { price: 100_00 }],
  [
    'all sold out',
    [variant(100_00, undefined, 0), variant(120_00, undefined, 0)],
    { priceRange: { price: { low: 100_00, high: 120_00 } } },
  ],
])('%s', (_, variants, price) => expect(priceOf(variants)).toEqual(price))

const regular = { low: 100_00, high: 120_00 }
const sale = { low: 80_00, high: 90_00 }

// acceptance 48, 97
test.each([
  [
    { price: 1, salePrice: 0, priceRange: { price: regular, salePrice: sale } },
    { kind: 'sale-range', regular, sale },
  ],
  [
    { price: 1, salePrice: 0, priceRange: { price: regular } },
    { kind: 'range', range: regular },
  ],
  [
    { price: 1, salePrice: 0, priceRange: { price: regular, salePrice: null } },
    { kind: 'range', range: regular },
  ],
  [{ priceRange: { price: regular, salePrice: regular } }, { kind: 'range', range: regular }],
  [{ priceRange: { salePrice: sale } }, { kind: 'range', range: sale }],
  [
    { price: 100_00, salePrice: 80_00, priceRange: {} },
    { kind: 'sale', regular: 100_00, sale: 80_00 },
  ],
  [
    { price: 100_00, salePrice: 0 },
    { kind: 'sale', regular: 100_00, sale: 0 },
  ],
  [
    { price: 100_00, salePrice: null, priceRange: null },
    { kind: 'one', price: 100_00 },
  ],
  [
    { price: 100_00, salePrice: 100_00 },
    { kind: 'one', price: 100_00 },
  ],
  [{ salePrice: 80_00 }, { kind: 'one', price: 80_00 }],
  [{ price: 0 }, { kind: 'one', price: 0 }],
  [{ price: null }, { kind: 'none' }],
  [{}, { kind: 'none' }],
  [undefined, { kind: 'none' }],
])('%j is shown as %j', (info, price) => expect(shownPrice(info)).toEqual(price))

test.each([
  [{ price: 100, salePrice: 80 }, 80],
  [{ price: 0 }, 0],
  [{ priceRange: { price: regular } }, 100_00],
  [{ priceRange: { price: regular, salePrice: sale } }, 80_00],
  [{}, undefined],
])('the least for %j is %s', (info, least) => expect(lowestPrice(info)).toBe(least))

const variants = fc.array(
  fc.record({ price: fc.nat(500_00), salePrice: fc.option(fc.nat(500_00), { nil: undefined }), quantity: fc.nat(2) }),
  { minLength: 1, maxLength: 8 },
)

test('the shown price can be paid, and a reduction applies to every variant', () => {
  fc.assert(
    fc.property(variants, (list) => {
      const had = list.some(({ quantity }) => quantity > 0) ? list.filter(({ quantity }) => quantity > 0) : list
      const paid = had.map(paidPrice)
      const shown = shownPrice(priceOf(list))
      const span = shown.kind === 'range' ? shown.range : shown.kind === 'sale-range' ? shown.sale : undefined
      expect(lowestPrice(priceOf(list))).toBe(Math.min(...paid))
      if (span) expect(span.high).toBe(Math.max(...paid))
      if (shown.kind === 'sale' || shown.kind === 'sale-range')
        expect(had.every((one) => paidPrice(one) < one.price)).toBe(true)
    }),
  )
})
