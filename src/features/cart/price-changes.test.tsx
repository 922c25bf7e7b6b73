import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { PriceChanges } from './price-changes.tsx'

const fleece = (size: string): CartLine => ({
  sku: size,
  productId: 'fleece',
  href: '',
  title: 'Fleece',
  brand: '',
  colour: 'Black',
  size,
  quantity: 1,
  unitPrice: 79_95,
  regularPrice: 79_95,
  shippingClass: 'standard',
  left: 5,
})

test('a price that has changed says of which size it is, and nothing where it is sold out', () => {
  overwriteGetLocale(() => 'en')
  const soldOut: CartLine = { ...fleece('S'), priceWas: 69_95, left: 0, problem: 'sold-out' }
  const lines = [fleece('M'), { ...fleece('L'), priceWas: 69_95 }, soldOut]
  const element = <PriceChanges lines={lines} locale="en" onMove={() => {}} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html.match(/(?<=<li>).*?(?=<\/li>)/g)).toEqual(['Fleece, Black, L: $69.95 before, $79.95 now.'])
})
