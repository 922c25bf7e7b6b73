import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { toProductRecord } from './product-record.ts'

const record = (...variants: Parameters<typeof sampleVariant>[0][]) =>
  toProductRecord(sampleProduct({ variants: variants.map(sampleVariant) }), [], 'en')

// acceptance 47, 48, 74
test.each([
  [[{ price: 100_00 }], { price: { price: 100_00 }, priceType: 'regular', lowestPrice: 100_00, stock: 'IN_STOCK' }],
  [
    [{ price: 100_00, salePrice: 80_00 }],
    { price: { price: 100_00, salePrice: 80_00 }, priceType: 'sale', lowestPrice: 80_00 },
  ],
  [[{ price: 100_00, salePrice: 80_00, clearance: true }], { priceType: 'clearance' }],
  [
    [{ price: 100_00 }, { price: 120_00 }],
    { price: { priceRange: { price: { low: 100_00, high: 120_00 } } }, lowestPrice: 100_00 },
  ],
  [
    [
      { price: 100_00, salePrice: 80_00 },
      { price: 120_00, salePrice: 90_00 },
    ],
    {
      price: { priceRange: { price: { low: 100_00, high: 120_00 }, salePrice: { low: 80_00, high: 90_00 } } },
      lowestPrice: 80_00,
    },
  ],
  [
    [{ price: 50_00, quantity: 0 }, { price: 100_00 }],
    { price: { price: 100_00 }, lowestPrice: 100_00, stock: 'IN_STOCK' },
  ],
  [[{ quantity: 2 }, { quantity: 0 }], { stock: 'LOW_STOCK' }],
  [[{ quantity: 0 }], { stock: 'OUT_OF_STOCK' }],
  [[{ price: 0 }], { price: { price: 0 }, lowestPrice: 0 }],
] as const)('variants %j give %j', (variants, expected) => expect(record(...variants)).toMatchObject(expected))

test('what is no longer available is sold out, whatever is left of it', () =>
  expect(
    (['Available', 'Preorder', 'Unavailable'] as const).map(
      (availability) => toProductRecord(sampleProduct({ availability }), [], 'en').stock,
    ),
  ).toEqual(['IN_STOCK', 'IN_STOCK', 'OUT_OF_STOCK']))

test('who sells it, and how they take it back, where that is not the shop', () => {
  const seller = { key: 'cabin', name: 'Cabin', shipsFrom: 'Ontario', returns: 'To the workshop.' }
  expect([
    toProductRecord(sampleProduct({ seller }), [], 'en').seller,
    toProductRecord(sampleProduct(), [], 'en').seller,
  ]).toEqual([{ name: 'Cabin', returns: 'To the workshop.' }, undefined])
})

test('has the given categories, and the first picture of each colour', () => {
  const picture = { file: 'a.png', width: 1, height: 1, alt: '' }
  const made = toProductRecord(
    sampleProduct({
      colours: [
        {
          key: 'plum',
          name: 'Plum',
          hex: '#5b2a55',
          family: 'purple',
          pictures: [picture, { ...picture, file: 'b.png' }],
        },
      ],
    }),
    ['clothing', 'jackets'],
    'fr',
  )
  expect([made.categories, made.colours, made.locale]).toEqual([
    ['clothing', 'jackets'],
    [{ key: 'plum', name: 'Plum', hex: '#5b2a55', family: 'purple', picture }],
    'fr',
  ])
})

test('takes no long texts and nothing of one variant along', () => {
  const keys = Object.keys(record({}))
  for (const key of ['description', 'features', 'materials', 'care', 'specifications', 'variants', 'pictures'])
    expect(keys).not.toContain(key)
})
