// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart } from '../domain/cart/cart.ts'
import { sampleTile } from '../domain/testing/samples.ts'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { ProductCompanions } from './product-companions.tsx'
import { stubBrowser } from '../ui/testing/stub-browser.ts'

stubBrowser()

const tiles = ['5141-406', '5143-208'].map((id) => sampleTile({ id, title: id }))
let root: Root
let asked: string[]

beforeEach(() => {
  vi.restoreAllMocks()
  overwriteGetLocale(() => 'en')
  asked = []
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href)
    return Response.json({ ...emptyCart, lines: [{ productId: '5141-406' }] })
  })
})
afterEach(() => act(async () => root.unmount()))

/** What is offered once the cart is known, where the place is so far down. */
async function offered(top: number): Promise<string[]> {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page')!)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CartProvider locale="en" onAttention={() => {}}>
          <ProductCompanions tiles={tiles} />
        </CartProvider>
      </MemoryRouter>,
    ),
  )
  await vi.waitFor(() => expect(asked).toHaveLength(1), 10_000)
  await act(() => new Promise((done) => setTimeout(done, 20)))
  return [...document.querySelectorAll('a')].map(({ textContent }) => textContent)
}

test('what is in the cart is not offered beside a product', async () =>
  expect(await offered(window.innerHeight + 1)).toEqual(['5143-208']))

test('what is seen stays where it is', async () => expect(await offered(10)).toEqual(['5141-406', '5143-208']))
