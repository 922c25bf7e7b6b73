import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { productView } from './product-view.ts'

const words = {
  colour: 'Colour',
  size: 'Size',
  preorder: ({ from }: { from?: string }) => `Preorder: ${from ?? 'soon'}`,
}
const variantOf = (more: Parameters<typeof sampleProduct>[0]) =>
  (productView(sampleProduct({ description: 'Warm.', ...more }), { siteUrl: '', words }) as { variants: object[] })
    .variants[0]

test.each<[string, Parameters<typeof sampleProduct>[0], object]>([
  [
    'a preorder',
    { availability: 'Preorder', availableFrom: '2027-03-01' },
    {
      availability: { available: true, status: 'preorder' },
      description: { plain: 'Preorder: 2027-03-01\nWarm.' },
      metadata: { available_from: '2027-03-01' },
    },
  ],
  ['one without a day', { availability: 'Preorder' }, { description: { plain: 'Preorder: soon\nWarm.' } }],
  ['what is here', {}, { availability: { status: 'in_stock' }, description: { plain: 'Warm.' } }],
  [
    'what is sold out',
    { variants: [sampleVariant({ quantity: 0 })], availableFrom: '2027-03-01' },
    { availability: { status: 'out_of_stock' }, description: { plain: 'Warm.' } },
  ],
])('a variant says when it can be had: %s', (_, more, view) => {
  expect(variantOf(more)).toMatchObject(view)
  expect(Object.hasOwn(variantOf(more) ?? {}, 'metadata')).toBe('metadata' in view)
})
