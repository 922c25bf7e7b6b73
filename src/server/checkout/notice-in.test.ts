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

test('a store is named in the shopper’s language, too', () => {
  const notice = { kind: 'not-there', sku: 'fleece-M', title: 'Fleece', store: 'Kiosk' } as const
  const [line] = lines.map((one) => ({ ...one, pickup: { name: { en: 'Kiosk', fr: 'Kiosque' } } }))
  expect(noticeIn('fr', notice, { lines: [line!] })).toEqual({ ...notice, title: 'Polar, Noir, M', store: 'Kiosque' })
})

test.each<[CheckoutNotice, string]>([
  [{ kind: 'price', sku: 'fleece-L', title: 'Fleece', from: 69_95, to: 79_95 }, 'Polar, Noir, L'],
  [{ kind: 'gone', sku: 'fleece-M', title: 'Fleece' }, 'Polar, Noir, M'],
  [{ kind: 'gone', sku: 'lamp', title: 'Lamp' }, 'Lamp'],
])('%j says of which size it is: %s', (notice, title) =>
  expect(noticeIn('fr', notice, { lines })).toEqual({ ...notice, title }),
)
