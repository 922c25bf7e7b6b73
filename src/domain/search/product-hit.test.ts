import { expect, test } from 'vitest'
import { categoriesOf, categoryTree } from '../catalog/category-tree.ts'
import { toProductRecord } from '../catalog/product-record.ts'
import type { CatalogueProduct } from '../catalog/product.ts'
import { sampleCategory, sampleProduct, sampleVariant } from '../testing/samples.ts'
import { toProductHit, type HitContext } from './product-hit.ts'

const tree = categoryTree([
  sampleCategory('camping'),
  sampleCategory('tents', 'camping'),
  sampleCategory('women', undefined, { rule: { genders: ['women'], categories: [], activities: [] } }),
])
const context: HitContext = {
  tree,
  collectionName: (key) => ({ light: 'Ultralight' })[key],
  genderWords: (gender) => [gender, 'ladies'],
  storesWith: (skus) => (skus.includes('IN-STORE') ? ['halifax'] : []),
}
const hit = (more: Partial<CatalogueProduct> = {}) => {
  const product = sampleProduct({ categories: ['tents'], ...more })
  return toProductHit(product, toProductRecord(product, categoriesOf(tree, product), product.locale), context)
}

test('holds the fields of a search hit (acceptance 47)', () => {
  const picture = { file: 'a b.png', width: 10, height: 10, alt: 'A' }
  const made = hit({
    colours: [{ key: 'plum', name: 'Plum', hex: '#5b2a55', family: 'purple', pictures: [picture] }],
    variants: [
      sampleVariant({ sku: 'OUT', quantity: 0 }),
      sampleVariant({ sku: 'A-1', colour: 'plum', price: 240_00, salePrice: 199_99 }),
    ],
  })
  expect(made).toMatchObject({
    objectID: '5101-204',
    title: 'Fundy Jacket',
    url: '/en/product/5101-204/fundy-jacket',
    image: '/media/a%20b.png?w=320&q=65',
    picture,
    sku: 'A-1',
    colour: 'Plum',
    colourFamilies: ['purple'],
    brand: 'Saltspray',
    brandKey: 'saltspray',
  })
  expect(made.variants).toEqual([
    { sku: 'OUT', price: 100, stock: 'OUT_OF_STOCK' },
    { sku: 'A-1', colour: 'plum', price: 240, salePrice: 199.99, stock: 'IN_STOCK' },
  ])
})

// acceptance 47–49: cents in the shop, dollars in a hit
test.each([
  [[{ price: 100_00 }], { price: 100, lowestPrice: 100 }],
  [[{ price: 100_00, salePrice: 79_95 }], { price: 100, salePrice: 79.95, lowestPrice: 79.95, priceType: 'sale' }],
  [[{ price: 100_00 }, { price: 120_50 }], { priceRange: { price: { low: 100, high: 120.5 } }, lowestPrice: 100 }],
  [
    [
      { price: 100_00, salePrice: 80_00 },
      { price: 120_00, salePrice: 90_00 },
    ],
    { priceRange: { price: { low: 100, high: 120 }, salePrice: { low: 80, high: 90 } }, lowestPrice: 80 },
  ],
  [[{ price: 0 }], { price: 0, lowestPrice: 0 }],
  // A sale price that is not a reduction is ignored.
  [[{ price: 100_00, salePrice: 100_00 }], { price: 100 }],
])('variants %j give %j', (variants, expected) => {
  const { price, salePrice, priceRange, lowestPrice, priceType } = hit({ variants: variants.map(sampleVariant) })
  const made = { price, salePrice, priceRange, lowestPrice, priceType }
  expect(made).toMatchObject(expected)
  for (const key of ['price', 'salePrice', 'priceRange'] as const)
    if (!(key in expected)) expect(made[key], key).toBeUndefined()
})

test('categories are levels of names for facets, and keys for filters, rule categories too', () =>
  expect(hit({ gender: 'women' })).toMatchObject({
    categories: { lvl0: ['camping', 'women'], lvl1: ['camping > tents'], lvl2: [] },
    categoryKeys: ['camping', 'tents', 'women'],
    kinds: ['tents'],
    custom_fields: { Gender: 'women' },
    genderWords: ['women', 'ladies'],
  }))

test('French hits speak French', () =>
  expect(hit({ locale: 'fr' })).toMatchObject({
    url: '/fr/product/5101-204/fundy-jacket',
    kinds: ['tents-fr'],
    categories: { lvl1: ['camping-fr > tents-fr'] },
  }))

test('tags of the whole product, primary first; grey is not an override (acceptance 47, 51)', () => {
  const tag = { name: 'x', path: '', isLink: false, variants: [] }
  const tags: CatalogueProduct['tags'] = [
    { ...tag, id: 'online', hierarchy: 'secondary', colour: 'grey' },
    { ...tag, id: 'top', hierarchy: 'primary', colour: 'redOutline' },
    { ...tag, id: 'one', hierarchy: 'primary', colour: 'red', variants: ['A-1'] },
  ]
  expect(hit({ tags }).tags).toEqual([
    { id: 'top', name: 'x', colour: 'redOutline', colourOverride: 'red outline' },
    { id: 'online', name: 'x', colour: 'grey' },
  ])
})

// [units, where a variant is]
test.each([
  [5, 'A-1', ['online']],
  [0, 'A-1', []],
  [5, 'IN-STORE', ['online', 'halifax']],
  [0, 'IN-STORE', ['halifax']],
] as const)('%i online of %s: it is in %j', (quantity, sku, places) =>
  expect(hit({ variants: [sampleVariant({ sku, quantity })] })).toMatchObject({
    availableIn: places,
    inStock: quantity > 0,
  }),
)

test('what is no longer available is nowhere, though a store still has one', () =>
  expect(hit({ availability: 'Unavailable', variants: [sampleVariant({ sku: 'IN-STORE' })] })).toMatchObject({
    availableIn: [],
    inStock: false,
  }))

test('days are seconds; an invalid day is long ago', () =>
  expect([hit({ publishedOn: '2026-01-02' }).createdAt, hit({ publishedOn: '' }).createdAt]).toEqual([1767312000, 0]))
