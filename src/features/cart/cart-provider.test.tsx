// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { emptyCart, type CartAnswer } from '../../domain/cart/cart.ts'
import { CartProvider, useAddToCart } from './cart-provider.tsx'

function Page() {
  const { add } = useAddToCart()
  return (
    <>
      <button onClick={() => void add('A', 1, 'Tent')}>Add</button>
      <input type="radio" />
      <input type="search" />
    </>
  )
}

const field = () => document.querySelector<HTMLInputElement>('[type=search]')!

async function shown() {
  const onAttention = vi.fn()
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () =>
    root.render(
      <CartProvider locale="en" onAttention={onAttention}>
        <Page />
      </CartProvider>,
    ),
  )
  return { root, onAttention }
}

test.each([
  ['stays on the button', () => {}, 1],
  ['chooses another size', () => document.querySelector<HTMLInputElement>('[type=radio]')!.focus(), 1],
  ['types a search', () => field().focus(), 0],
  ['goes to another page', () => history.pushState({}, '', '/en/stores'), 0],
])('what was added opens the cart, unless the shopper has gone on: who %s', async (_, then, times) => {
  history.replaceState({}, '', '/en/product/1-1')
  const { promise, resolve } = Promise.withResolvers<CartAnswer>()
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? await promise : emptyCart),
  )
  const { root, onAttention } = await shown()
  document.querySelector('button')!.focus()
  await act(async () => document.querySelector('button')!.click())
  then()
  await act(async () => resolve({ ok: true, cart: emptyCart }))
  await act(() => new Promise((done) => setTimeout(done)))
  expect(onAttention).toHaveBeenCalledTimes(times)
  await act(async () => root.unmount())
})

test.each([
  ['/en/product/1-1', 1],
  ['/en/cart', 0],
])('what cannot be sent on %s opens the cart %i times: the page of the cart says it itself', async (path, times) => {
  history.replaceState({}, '', path)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { root, onAttention } = await shown()
  await act(async () => document.querySelector('button')!.click())
  await act(() => new Promise((done) => setTimeout(done)))
  expect(onAttention).toHaveBeenCalledTimes(times)
  await act(async () => root.unmount())
})
