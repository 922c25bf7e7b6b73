// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '../../domain/catalog/product.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { RecentlyViewed } from './recently-viewed.tsx'
import { stubBrowser } from '../../ui/testing/stub-browser.ts'

stubBrowser()
overwriteGetLocale(() => 'en')

let root: Root
const productOf = (id: string, title: string) =>
  ({ id, slug: 'x', title, brand: { name: 'Lowcloud' }, colours: [], pictures: [] }) as unknown as Product

async function show(product?: Product): Promise<void> {
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page')!)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <RecentlyViewed {...(product && { product })} />
      </MemoryRouter>,
    ),
  )
}
/** Looked at, and left. */
async function visit(id: string, title: string): Promise<void> {
  await show(productOf(id, title))
  await act(async () => root.unmount())
}
/** Where the row would come. */
const at = (top: number) => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
const scroll = () => act(async () => void window.dispatchEvent(new Event('scroll')))
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** What the shop still shows; it does not answer where that is undefined. */
let shown: string[] | undefined
let asked: [string, RequestInit | undefined][]

beforeEach(() => {
  vi.restoreAllMocks()
  shown = ['5102-100', '5103-1']
  asked = []
  vi.stubGlobal('fetch', async (href: string, init?: RequestInit) => {
    asked.push([href, init])
    return shown ? Response.json(shown) : Response.json([], { status: 503 })
  })
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'OptanonConsent=; max-age=0'
})
afterEach(() => act(async () => root.unmount()))

test('what was looked at before is shown below once the shopper scrolls, and can be cleared', async () => {
  at(window.innerHeight + 1)
  await visit('5102-100', 'Tent')
  await show(productOf('5103-1', 'Poles'))
  expect(links()).toEqual([])
  await scroll()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(links()).toEqual(['/en/product/5102-100/x'])
  }, 10_000)
  const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')
  await act(async () => clear?.click())
  expect(links()).toEqual([])
  expect(sessionStorage.getItem('recently_viewed_en')).toBeNull()
})

test('where no product is found, all that was looked at is shown at once, and stays remembered', async () => {
  at(window.innerHeight + 1)
  await visit('5102-100', 'Tent')
  await visit('5103-1', 'Poles')
  const remembered = sessionStorage.getItem('recently_viewed_en')
  await show()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(links()).toEqual(['/en/product/5103-1/x', '/en/product/5102-100/x'])
  }, 10_000)
  expect(sessionStorage.getItem('recently_viewed_en')).toBe(remembered)
})

test('what the shop no longer shows is left out, and asked for by codes with no cookie', async () => {
  at(window.innerHeight + 1)
  await visit('5102-100', 'Tent')
  await visit('5103-1', 'Poles')
  shown = ['5103-1']
  await show()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(links()).toEqual(['/en/product/5103-1/x'])
  }, 10_000)
  expect(asked.map(([href, init]) => [href, init?.credentials])).toEqual([
    ['/api/shown-products?locale=en&ids=5103-1,5102-100', 'omit'],
  ])
})

test('where the shop does not answer, what is remembered is shown', async () => {
  at(window.innerHeight + 1)
  await visit('5102-100', 'Tent')
  shown = undefined
  await show()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(links()).toEqual(['/en/product/5102-100/x'])
  }, 10_000)
})

test('where the place is in sight already, nothing comes that would move it', async () => {
  at(10)
  await visit('5102-100', 'Tent')
  await show(productOf('5103-1', 'Poles'))
  await scroll()
  expect(links()).toEqual([])
})

test('without consent to functions nothing outlives the tab, and what was stored goes with the consent', async () => {
  localStorage.setItem('recently_viewed_en', '[]')
  await visit('5102-100', 'Tent')
  expect(localStorage.getItem('recently_viewed_en')).toBeNull()
  expect(sessionStorage.getItem('recently_viewed_en')).toContain('5102-100')
  document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0%2CC0005%3A0'
  await show(productOf('5103-1', 'Poles'))
  expect(localStorage.getItem('recently_viewed_en')).toContain('5103-1')
})
