import { expect, test } from 'vitest'
import type { PriceInfo } from '../pricing/price.ts'
import { searchList, seenList } from './seen-list.ts'
import { soldLine, soldTile, soldVariant } from './sold-item.ts'

test.each<[PriceInfo, object]>([
  [{ price: 240_00 }, { price: 240_00 }],
  [
    { price: 240_00, salePrice: 179_00 },
    { price: 240_00, salePrice: 179_00 },
  ],
  [{ priceRange: { price: { low: 10_00, high: 20_00 } } }, { price: 10_00 }],
  [
    { priceRange: { price: { low: 10_00, high: 20_00 }, salePrice: { low: 8_00, high: 15_00 } } },
    { price: 10_00, salePrice: 8_00 },
  ],
  [{}, {}],
])('a tile that costs %j', (price, expected) =>
  expect(soldTile({ id: '5101-204', title: 'Jacket', brand: 'Saltspray', price })).toEqual({
    id: '5101-204',
    name: 'Jacket',
    brand: 'Saltspray',
    ...expected,
  }),
)

const product = {
  id: '5101-204',
  title: 'Fundy Jacket',
  brand: { key: 'saltspray', name: 'Saltspray', slug: 'saltspray' },
  categories: ['rain-jackets', 'jackets'],
  colours: [{ key: 'moss', name: 'Moss', hex: '#5d6b3a', family: 'green', pictures: [] }],
  sizes: [{ key: 'm', name: 'M' }],
}
const variant = {
  sku: '5101-204-MOSS-M',
  price: 240_00,
  salePrice: 179_00,
  priceType: 'sale',
  quantity: 3,
  stock: 'IN_STOCK',
  weightGrams: 400,
} as const

test.each([
  [{ ...variant, colour: 'moss', size: 'm' }, 'Moss / M'],
  [{ ...variant, size: 'm' }, 'M'],
  [variant, undefined],
])('a variant is named by its options: %#', (chosen, name) =>
  expect(soldVariant(product, chosen, 2)).toEqual({
    id: '5101-204',
    name: 'Fundy Jacket',
    brand: 'Saltspray',
    category: 'rain-jackets',
    variant: name,
    price: 240_00,
    salePrice: 179_00,
    quantity: 2,
  }),
)

test('a line that is not reduced has no sale price', () => {
  const line = { productId: '1', title: 'Mug', brand: 'Lowcloud', unitPrice: 20_00, regularPrice: 20_00, quantity: 2 }
  expect(soldLine(line)).toEqual({ id: '1', name: 'Mug', brand: 'Lowcloud', price: 20_00, quantity: 2 })
  expect(soldLine({ ...line, unitPrice: 15_00, colour: 'Plum' })).toMatchObject({
    variant: 'Plum',
    price: 20_00,
    salePrice: 15_00,
  })
})

test('lists have one id in both languages, and places go on over the pages', () => {
  expect(seenList({ path: { en: '/en/products/women', fr: '/fr/produits/femmes' }, title: 'Femmes', page: 1 })).toEqual(
    { id: 'products/women', name: 'Femmes', first: 0 },
  )
  expect(seenList({ path: { en: '/en/products', fr: '/fr/produits' }, title: 'All', page: 3 })).toMatchObject({
    first: 48,
  })
  expect(searchList({ page: 2 })).toEqual({ id: 'search', name: 'Search results', first: 24 })
})
