// @vitest-environment jsdom
// @remembers the cart is one for the document
import { act, useState, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inRows } from '../domain/rows.ts'
import { emptyCart } from '../domain/cart/cart.ts'
import { sampleProduct, sampleVariant } from '../domain/testing/samples.ts'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { QuestionsDialog } from '../features/questions/questions-dialog.tsx'
import { SizeGuideDialog } from '../features/size-guides/size-guide-dialog.tsx'
import { m } from '../paraglide/messages.js'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { stubBrowser } from '../ui/testing/stub-browser.ts'
import { QuickAddDialog } from './quick-add.tsx'

const addedToCart = vi.hoisted(() => vi.fn())
vi.mock('./use-insights.ts', () => ({ useConversions: () => ({ addedToCart }) }))

stubBrowser()
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

let root: Root
beforeEach(() => {
  overwriteGetLocale(() => 'en')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page')!)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const href = '/en/there'
const at = { href, open: true, onClose: () => {} }

async function show(dialog: ReactElement) {
  const page = (
    <CartProvider locale="en" onAttention={() => {}}>
      <h1>The page</h1>
      {dialog}
    </CartProvider>
  )
  const failed = () => {
    throw new Response(null, { status: 404 })
  }
  const router = createMemoryRouter([
    { path: '/', element: page, errorElement: <h1>Another page</h1> },
    { path: href, loader: failed, element: null },
  ])
  await act(async () => root.render(<RouterProvider router={router} />))
}

/** As the server writes the data of a route: each value once, those that hold others by their places. */
function written(value: unknown): string {
  const places: unknown[] = []
  const put = (each: unknown): number => {
    const place = places.push(null) - 1
    if (Array.isArray(each)) places[place] = each.map(put)
    else if (each && typeof each === 'object')
      places[place] = Object.fromEntries(Object.entries(each).map(([key, own]) => [`_${put(key)}`, put(own)]))
    else places[place] = each
    return place
  }
  put(value)
  return `${JSON.stringify(places)}\n`
}

const dialogs: [string, ReactElement][] = [
  ['the sizes of a tile', <QuickAddDialog key="quick" {...at} title="Tent" />],
  ['a size guide', <SizeGuideDialog key="sizes" {...at} name="Boots" />],
  ['questions', <QuestionsDialog whoAsks={async () => undefined} key="questions" {...at} />],
]
const failures: [string, () => Promise<Response>][] = [
  ['the connection is lost', () => Promise.reject(new Error('no connection'))],
  ['the page is gone', async () => new Response('<!doctype html>', { status: 404 })],
]

test.each(dialogs.flatMap(([name, dialog]) => failures.map(([why, read]) => [name, why, dialog, read] as const)))(
  '%s: where %s, the page below stays, and the dialog leads to the page of its own',
  async (_, __, dialog, read) => {
    vi.stubGlobal('fetch', (url: string | URL) => (String(url).includes(href) ? read() : Response.json(emptyCart)))
    await show(dialog)
    await expect.poll(() => document.querySelector('dialog a')?.getAttribute('href')).toBe(href)
    expect(document.querySelector('h1')?.textContent).toBe('The page')
  },
)

const add = () => [...document.querySelectorAll('button')].find((each) => each.textContent === m.product_add())
const oneToBuy = sampleProduct({ sizes: [], colours: [], variants: [sampleVariant()] })

test('of another address nothing is shown until it is read', async () => {
  const product = written({ 'product.en': { data: { page: inRows({ product: oneToBuy }) } } })
  vi.stubGlobal('fetch', (url: string | URL) =>
    String(url).includes(href) ? new Response(product) : new Promise(() => {}),
  )
  function Dialogs() {
    const [to, setTo] = useState(href)
    return (
      <>
        <button type="button" id="next" onClick={() => setTo('/en/elsewhere')}>
          Next
        </button>
        <QuickAddDialog {...at} href={to} title="Tent" />
      </>
    )
  }
  await show(<Dialogs />)
  await expect.poll(add).toBeDefined()
  await act(async () => document.getElementById('next')!.click())
  expect([add(), document.querySelector('dialog [role=status]')?.textContent]).toEqual([
    undefined,
    m.tile_quick_loading(),
  ])
})

test('what is put in the cart from a list is reported to the search that found it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url))
    return String(url).includes(href)
      ? new Response(written({ 'product.en': { data: { page: inRows({ product: oneToBuy }) } } }))
      : Response.json({ ok: true, cart: emptyCart })
  })
  await show(<QuickAddDialog {...at} title="Tent" />)
  await expect.poll(add).toBeDefined()
  // The data of the page alone.
  expect(asked).toContain(`${location.origin}${href}.data?_routes=product.en`)
  await act(async () => add()!.click())
  await expect.poll(() => addedToCart.mock.calls).toEqual([[oneToBuy.id]])
})
