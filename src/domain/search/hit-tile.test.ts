import { expect, test } from 'vitest'
import { toProductRecord } from '../catalog/product-record.ts'
import type { CatalogueProduct } from '../catalog/product.ts'
import { priceOf } from '../pricing/price.ts'
import type { ProductTag } from '../tags/tag.ts'
import { sampleProduct, sampleTile, sampleVariant, withoutPlaces } from '../testing/samples.ts'
import { sizeOfLabel, toProductHit } from './product-hit.ts'

const picture = (file: string) => ({ file, width: 4, height: 3, alt: 'A shell' })
const plum = { key: 'plum', name: 'Plum', hex: '#5b2a55', family: 'purple' }
const tag = (id: string, hierarchy: ProductTag['hierarchy'], variants: string[] = []): ProductTag => ({
  id,
  name: id,
  path: '/x',
  hierarchy,
  colour: 'red',
  isLink: true,
  variants,
})

test('has what a tile shows and nothing else', () =>
  expect(
    sampleTile({
      colours: [{ ...plum, pictures: [picture('a.png'), picture('b.png')] }],
      tags: [tag('top-seller', 'primary')],
    }),
  ).toEqual({
    id: '5101-204',
    href: '/en/product/5101-204/fundy-jacket',
    title: 'Fundy Jacket',
    brand: 'Saltspray',
    picture: { file: 'a.png', width: 4, height: 3 },
    price: { price: 100_00 },
    swatches: ['#5b2a55'],
    tags: [{ id: 'top-seller', name: 'top-seller', colour: 'red' }],
  }))

// acceptance 48–50
test.each<[string, CatalogueProduct['variants']]>([
  ['one price', [sampleVariant()]],
  ['a sale', [sampleVariant({ price: 240_00, salePrice: 179_00 })]],
  [
    'a range of prices, one of them reduced',
    [sampleVariant({ price: 10_05 }), sampleVariant({ sku: 'b', price: 20_00, salePrice: 15_99 })],
  ],
])('a tile has the price of its product: %s', (_, variants) =>
  expect(sampleTile({ variants }).price).toEqual(priceOf(variants)),
)

test('shows the first picture there is', () => {
  const colours = [
    { ...plum, pictures: [] },
    { ...plum, pictures: [picture('second.png')] },
  ]
  expect(sampleTile({ colours }).picture?.file).toBe('second.png')
  expect(sampleTile({ colours: [], pictures: [picture('own.png')] }).picture?.file).toBe('own.png')
  expect(sampleTile({}).picture).toBeUndefined()
})

test('has one tag at most, a primary one first, none that is of some variants only (acceptance 53)', () => {
  const tags = [tag('b', 'secondary'), tag('some', 'primary', ['A-1']), tag('c', 'secondary'), tag('a', 'primary')]
  expect(sampleTile({ tags }).tags.map(({ id }) => id)).toEqual(['a'])
})

test.each([
  ['Preorder', true],
  ['Available', undefined],
  ['Unavailable', undefined],
] as const)('%s is a preorder: %s (acceptance 74)', (availability, preorder) =>
  expect(sampleTile({ availability }).preorder).toBe(preorder),
)

test('links to the page of its language', () =>
  expect(sampleTile({ slug: 'veste-fundy' }, 'fr').href).toBe('/fr/product/5101-204/veste-fundy'))

test('a sold-out product is marked as such', () =>
  expect(sampleTile({ variants: [sampleVariant({ quantity: 0 })] }).stock).toBe('OUT_OF_STOCK'))

test('a size label gives its key and its name back', () => {
  const product = sampleProduct({ sizes: [{ key: '200', name: '200 cm | long' }] })
  const { sizeLabels } = toProductHit(product, toProductRecord(product, [], 'en'), withoutPlaces)
  expect(sizeLabels.map(sizeOfLabel)).toEqual([['200', '200 cm | long']])
})
