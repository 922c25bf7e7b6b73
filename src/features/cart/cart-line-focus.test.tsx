// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Cart, CartLine } from '../../domain/cart/cart.ts'
import { withChanges, type CartChange } from '../../domain/cart/cart-change.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { stubBrowser } from '../../ui/testing/stub-browser.ts'
import { CartLines } from './cart-lines.tsx'
import { CartProvider, useCart } from './cart-provider.tsx'

// The carts of the files that run beside this one are no news here.
stubBrowser()
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
let cart: Cart = { version: 1, lines: ['tent', 'stove', 'lamp'].map(line), saved: [] }

const Page = () => <CartLines cart={useCart().cart} locale="en" />

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json(cart)
    const change = JSON.parse(String(body)) as CartChange
    cart = { ...withChanges(cart, [change]), version: cart.version + 1 }
    return Response.json({ ok: true, cart })
  })
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  const element = (
    <CartProvider locale="en" onAttention={() => {}}>
      <Page />
    </CartProvider>
  )
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />))
  await vi.waitFor(() => expect(document.querySelectorAll('li').length).toBe(3))
  return () => act(async () => root.unmount())
})

// One after the other: each begins with what those before it have left.
test.each([
  ['Remove stove', 'tent', 'Item removed: stove. Cart updated: 2 items, $20.00'],
  ['Save for later: tent', 'lamp', 'Item saved for later: tent. Cart updated: 1 item, $10.00'],
  ['Move to cart: tent', 'tent', 'Item moved to your cart: tent. Cart updated: 2 items, $20.00'],
  ['Remove tent', 'lamp', 'Item removed: tent. Cart updated: 1 item, $10.00'],
  ['Remove lamp', 'See new arrivals', 'Item removed: lamp. Cart updated: 0 items, $0.00'],
])('%s leads on to %s, and is said', async (name, focused, said) => {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!
  button.focus()
  await act(async () => button.click())
  await expect.poll(() => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent).toBe(said)
  await expect.poll(() => document.activeElement?.textContent).toBe(focused)
})
