import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
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

const rendered = (lines: CartLine[], saved: CartLine[] = [], panel?: { added: string | undefined }) => {
  overwriteGetLocale(() => 'en')
  const element = (
    <CartProvider locale="en" onAttention={() => {}}>
      <CartLines cart={{ version: 1, lines, saved }} locale="en" {...(panel && { panel })} />
    </CartProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/cart'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each([
  ['the page', undefined, ['lamp', 'stove', 'tent']],
  ['the panel', { added: undefined }, ['lamp', 'stove', 'tent']],
  ['the panel after more of an older line was added', { added: 'stove' }, ['stove', 'lamp', 'tent']],
])('%s lists the newest line first', (_, panel, titles) => {
  const html = rendered(['tent', 'stove', 'lamp'].map(line), [], panel)
  // A line leads to its product by its picture and its title.
  expect([...new Set(html.match(/(?<=href="\/en\/product\/)\w+/g))]).toEqual(titles)
})

test('a gift card says whom it is for, and shows the message', () => {
  const gift = { recipientName: 'Ann', recipientEmail: 'ann@example.com', senderName: '', message: 'Have fun!' }
  const html = rendered([{ ...line('card'), gift }])
  expect([html.includes('ann@example.com'), html.includes('Have fun!')]).toEqual([true, true])
})

test('what can be pressed at two sizes of one product says which', () => {
  const jacket = (size: string) => ({ ...line('Larch jacket'), sku: size, colour: 'Black', size })
  const html = rendered([jacket('S'), jacket('M')], [jacket('L')])
  const names = html.match(/(?<=aria-label=")[^"]*Larch jacket[^"]*/g) ?? []
  expect(names).toContain('Quantity of Larch jacket, Black, S')
  expect(names).toContain('Move to cart: Larch jacket, Black, L')
  expect(new Set(names).size).toBe(names.length)
})
