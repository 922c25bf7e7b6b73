import { expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { shownPrice } from '../pricing/price.ts'
import { amountText, spanText } from '../pricing/price-text.ts'
import { hitPrice, productSuggestion } from './product-suggestion.ts'

const source = { index: 'products_fr', queryID: 'a'.repeat(32), position: 2 }
const hit = {
  objectID: '5101-204',
  title: 'Tente Nunatak',
  url: '/fr/product/5101-204/tente-nunatak',
  image: '/media/t.jpg',
  sku: '5101-204-RED',
  colour: 'Rouge',
  variants: ['5101-204-RED'],
  price: 399.95,
  tags: [{ id: 'top', name: 'Très demandé', colourOverride: 'red outline' }],
  _highlightResult: { title: { value: '⟦Tente⟧ Nunatak' } },
}

test('a hit has the displayed fields and its position (acceptance 47, 109)', () =>
  expect(productSuggestion(hit, source)).toEqual({
    id: '5101-204',
    title: [
      { text: 'Tente', marked: true },
      { text: ' Nunatak', marked: false },
    ],
    href: '/fr/product/5101-204/tente-nunatak',
    image: '/media/t.jpg',
    sku: '5101-204-RED',
    colour: 'Rouge',
    tags: [{ id: 'top', name: 'Très demandé', colour: 'redOutline' }],
    price: { price: 399_95, salePrice: undefined, priceRange: { price: undefined, salePrice: undefined } },
    source: { ...source, objectID: '5101-204' },
  }))

test.each([
  [{}],
  [null],
  ['hit'],
  [{ ...hit, title: '' }],
  [{ ...hit, objectID: undefined }],
  [{ ...hit, url: 'https://elsewhere.example/x' }],
  [{ ...hit, url: '//elsewhere.example/x' }],
  [{ ...hit, url: '/\\elsewhere.example' }],
  [{ ...hit, url: 'javascript:alert(1)' }],
])('%j is not a product of this site', (wrong) => expect(productSuggestion(wrong, source)).toBeUndefined())

test.each([[undefined], [null], ['tags'], [[null, 1, { id: 'x' }, { name: 'x' }]]])(
  'tags that are %j are ignored',
  (tags) => expect(productSuggestion({ ...hit, tags }, source)?.tags).toEqual([]),
)

// acceptance 48–50, 97, 98, by the one rule of prices
const shown = (fields: object, locale: Locale): string | undefined => {
  const price = shownPrice(hitPrice(fields))
  if (price.kind === 'none') return undefined
  if (price.kind === 'one') return amountText(price.price, locale)
  if (price.kind === 'range') return spanText(price.range, locale)
  return price.kind === 'sale'
    ? `${amountText(price.sale, locale)} < ${amountText(price.regular, locale)}`
    : `${spanText(price.sale, locale)} < ${spanText(price.regular, locale)}`
}
test.each([
  [{ price: 1234.5 }, 'en', '$1,234.50'],
  [{ price: 1234.5 }, 'fr', '1\u00a0234,50\u00a0$'],
  [{ price: 19.99, salePrice: 14.99 }, 'en', '$14.99 < $19.99'],
  [{ price: 19.99, priceRange: { price: { low: 10, high: 20 } } }, 'en', '$10.00 – $20.00'],
  [
    { price: 19.99, salePrice: 9, priceRange: { price: { low: 10, high: 20 }, salePrice: { low: 8, high: 18 } } },
    'en',
    '$8.00 – $18.00 < $10.00 – $20.00',
  ],
  [{ priceRange: { price: { low: 10, high: 10 } } }, 'en', '$10.00'],
  [{ price: 0 }, 'fr', 'Gratuit'],
  [{ priceRange: { price: { low: 0, high: 5 } } }, 'en', 'Free – $5.00'],
  [{ price: null }, 'en', undefined],
  [{}, 'en', undefined],
  [{ price: '12' }, 'en', undefined],
  [{ price: 4.35 }, 'en', '$4.35'],
] as const)('%j in %s is %s', (fields, locale, text) => expect(shown(fields, locale)).toBe(text))
