import { expect, test } from 'vitest'
import { toProductRecord } from '../catalog/product-record.ts'
import { toTile } from '../catalog/tile.ts'
import type { Product } from '../catalog/product.ts'
import { categoryTree } from '../catalog/category-tree.ts'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { tileFromHit } from './hit-tile.ts'
import { sizeOfLabel, toProductHit } from './product-hit.ts'

const picture = { file: 'a.webp', width: 4, height: 3, alt: 'A shell' }
const colour = { key: 'moss', name: 'Moss', hex: '#334422', family: 'green', pictures: [picture] }
const context = {
  tree: categoryTree([]),
  collectionName: () => undefined,
  genderWords: () => [],
  storesWith: () => [],
}
const bothTiles = (given: Partial<Product>) => {
  const product = sampleProduct(given)
  const record = toProductRecord(product, [], 'en')
  return { fromHit: tileFromHit(toProductHit(product, record, context)), fromRecord: toTile(record) }
}

// acceptance 48–50
test.each<[string, Partial<Product>]>([
  ['one price', {}],
  ['a sale', { variants: [sampleVariant({ price: 240_00, salePrice: 179_00 })] }],
  [
    'a range of prices, one of them reduced',
    { variants: [sampleVariant({ price: 10_05 }), sampleVariant({ sku: 'b', price: 20_00, salePrice: 15_99 })] },
  ],
  ['a colour with its picture', { colours: [colour] }],
  ['a preorder', { availability: 'Preorder' }],
  ['nothing in stock', { variants: [sampleVariant({ quantity: 0 })] }],
])('the tile of a hit is the tile of its product: %s', (_, given) => {
  const { fromHit, fromRecord } = bothTiles(given)
  expect(fromHit).toEqual(fromRecord)
})

test('a product whose colours have no pictures shows its own', () =>
  expect(bothTiles({ pictures: [picture] }).fromHit.picture).toEqual(picture))

test('a size label gives its key and its name back', () => {
  const product = sampleProduct({ sizes: [{ key: '200', name: '200 cm | long' }] })
  const { sizeLabels } = toProductHit(product, toProductRecord(product, [], 'en'), context)
  expect(sizeLabels.map(sizeOfLabel)).toEqual([['200', '200 cm | long']])
})
