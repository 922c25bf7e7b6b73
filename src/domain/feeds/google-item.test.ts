import { describe, expect, test } from 'vitest'
import { categoryTree } from '../catalog/category-tree.ts'
import type { CatalogueProduct } from '../catalog/product.ts'
import { sampleCategory, sampleProduct, sampleVariant } from '../testing/samples.ts'
import { googleItems } from './google-item.ts'

const tree = categoryTree([
  sampleCategory('clothing', undefined, { googleCategory: 1604 }),
  sampleCategory('jackets', 'clothing', { googleCategory: 5598 }),
  sampleCategory('shells', 'jackets'),
  sampleCategory('boots', undefined, { googleCategory: 187 }),
  sampleCategory('gift-cards'),
])
const words = { details: 'Details', delivery: { regular: 'Standard', express: 'Express', bike_only: 'Bike delivery' } }
const context = { siteUrl: 'https://portage.example/', tree, words }
const picture = (file: string) => ({ file, width: 900, height: 900, alt: '' })

const jacket = (more: Partial<CatalogueProduct> = {}) =>
  sampleProduct({
    gender: 'women',
    description: 'Dry.',
    categories: ['shells'],
    features: ['Hood', 'Pockets'],
    specifications: [{ label: 'Weight', value: '380 g' }],
    colours: [
      { key: 'moss', name: 'Moss', hex: '#000', family: 'green', pictures: [picture('a.png'), picture('b.png')] },
    ],
    sizes: [{ key: 'm', name: 'M' }],
    variants: [sampleVariant({ sku: 'A-M', colour: 'moss', size: 'm', price: 40_00, weightGrams: 380 })],
    ...more,
  })
const [item] = googleItems(jacket(), context)
const one = (more: Partial<CatalogueProduct>) => googleItems(jacket(more), context)[0]

describe('an item', () => {
  test('names its variant, its group and its page, in absolute addresses of the shop', () =>
    expect(item).toMatchObject({
      id: 'A-M',
      item_group_id: '5101-204',
      title: 'Fundy Jacket – Saltspray, Moss, M',
      link: 'https://portage.example/en/product/5101-204/fundy-jacket?colour=moss&size=m',
      image_link: 'https://portage.example/media/a.png?w=1280&q=65',
      additional_image_link: ['https://portage.example/media/b.png?w=1280&q=65'],
      product_type: 'clothing > jackets > shells',
      google_product_category: '5598',
      gender: 'female',
      age_group: 'adult',
      color: 'Moss',
      size: 'M',
      size_type: 'regular',
      identifier_exists: 'no',
      shipping_weight: '380 g',
      product_highlight: ['Hood', 'Pockets'],
      product_detail: [{ section_name: 'Details', attribute_name: 'Weight', attribute_value: '380 g' }],
    }))
  test('costs what the shopper pays, its sale beside its price', () => {
    expect(item).toMatchObject({ price: '40.00 CAD' })
    expect(item).not.toHaveProperty('sale_price')
    expect(one({ variants: [sampleVariant({ price: 240_00, salePrice: 179_50 })] })).toMatchObject({
      price: '240.00 CAD',
      sale_price: '179.50 CAD',
    })
    const saleTimes = { from: '2026-11-27T08:00:00.000Z', until: '2026-11-30T08:00:00.000Z' }
    expect(one({ variants: [sampleVariant({ price: 240_00, salePrice: 179_50, saleTimes })] })).toMatchObject({
      sale_price_effective_date: '2026-11-27T08:00Z/2026-11-30T08:00Z',
    })
  })
  test('is shipped as a cart with it alone is charged', () => {
    const costs = (more: Partial<CatalogueProduct>) =>
      one(more)?.shipping.map(({ service, price }) => `${service} ${price}`)
    const dear = [sampleVariant({ price: 50_00 })]
    expect(costs({})).toEqual(['Standard 10.00 CAD', 'Express 18.00 CAD'])
    expect(costs({ variants: dear })).toEqual(['Standard 0.00 CAD', 'Express 18.00 CAD'])
    expect(costs({ variants: dear, shippingClass: 'oversize' })).toEqual(['Standard 30.00 CAD', 'Express 48.00 CAD'])
    expect(costs({ variants: dear, shippingClass: 'bike' })).toEqual(['Bike delivery 95.00 CAD'])
    expect(one({})?.shipping[0]).toMatchObject({ country: 'CA', min_transit_time: '5', max_transit_time: '7' })
  })
  test.each([
    [{}, { availability: 'in_stock' }],
    [{ variants: [sampleVariant({ quantity: 0 })] }, { availability: 'out_of_stock' }],
    [{ availability: 'Unavailable' }, { availability: 'out_of_stock' }],
    [
      { availability: 'Preorder', availableFrom: '2026-07-01' },
      { availability: 'preorder', availability_date: '2026-07-01T07:00Z' },
    ],
  ] as const)('%j is %j', (more, expected) => expect(one(more as Partial<CatalogueProduct>)).toMatchObject(expected))
  test('has the number of its label where it has one', () =>
    expect(one({ variants: [sampleVariant({ gtin: '4006381333931' })] })).toMatchObject({
      gtin: '4006381333931',
      identifier_exists: 'yes',
    }))
  test('a partner’s goods name the partner', () =>
    expect(one({ seller: { key: 'gull-island', name: 'Gull', shipsFrom: '', returns: '' } })).toMatchObject({
      external_seller_id: 'gull-island',
    }))
  test.each([
    ['8.5', 'US'],
    ['41', 'EU'],
    ['eu 41', 'EU'],
    ['m', undefined],
  ])('shoes in %s are of the system %s', (size, system) =>
    expect(one({ categories: ['boots'], variants: [sampleVariant({ size })] })?.size_system).toBe(system),
  )
})

test.each([
  ['a gift card by e-mail', { shippingClass: 'none' }],
  ['a gift card in a tin', { categories: ['gift-cards'] }],
  ['what is free', { variants: [sampleVariant({ price: 0 })] }],
  ['what the shop does not stock', { variants: [sampleVariant({ stock: 'NOT_STOCKED' })] }],
] as const)('%s is not an item', (_, more) =>
  expect(googleItems(jacket(more as Partial<CatalogueProduct>), context)).toEqual([]),
)

test('long words end with a whole one, within what Google takes', () => {
  const long = one({ title: 'Very Long Jacket Name '.repeat(9).trim(), description: 'word '.repeat(2000) })
  expect(long?.title.length).toBeLessThanOrEqual(150)
  expect(long?.title).toMatch(/(Name|Jacket|Long|Very)…$/)
  expect(long?.description.length).toBeLessThanOrEqual(5000)
})
