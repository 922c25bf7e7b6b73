// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TopLinkWithLevel } from '../../../domain/shell/shell.ts'

const items: TopLinkWithLevel[] = [
  {
    title: 'Women',
    href: '/en/products/women',
    megaMenu: 'subNav',
    links: [
      { title: 'Deals', href: '/en/products/deals/women' },
      { title: 'Jackets', href: '/en/products/jackets' },
    ],
    promos: [{ title: 'New for women', href: '/en/products/women/new' }],
  },
  { title: 'Brands', href: '/en/brands', megaMenu: 'brands', links: [] },
  {
    title: 'About',
    href: '/en/explore/about',
    megaMenu: 'about',
    links: [{ title: 'Our stores', href: '/en/stores' }],
  },
]
const item = (title: string, url: string, more: object = {}) => ({ title, url, groups: [], subnav: [], ...more })
const menu = [
  item('Women', '/products/women', {
    megaMenu: 'subNav',
    subnav: [
      item('Deals', '/products/deals/women', { subnav: [item('Boots', '/products/boots')] }),
      item('Jackets', '/products/jackets', { subnav: [item('Rain', '/products/rain')] }),
    ],
    groups: [{ title: 'New for women', url: '/products/women/new' }],
  }),
  item('Brands', '/brands', {
    megaMenu: 'brands',
    letters: [{ letter: 'A', brands: [{ title: 'Anchorline', url: '/en/products/brands/anchorline' }] }],
  }),
  item('About', '/explore/about', {
    megaMenu: 'about',
    subnav: [item('Our stores', '/stores', { subnav: [item('Ottawa', '/stores/ottawa')] })],
  }),
]

const named = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name)!
const top = (name: string) => named('[data-part=top]', name)
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  )
const focused = () => [(document.activeElement as HTMLElement).dataset.part, document.activeElement?.textContent]
let comes: () => Promise<void>
const onRecoverableError = vi.fn()

/** The menu is fetched once a document: each test begins with a document in which it has not come yet. */
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  comes = () => act(async () => resolve(Response.json(menu)))
  // jsdom lays nothing out, so nothing has a box.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  const { NavUIProvider } = await import('../nav-ui.tsx')
  const { SecondLevel } = await import('./second-level.ts')
  const { TopNavigation } = await import('./top-navigation.tsx')
  await import('./mega-panel.tsx')
  const page = (level: readonly TopLinkWithLevel[]) => {
    const element = (
      <NavUIProvider>
        <SecondLevel value={level}>
          <TopNavigation items={items} locale="en" />
        </SecondLevel>
      </NavUIProvider>
    )
    return <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] })} />
  }
  // The browser has the links below the top items in the HTML only.
  document.body.innerHTML = `<div>${renderToString(page(items))}</div>`
  await act(async () => hydrateRoot(document.body.firstElementChild!, page([]), { onRecoverableError }))
})

const openByKey = async (name: string) => {
  await act(async () => top(name).focus())
  await key('ArrowDown')
  await expect.poll(() => document.querySelector('[data-part=title]')).toBeTruthy()
}

test('the HTML is taken over as it is, its second level without any data', () => {
  expect([...document.querySelectorAll('.menu-plain a')].map(({ textContent }) => textContent)).toEqual([
    'Deals',
    'Jackets',
    'New for women',
    'Our stores',
  ])
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('the first brand takes the focus once it is there', async () => {
  await openByKey('Brands')
  expect(focused()).toEqual(['top', 'Brands'])
  await comes()
  expect(focused()).toEqual(['leaf', 'Anchorline'])
})

test('a shopper who has moved on meanwhile keeps the focus', async () => {
  await openByKey('Brands')
  await act(async () => named('[data-part=title]', 'Brands').focus())
  await comes()
  expect(focused()).toEqual(['title', 'Brands'])
})

test('a rail item that was asked for its leaves opens when they come', async () => {
  await openByKey('Women')
  expect(focused()).toEqual(['rail', 'Deals'])
  await key('ArrowDown')
  await key('ArrowRight')
  expect(focused()).toEqual(['rail', 'Jackets'])
  await comes()
  expect(focused()).toEqual(['leaf', 'Jackets See all'])
})

test('the open rail item gives the focus to its leaves as well', async () => {
  await openByKey('Women')
  await key('ArrowRight')
  await comes()
  expect(focused()).toEqual(['leaf', 'Deals See all'])
  await key('ArrowDown')
  expect(focused()).toEqual(['leaf', 'Boots'])
})

test('leaves that are not there yet are waited for, not passed on the way to the promo links', async () => {
  await openByKey('Women')
  await key('ArrowRight')
  expect(focused()).toEqual(['rail', 'Deals'])
  await comes()
  await key('ArrowRight')
  expect(focused()).toEqual(['side', 'New for women'])
})

test('a promo link keeps the focus when the rest of the menu arrives', async () => {
  await openByKey('Women')
  await act(async () => named('[data-part=side]', 'New for women').focus())
  await comes()
  expect(focused()).toEqual(['side', 'New for women'])
})

test('the focused item keeps the focus when the rest of the menu arrives', async () => {
  await openByKey('About')
  expect(focused()).toEqual(['leaf', 'Our stores'])
  await comes()
  expect(focused()).toEqual(['leaf', 'Our stores'])
  expect(named('[data-part=leaf]', 'Ottawa')).toBeTruthy()
})
