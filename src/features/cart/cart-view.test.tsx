import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartProvider } from './cart-provider.tsx'
import { CartView } from './cart-view.tsx'

overwriteGetLocale(() => 'fr')

const tent: CartLine = {
  sku: 'A-1',
  productId: 'A',
  href: '/fr/produit/A',
  title: 'Tente',
  brand: 'Anchorline',
  quantity: 1,
  unitPrice: 1000,
  regularPrice: 1000,
  shippingClass: 'standard',
  left: 0,
  problem: 'sold-out',
}

test.each([
  ['nothing of it can be had', { ...tent }, true],
  ['something else is in the cart by now', { ...tent, problem: undefined, left: 5 }, false],
])('a cart says that no order was placed where %s: %#', (_, { problem, ...line }, isSaid) => {
  const element = (
    <CartProvider locale="fr" onAttention={() => {}}>
      <CartView
        cart={{ version: 1, lines: [{ ...line, ...(problem && { problem }) }] }}
        locale="fr"
        notPlaced
        checkoutHref="/fr/paiement"
        extras={{}}
        companions={undefined}
      />
    </CartProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html.includes(m.place_refused())).toBe(isSaid)
  expect(html.includes(m.cart_not_placed())).toBe(isSaid)
})

test.each([
  [
    'they ordered it a short while ago',
    { number: 'P-100042', token: 'a.b' },
    '/fr/commandes/P-100042?token=a.b&amp;placed',
    'P-100042',
  ],
  ['nobody knows', undefined, '/fr/connexion', m.cart_nothing_to_order({}, { locale: 'fr' })],
])('where the cart of whoever checks out is empty because %s, it leads there', (_, placed, href, said) => {
  const cart = { version: 0, lines: [] }
  const shown = { cart, locale: 'fr', nothingToOrder: true, checkoutHref: '/', extras: {}, companions: null } as const
  const element = (
    <CartProvider locale="fr" onAttention={() => {}}>
      <CartView {...shown} {...(placed && { placed })} />
    </CartProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const note = /<div role="alert".*?<\/a>/.exec(html)?.[0]
  expect(note).toContain(`href="${href}`)
  expect(note).toContain(said)
})
