import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { pageProduct } from './page-product.ts'

test('a page carries of a product what is shown and bought by, not what feeds and the search read', () => {
  const variant = sampleVariant({ size: 'm', salePrice: 80_00 })
  const saleTimes = { from: '2026-11-20T05:00:00Z', until: '2026-11-24T05:00:00Z' }
  const shown = pageProduct(
    sampleProduct({ variants: [{ ...variant, gtin: '0628000000017', mpn: 'FJ-M', saleTimes }] }),
  )
  for (const left of ['popularity', 'publishedOn', 'alternateSlug', 'collections'])
    expect(shown).not.toHaveProperty(left)
  expect(shown).toMatchObject({ id: '5101-204', title: 'Fundy Jacket' })
  expect(shown.variants).toEqual([
    {
      sku: 'A-1',
      size: 'm',
      price: 100_00,
      salePrice: 80_00,
      quantity: 10,
      stock: variant.stock,
      priceType: variant.priceType,
    },
  ])
})
