// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ListingView } from './listing-view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')
const value = (key: string, count: number, chosen = false) => ({ key, name: key.toUpperCase(), count, chosen })
const listing = (search: string, over: Partial<ListingPage> = {}): ListingPage => ({
  title: 'Tents',
  description: '',
  crumbs: [],
  children: [],
  path: { en: '/en/products/tents', fr: '/fr/produits/tentes' },
  scope: { category: 'tents' },
  query: parseListingQuery(new URLSearchParams(search)),
  total: 60,
  page: 1,
  pages: 3,
  tiles: [],
  facets: {
    ...emptyFacets,
    gender: [value('women', 3), value('men', 2)],
    brand: [value('a', 5, true), value('b', 4)],
    colour: [value('blue', 2), value('red', 1)],
    size: [value('l', 2), value('s', 1)],
    activity: [value('hiking', 3), value('yoga', 1)],
    price: { low: 10_00, high: 99_00 },
  },
  ...over,
})

const trailTo = async (href: string) => (href.endsWith('/domes') ? ['Camping', 'Tents', 'Domes'] : [])
let root: Root
let router: ReturnType<typeof createMemoryRouter>
async function show(page: ListingPage, text?: string, myStore?: { slug: string; name?: string }) {
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ListingView
            page={page}
            text={text}
            myStore={myStore}
            trailTo={trailTo}
            breadcrumbs={null}
            grid={<p>the grid</p>}
          />
        ),
      },
    ],
    { initialEntries: ['/en/products/tents'] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
  // Some parts load when they are needed.
  await act(async () => void (await vi.dynamicImportSettled()))
}
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const links = () => [...document.querySelectorAll('a')]
const linkOf = (name: RegExp) => links().find(({ textContent, ariaLabel }) => name.test(ariaLabel ?? textContent ?? ''))
const hrefOf = (name: RegExp) => linkOf(name)?.getAttribute('href')
const change = (element: HTMLSelectElement, to: string) =>
  act(async () => {
    element.value = to
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('a value leads to the listing with it switched, on its first page (acceptance 28)', async () => {
  await show(listing('brand=a&page=2'))
  expect(hrefOf(/^B\(4\)$/)).toBe('/en/products/tents?brand=a,b')
  expect(hrefOf(/^A\(5\)$/)).toBe('/en/products/tents')
  expect(hrefOf(/^Remove filter: A/)).toBe('/en/products/tents')
  expect(hrefOf(/^Page 3$/)).toBe('/en/products/tents?brand=a&page=3')
})

test('keys are shown in words, sizes from small to large', async () => {
  await show(listing(''))
  expect(hrefOf(/^Women\(3\)$/)).toBe('/en/products/tents?gender=women')
  expect(hrefOf(/^Blue\(2\)$/)).toBe('/en/products/tents?colour=blue')
  expect(
    links()
      .filter(({ textContent }) => /^[SL] \(\d\)$/.test(textContent ?? ''))
      .map(({ textContent }) => textContent),
  ).toEqual(['S (1)', 'L (2)'])
})

test('choosing a sort order goes to it, and its form preserves the filters', async () => {
  await show(listing('brand=a'))
  const select = document.querySelector('select')!
  expect(Object.fromEntries(new FormData(select.form!))).toEqual({ brand: 'a', sort: 'popular' })
  await change(select, 'price-asc')
  expect(router.state.location.search).toBe('?brand=a&sort=price-asc')
})

test('the sort order of the URL shows in the field, which keeps the focus', async () => {
  await show(listing(''))
  const select = document.querySelector('select')!
  select.focus()
  await change(select, 'price-asc')
  await show(listing('sort=price-asc'))
  await show(listing('sort=newest'))
  expect([document.activeElement === select, select.isConnected, select.value]).toEqual([true, true, 'newest'])
})

const count = () => document.querySelector('[role=status]')

test('removing a filter, and going to another page, move the focus to the count; a filter that stays keeps it', async () => {
  const page = (search: string) => listing(search.slice(1), { page: search.includes('page=2') ? 2 : 1 })
  const Shown = () => (
    <ListingView
      page={page(useLocation().search)}
      trailTo={trailTo}
      breadcrumbs={null}
      grid={<a href="/x">a product</a>}
    />
  )
  router = createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries: ['/en/products/tents?brand=a'] })
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(document.activeElement).toBe(document.body)
  const follow = (name: RegExp) =>
    act(async () => {
      const link = links().find(({ textContent, ariaLabel }) => name.test(ariaLabel ?? textContent ?? ''))!
      link.focus()
      link.click()
    })
  await follow(/^B\(4\)$/)
  expect(document.activeElement?.textContent).toBe('B(4)')
  await follow(/^Remove filter: A/)
  expect(document.activeElement).toBe(count())
  links()[0]!.focus()
  await follow(/^Page 2$/)
  expect([router.state.location.search, document.activeElement === count()]).toEqual(['?brand=b&page=2', true])
  links()[0]!.focus()
  await act(async () => router.navigate(-1))
  expect(document.activeElement).toBe(links()[0])
})

test('a handle of the price writes into its field and goes there once it rests; both ways show what the address says', async () => {
  await show(listing('brand=a'))
  const [least] = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')]
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[name=price]')].map(({ value }) => value)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const value of ['20', '30']) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(least, value)
      least!.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  expect([fields(), router.state.location.search]).toEqual([['30', ''], ''])
  await act(async () => void vi.advanceTimersByTime(400))
  vi.useRealTimers()
  expect(router.state.location.search).toBe('?brand=a&price=30-')
})

test('without a store the way leads to choosing one; with one, to what it has', async () => {
  await show(listing('brand=a'))
  expect(hrefOf(/^In my store$/)).toBe('/en/products/tents?brand=a#stores')
  await show(listing('brand=a'), undefined, { slug: 'calgary', name: 'Calgary' })
  expect(hrefOf(/^In my store$/)).toBe('/en/products/tents?brand=a&store=calgary')
  await show(listing('store=calgary', { storeName: 'Calgary' }), undefined, { slug: 'calgary' })
  expect([hrefOf(/^In my store$/), hrefOf(/^Remove filter: Calgary/)]).toEqual([
    '/en/products/tents',
    '/en/products/tents',
  ])
})

test('a search has its words in every link', async () => {
  await show(listing('', { path: { en: '/en/search?q=red%20tent', fr: '/fr/search?q=red%20tent' } }), 'red tent')
  expect(hrefOf(/^B\(4\)$/)).toBe('/en/search?q=red%20tent&brand=b')
})

test('activities are a filter by their names, and a chip once chosen', async () => {
  await show(listing('activity=yoga'))
  expect(hrefOf(/^Hiking\(3\)$/)).toBe('/en/products/tents?activity=hiking,yoga')
  expect(hrefOf(/^Remove filter.*Yoga$/)).toBe('/en/products/tents')
})

test('nothing left by the filters: they stay, with a way out', async () => {
  await show(listing('brand=a&stock=in', { total: 0, pages: 1 }))
  expect(document.body.textContent).toContain('No products match all of these filters')
  expect(document.body.textContent).not.toContain('the grid')
  expect(
    links()
      .filter(({ textContent }) => textContent === 'Clear all')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en/products/tents', '/en/products/tents'])
})

test('a search without results says so, without filters', async () => {
  await show(listing('', { total: 0, pages: 1 }), 'zzz')
  expect(document.body.textContent).toContain('No results for “zzz”')
  expect(document.querySelector('aside')).toBeNull()
})

test.each([
  ['the same list, filtered', '/en/products/tents?brand=a', 'true'],
  ['another list', '/en/products/stoves', 'true'],
  ['a search', '/en/search?q=tent', 'true'],
  ['a product', '/en/product/5101-204/tent', 'false'],
])('on the way to %s the tiles wait or stay', async (_, to, busy) => {
  let answer: Promise<null> = Promise.resolve(null)
  const slow = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => answer,
        element: <ListingView page={listing('')} trailTo={trailTo} breadcrumbs={null} grid={<p>the grid</p>} />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/en/products/tents'] },
  )
  await act(async () => root.render(<RouterProvider router={slow} />))
  const isBusy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy')
  await vi.waitFor(() => expect(isBusy()).toBe('false'))
  let arrive: (value: null) => void = () => {}
  answer = new Promise((resolve) => (arrive = resolve))
  await act(async () => void slow.navigate(to))
  await vi.waitFor(() => expect(isBusy()).toBe(busy))
  await act(async () => arrive(null))
  await vi.waitFor(() => expect(isBusy()).toBe('false'))
})

test('a narrower category is tracked with its titles in the main menu, once a click (acceptance 116, 118)', async () => {
  Object.assign(window, { dataLayer: [] })
  const children = ['domes', 'tarps'].map((key) => ({ name: key, href: `/en/products/camping/tents/${key}`, count: 1 }))
  await show({ ...listing(''), children })
  for (const { href } of children)
    await act(async () => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click())
  const { dataLayer } = window as unknown as { dataLayer: Record<string, unknown>[] }
  expect(dataLayer.map(({ event_name, megamenu_path }) => [event_name, megamenu_path])).toEqual([
    ['click_category_navigation', 'Camping-Tents-Domes'],
    ['click_category_navigation', ''],
  ])
})
