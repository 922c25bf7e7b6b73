import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartProvider } from './cart-provider.tsx'

const line = (title: string): CartLine => ({
  sku: title,
  productId: title,
  href: `/en/product/${title}`,
  title,
  brand: 'Anchorline',
  quantity: 1,
  unitPrice: 1000,
  regularPrice: 1000,
  shippingClass: 'standard',
  left: 5,
})
const lines = ['tent', 'stove', 'lamp'].map(line)

test.each([
  ['the page', undefined, ['lamp', 'stove', 'tent']],
  ['the panel', { added: undefined }, ['lamp', 'stove', 'tent']],
  ['the panel after more of an older line was added', { added: 'stove' }, ['stove', 'lamp', 'tent']],
])('%s lists the newest line first', (_, panel, titles) => {
  const element = (
    <CartProvider locale="en" onAttention={() => {}}>
      <CartLines cart={{ version: 1, lines }} locale="en" {...(panel && { panel })} />
    </CartProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/cart'] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  // A line leads to its product by its picture and its title.
  expect([...new Set(html.match(/(?<=href="\/en\/product\/)\w+/g))]).toEqual(titles)
})

test('a gift card says whom it is for, and shows the message', () => {
  const gift = { recipientName: 'Ann', recipientEmail: 'ann@example.com', senderName: '', message: 'Have fun!' }
  const cart = { version: 1, lines: [{ ...line('card'), gift }] }
  const element = (
    <CartProvider locale="en" onAttention={() => {}}>
      <CartLines cart={cart} locale="en" />
    </CartProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/cart'] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect([html.includes('ann@example.com'), html.includes('Have fun!')]).toEqual([true, true])
})
