import { expect, test } from 'vitest'
import { productFromDoc, type ProductDoc } from './product.ts'
import { vocabularyFromDocs } from './vocabulary.ts'

const both = (en: string, fr = `${en} fr`) => ({ en, fr })
const vocabulary = vocabularyFromDocs({
  categories: [{ id: 1, key: 'jackets', name: both('Jackets'), slug: both('jackets', 'vestes') }],
  brands: [{ id: 1, key: 'saltspray', name: 'Saltspray' }],
  collections: [{ id: 1, key: 'ultralight', name: both('x'), slug: both('x', 'y') }],
  colours: [{ id: 1, key: 'plum', name: both('Plum', 'Prune'), hex: '#5b2a55', family: 'purple' }],
  tags: [
    {
      id: 1,
      key: 'top-seller',
      name: both('Top seller', 'Très demandé'),
      path: both('/x', '/y'),
      hierarchy: 'primary',
      colour: 'red',
      isLink: true,
    },
    { id: 2, key: 'exclusive', name: { fr: 'Prix exclusif' }, hierarchy: 'primary', colour: 'black' },
  ],
  sellers: [{ id: 1, key: 'cabin', name: 'Cabin', shipsFrom: both('Ontario'), returns: both('No') }],
  media: [{ id: 1, filename: 'a.png', width: 2, height: 1, alt: both('A jacket', 'Une veste') }],
})
const doc = (more: Partial<ProductDoc> = {}): ProductDoc => ({
  id: 9,
  code: '5101-204',
  title: both('Fundy Jacket', 'Veste Fundy'),
  slug: both('fundy-jacket', 'veste-fundy'),
  brand: 1,
  variants: [{ sku: 'A-1', price: 240_00 }],
  ...more,
})
const product = (
  more: Partial<ProductDoc> = {},
  locale: 'en' | 'fr' = 'en',
  stock: (sku: string) => number = () => 5,
) => productFromDoc(doc(more), locale, vocabulary, stock)

test.each([
  ['has no title in the language', { title: { en: 'Fundy Jacket' } }],
  ['has no slug in the language', { slug: { en: 'fundy-jacket', fr: ' ' } }],
  ['has an unknown brand', { brand: 99 }],
  ['has no variant', { variants: [] }],
  ['has variants of null', { variants: null }],
])('a product that %s cannot be shown', (_, more) => expect(product(more, 'fr')).toBeUndefined())

test('a product has its words in the language, and its slug in the other (acceptance 11, 29)', () => {
  expect(product({ features: { fr: 'Léger\n\n Chaud ' }, description: { en: 'Words.' } }, 'fr')).toMatchObject({
    locale: 'fr',
    id: '5101-204',
    title: 'Veste Fundy',
    slug: 'veste-fundy',
    alternateSlug: 'fundy-jacket',
    features: ['Léger', 'Chaud'],
    description: '',
  })
})

test('what it refers to and is gone is left out', () => {
  const made = product({
    categories: [1, 99],
    collections: [1, 99],
    seller: 99,
    pictures: [1, 99],
    colours: [{ colour: 1, pictures: [1, 99] }, { colour: 99 }],
    tags: [{ tag: 1 }, { tag: 99 }],
  })
  expect([
    made?.categories,
    made?.collections,
    made?.seller,
    made?.pictures.length,
    made?.colours.map(({ key, pictures }) => [key, pictures.length]),
    made?.tags.map(({ id }) => id),
  ]).toEqual([['jackets'], ['ultralight'], undefined, 1, [['plum', 1]], ['top-seller']])
})

// acceptance 74
test.each([
  [{}, 5, { priceType: 'regular', stock: 'IN_STOCK', quantity: 5, salePrice: undefined }],
  [{ salePrice: 179_00 }, 5, { priceType: 'sale', salePrice: 179_00 }],
  [{ salePrice: 179_00, clearance: true }, 5, { priceType: 'clearance' }],
  [{ salePrice: null, clearance: true }, 5, { priceType: 'regular', salePrice: undefined }],
  [{}, 2, { stock: 'LOW_STOCK' }],
  [{}, 0, { stock: 'OUT_OF_STOCK', quantity: 0 }],
  [{ stocked: false }, 0, { stock: 'NOT_STOCKED', quantity: 0 }],
  [{ stocked: false }, 5, { stock: 'NOT_STOCKED' }],
  [{ stocked: null }, 5, { stock: 'IN_STOCK' }],
])('a variant with %j and %s in stock is %j (acceptance 74)', (more, quantity, expected) =>
  expect(
    product({ variants: [{ sku: 'A-1', price: 240_00, ...more }] }, 'en', () => quantity)?.variants[0],
  ).toMatchObject(expected),
)

// acceptance 41
test('employee prices stay behind (acceptance 41)', () =>
  expect(JSON.stringify(product({ variants: [{ sku: 'A-1', price: 240_00, employeePrice: 150_00 }] }))).not.toMatch(
    /150_?00|employee/i,
  ))

test('what was typed as a day before there was a rule, and is not one, is left out', () =>
  expect(product({ availableFrom: 'soon', publishedOn: '2026-02-30' })).toMatchObject({
    availableFrom: undefined,
    publishedOn: '',
  }))

test.each([
  ['Preorder', 'Preorder'],
  ['Unavailable', 'Unavailable'],
  ['soon', 'Unavailable'],
  [null, 'Unavailable'],
])('the availability %s is %s (acceptance 74)', (availability, expected) =>
  expect(product({ availability: availability as ProductDoc['availability'] })?.availability).toBe(expected),
)

test.each([
  ['bike', 'bike'],
  ['none', 'none'],
  ['drone', 'standard'],
  [null, 'standard'],
])('the shipping class %s is %s', (shippingClass, expected) =>
  expect(product({ shippingClass: shippingClass as ProductDoc['shippingClass'] })?.shippingClass).toBe(expected),
)

// acceptance 53, 55
test('a tag applies to all SKUs or to those it names, and is not there in a language it has no word in (acceptance 53, 55)', () => {
  const tags = [
    { tag: 1, skus: null },
    { tag: 2, skus: ['A-1'] },
  ]
  expect(product({ tags }, 'en')?.tags).toEqual([
    {
      id: 'top-seller',
      name: 'Top seller',
      path: '/x',
      hierarchy: 'primary',
      colour: 'red',
      isLink: true,
      variants: [],
    },
  ])
  expect(product({ tags }, 'fr')?.tags.map(({ name, variants }) => [name, variants])).toEqual([
    ['Très demandé', []],
    ['Prix exclusif', ['A-1']],
  ])
})

test('a half size has a comma in French, its key a point in both languages', () => {
  const sizes = [
    { key: '6.5', name: { en: '6.5', fr: '6.5' } },
    { key: '7.5', name: { en: '7.5' } },
  ]
  expect(product({ sizes }, 'en')?.sizes.slice(0, 1)).toEqual([{ key: '6.5', name: '6.5' }])
  expect(product({ sizes }, 'fr')?.sizes).toEqual([
    { key: '6.5', name: '6,5' },
    { key: '7.5', name: '7,5' },
  ])
})
test('a size without a word in the language goes by its key', () =>
  expect(
    product(
      {
        sizes: [
          { key: 's', name: { en: 'S', fr: 'P' } },
          { key: '42', name: { en: 'EU 42' } },
        ],
      },
      'fr',
    )?.sizes,
  ).toEqual([
    { key: 's', name: 'P' },
    { key: '42', name: '42' },
  ]))

test('a specification needs both its label and its value in the language', () =>
  expect(
    product(
      {
        specifications: [
          { label: both('Weight', 'Poids'), value: both('1 kg', '1 kg') },
          { label: both('Fit'), value: { en: 'Loose' } },
        ],
      },
      'fr',
    )?.specifications,
  ).toEqual([{ label: 'Poids', value: '1\u00a0kg' }]))
