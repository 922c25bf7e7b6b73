// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart } from '../domain/cart/cart.ts'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { ViewedWithCompanions } from './viewed-companions.tsx'
import { stubBrowser } from '../ui/testing/stub-browser.ts'

stubBrowser()

const price = { kind: 'regular', from: 2000, to: 2000 }
const tile = { id: '5143-208', href: '/en/product/5143-208/stove', title: 'Étincelle Stove', brand: 'Ember', price }
let root: Root
let asked: [string, RequestInit | undefined][]
/** What goes with things is answered then. */
let answer: Promise<unknown>

beforeEach(async () => {
  vi.restoreAllMocks()
  asked = []
  answer = Promise.resolve()
  localStorage.clear()
  const seen = ['5138-624', '5107-232'].map((id) => ({ id, href: `/en/product/${id}/x`, title: id, brand: 'Lowcloud' }))
  sessionStorage.setItem('recently_viewed_en', JSON.stringify(seen))
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('fetch', async (href: string, init?: RequestInit) => {
    asked.push([href, init])
    if (href.startsWith('/api/cart')) return Response.json({ ...emptyCart, lines: [{ productId: '5141-406' }] })
    if (href.startsWith('/api/shown-products')) return Response.json(['5138-624', '5107-232'])
    await answer
    return Response.json([tile])
  })
})
afterEach(() => act(async () => root.unmount()))

const at = (top: number) => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
async function show(): Promise<void> {
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page')!)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CartProvider locale="en" onAttention={() => {}}>
          <ViewedWithCompanions />
        </CartProvider>
      </MemoryRouter>,
    ),
  )
}
const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
const companions = () => asked.filter(([href]) => href.startsWith('/api/companions'))
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  }, 10_000)

test('what goes with what was looked at is asked for by codes, the cart’s too, with no cookie, and stands below', async () => {
  at(window.innerHeight + 1)
  await show()
  await settled(() => expect(titles()).toEqual(['Recently viewed', 'Goes well with what you viewed']))
  expect(document.querySelector(`a[href="${tile.href}"]`)?.textContent).toContain('Étincelle')
  expect(companions().map(([href, init]) => [href, init?.credentials])).toEqual([
    ['/api/companions?locale=en&ids=5138-624,5107-232,5141-406', 'omit'],
  ])
})

test('where the place is in sight already, or nothing was looked at, nothing is asked for', async () => {
  at(10)
  await show()
  await settled(() => expect(asked.some(([href]) => href.startsWith('/api/cart'))).toBe(true))
  sessionStorage.clear()
  at(window.innerHeight + 1)
  await show()
  await settled(() => expect(asked.filter(([href]) => href.startsWith('/api/cart'))).not.toEqual([]))
  expect([companions(), titles()]).toEqual([[], []])
})

test('what comes when its place is in sight stays away', async () => {
  at(window.innerHeight + 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = promise
  await show()
  await settled(() => expect(companions()).toHaveLength(1))
  at(10)
  await act(async () => {
    resolve()
    await new Promise((done) => setTimeout(done, 20))
  })
  expect(titles()).toEqual(['Recently viewed'])
})
