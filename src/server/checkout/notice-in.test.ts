import { expect, test } from 'vitest'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import { noticeIn } from './notice-in.ts'

const words = (title: string, colour: string) => ({
  title,
  colours: [{ key: 'BLACK', name: colour }],
  sizes: [
    { key: 'M', name: 'M' },
    { key: 'L', name: 'L' },
  ],
})
const lines = ['M', 'L'].map((size) => ({
  sku: `fleece-${size}`,
  words: { en: words('Fleece', 'Black'), fr: words('Polar', 'Noir') },
  variant: { colour: 'BLACK', size },
}))

test.each<[CheckoutNotice, string]>([
  [{ kind: 'price', sku: 'fleece-L', title: 'Fleece', from: 69_95, to: 79_95 }, 'Polar, Noir, L'],
  [{ kind: 'gone', sku: 'fleece-M', title: 'Fleece' }, 'Polar, Noir, M'],
  [{ kind: 'gone', sku: 'lamp', title: 'Lamp' }, 'Lamp'],
])('%j says of which size it is: %s', (notice, title) =>
  expect(noticeIn('fr', notice, { lines })).toEqual({ ...notice, title }),
)
