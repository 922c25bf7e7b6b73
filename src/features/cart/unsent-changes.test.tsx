// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { emptyCart } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartProvider, useAddToCart } from './cart-provider.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { CheckoutLink } from './checkout-link.tsx'

const shop = { isReached: true, sent: [] as unknown[] }

function Page() {
  const { add } = useAddToCart()
  return (
    <>
      <button onClick={() => void add('A', 1, 'Tent')}>Add</button>
      <CartTrouble />
      <CheckoutLink to="/en/checkout" />
    </>
  )
}
const router = createMemoryRouter(
  [
    {
      path: '*',
      element: (
        <CartProvider locale="en" onAttention={() => {}}>
          <Page />
        </CartProvider>
      ),
    },
  ],
  { initialEntries: ['/en/product/1-1'] },
)
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)
const press = async (name: string) => {
  named(name)?.focus()
  await act(async () => named(name)?.click())
  await act(() => new Promise((done) => setTimeout(done)))
}
const alert = () => document.querySelector('[role=alert]')?.textContent
const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (!shop.isReached) throw new Error('no network')
    if (method !== 'POST') return Response.json(emptyCart)
    shop.sent.push(JSON.parse(String(body)))
    return Response.json({ ok: true, cart: emptyCart })
  })
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(<RouterProvider router={router} />))
  return () => act(async () => root.unmount())
})

test('without a connection the first item of a cart is named as not in it, and is sent once the browser is online', async () => {
  shop.isReached = false
  await press('Add')
  expect(alert()).toContain('Nothing is lost')
  expect(alert()).toContain('Not in your cart yet: Tent')
  expect(asksToStay()).toBe(true)
  shop.isReached = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(alert()).toBeUndefined())
  expect(shop.sent).toEqual([{ intent: 'add', sku: 'A', quantity: 1, locale: 'en' }])
  expect(asksToStay()).toBe(false)
})

test('the checkout is opened with what waits, or not at all: the notice has the focus', async () => {
  shop.isReached = false
  shop.sent = []
  await press('Add')
  await press('Checkout')
  expect(router.state.location.pathname).toBe('/en/product/1-1')
  expect(document.activeElement?.textContent).toContain('Nothing is lost')
  shop.isReached = true
  await press('Checkout')
  expect(shop.sent).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/en/checkout')
})

test('after another attempt the focus is where the notice is, or was', async () => {
  shop.isReached = false
  await press('Add')
  await press('Try again')
  expect(document.activeElement?.textContent).toContain('Nothing is lost')
  shop.isReached = true
  await press('Try again')
  expect(alert()).toBeUndefined()
  expect(document.activeElement?.hasAttribute('data-cart-trouble')).toBe(true)
})
