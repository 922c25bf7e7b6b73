// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TopLinkWithLevel } from '../../../domain/shell/shell.ts'
import { NavUIProvider } from '../nav-ui.tsx'
import { SecondLevel } from './second-level.ts'
import { TopNavigation } from './top-navigation.tsx'

const twins = ['Tents', 'Stoves'].map((title) => ({
  item: { title: 'Black Friday', href: '/en/products/deals', megaMenu: 'subNav' } as const,
  link: { title, url: '/products/deals' },
}))
const items: TopLinkWithLevel[] = [
  {
    title: 'Women',
    href: '/en/products/women',
    megaMenu: 'subNav',
    links: [{ title: 'Jackets', href: '/en/products/jackets' }],
    promos: [{ title: 'Gift Cards', href: '/en/products/gift-cards' }],
  },
  { title: 'Brands', href: '/en/brands', megaMenu: 'brands', links: [] },
  { title: 'Deals', href: '/en/products/deals', links: [] },
  ...twins.map(({ item, link }) => ({ ...item, links: [{ title: link.title, href: item.href }] })),
]
const menu = [
  {
    title: 'Women',
    url: '/products/women',
    megaMenu: 'subNav',
    groups: [{ title: 'Gift Cards', url: '/products/gift-cards?itc=a' }],
    subnav: [
      {
        title: 'Jackets',
        url: '/products/jackets',
        groups: [],
        subnav: [{ title: 'Rain', url: '/products/rain', coopBrand: 'Nordlys', groups: [], subnav: [] }],
      },
    ],
  },
  {
    title: 'Brands',
    url: '/brands',
    megaMenu: 'brands',
    groups: [],
    subnav: [],
    letters: [{ letter: 'A', brands: [{ title: 'Anchorline', url: '/en/products/brands/anchorline' }] }],
  },
  ...twins.map(({ item: { title, megaMenu }, link }) => ({
    title,
    megaMenu,
    url: '/products/deals',
    groups: [],
    subnav: [{ ...link, groups: [], subnav: [] }],
  })),
]
const page = () => (
  <RouterProvider
    router={createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <NavUIProvider>
              <SecondLevel value={items}>
                <TopNavigation items={items} locale="en" />
              </SecondLevel>
            </NavUIProvider>
          ),
        },
      ],
      { initialEntries: ['/en'] },
    )}
  />
)
const layer = globalThis as unknown as { dataLayer: Record<string, string>[] }
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json(menu))
  layer.dataLayer = []
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
  await act(async () => root.render(page()))
  await act(async () => top('Women').focus())
  await vi.waitFor(() => import('./mega-panel.tsx'), 10_000)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const named = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name)!
const top = (name: string) => named('[data-part=top]', name)
const click = (element: HTMLElement, init: MouseEventInit = {}) =>
  act(
    async () =>
      void element.dispatchEvent(
        new MouseEvent(init.button === 1 ? 'auxclick' : 'click', { bubbles: true, cancelable: true, ...init }),
      ),
  )
const expanded = () => ['Women', 'Brands'].map((name) => top(name).getAttribute('aria-expanded'))
const pushed = () => layer.dataLayer

// acceptance 32, 60, 61: the links for crawlers and pages without JavaScript
test('in the HTML the items are links, with the links of the second level and the promo links', () => {
  const html = renderToStaticMarkup(page())
  expect(html).toContain('href="/en/products/women"')
  expect(html).toContain('<a href="/en/products/jackets">Jackets</a>')
  expect(html).toContain('<a href="/en/products/gift-cards">Gift Cards</a>')
  expect(html).not.toContain('aria-expanded')
})

test('alive, an item with a panel is its button, one without stays a link (acceptance 61)', () => {
  expect([top('Women').getAttribute('role'), top('Deals').getAttribute('role')]).toEqual(['button', null])
  expect(expanded()).toEqual(['false', 'false'])
})

test('a click opens, another item takes over, a click on the active one collapses (acceptance 84, 85)', async () => {
  await click(top('Women'))
  expect(expanded()).toEqual(['true', 'false'])
  await expect.poll(() => named('[data-part=leaf]', 'Rain')).toBeTruthy()
  await click(top('Brands'))
  expect(expanded()).toEqual(['false', 'true'])
  await click(top('Brands'))
  expect(expanded()).toEqual(['false', 'false'])
})

test('of two items with the same name and address each has its own links and opens its own panel', async () => {
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-part=top]')].slice(-2)
  expect(renderToStaticMarkup(page())).toMatch(/>Tents<.*>Stoves</)
  await click(second!)
  expect([first, second].map((item) => item?.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  await expect.poll(() => document.querySelector('.menu-panel')?.textContent).toContain('Stoves')
  await click(first!)
  await expect.poll(() => document.querySelector('.menu-panel')?.textContent).toContain('Tents')
})

test('while a menu is open the others are dimmed and out of the tab order, and in it again (acceptance 86)', async () => {
  await click(top('Women'))
  expect(
    ['Women', 'Brands', 'Deals'].map((name) => [
      top(name).tabIndex,
      'dimmed' in top(name).dataset,
      top(name).ariaHidden,
    ]),
  ).toEqual([
    [0, false, null],
    [-1, true, null],
    [-1, true, null],
  ])
  await click(top('Women'))
  expect(['Women', 'Brands', 'Deals'].map((name) => top(name).tabIndex)).toEqual([0, 0, 0])
})

test('Tab from the last link of a panel leads to the next item, from another to the next link', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  await click(top('Women'))
  await expect.poll(() => named('[data-part=leaf]', 'Rain')).toBeTruthy()
  const links = [...(document.querySelector('.menu-panel')?.querySelectorAll('a') ?? [])]
  const tab = (link: HTMLElement | undefined) =>
    act(async () => {
      link?.focus()
      link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
    })
  await tab(links[0])
  expect([document.activeElement, expanded()[0]]).toEqual([links[0], 'true'])
  await tab(links.at(-1))
  expect([document.activeElement, expanded()[0]]).toEqual([top('Brands'), 'false'])
  vi.restoreAllMocks()
})

test('Escape and a press elsewhere close it; the focus goes back to the item', async () => {
  await click(top('Women'))
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect([expanded()[0], document.activeElement?.textContent]).toEqual(['false', 'Women'])
  await click(top('Women'))
  await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(expanded()[0]).toBe('false')
})

test('groups are beside the tree, and brands by letter (acceptance 60)', async () => {
  await click(top('Women'))
  await expect.poll(() => named('[data-part=side]', 'Gift Cards')).toBeTruthy()
  expect(named('[data-part=side]', 'Gift Cards').closest('ul')?.contains(named('[data-part=leaf]', 'Rain'))).toBe(false)
  await click(top('Brands'))
  await expect
    .poll(() => named('[data-part=leaf]', 'Anchorline')?.getAttribute('href'))
    .toBe('/en/products/brands/anchorline')
})

test('each click is pushed once, with its level, path and brand: mouse, modified, middle (acceptance 114–118)', async () => {
  await click(top('Women'))
  await expect.poll(() => named('[data-part=leaf]', 'Rain')).toBeTruthy()
  await click(named('[data-part=leaf]', 'Rain'), { button: 1 })
  await click(named('[data-part=side]', 'Gift Cards'), { ctrlKey: true })
  expect(
    pushed().map(({ event_name, interaction_location, link_url, link_text, megamenu_path, coop_brand }) => [
      event_name,
      interaction_location,
      link_url,
      link_text,
      megamenu_path,
      coop_brand,
    ]),
  ).toEqual([
    ['click_megamenu_navigation', 'level 1', '/en/products/women', 'Women', 'Women', ''],
    ['click_megamenu_navigation', 'level 3', '/en/products/rain', 'Rain', 'Women-Jackets-Rain', 'Nordlys'],
    ['click_megamenu_navigation', 'level 2', '/en/products/gift-cards?itc=a', 'Gift Cards', 'Women-Gift Cards', ''],
  ])
})

test('a right click is no click of ours (acceptance 118)', async () => {
  await act(async () => void top('Deals').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 })))
  expect(pushed()).toEqual([])
})

const key = (element: Element, name: string) =>
  act(
    async () =>
      void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )
const focused = () => [(document.activeElement as HTMLElement).dataset.part, document.activeElement?.textContent]

test('ArrowDown opens the panel and goes to its rail, not past it; Space closes it again', async () => {
  // jsdom lays nothing out, so nothing has a box.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  await key(top('Women'), 'ArrowDown')
  await expect.poll(() => focused()).toEqual(['rail', 'Jackets'])
  await key(document.activeElement!, 'ArrowRight')
  expect(focused()).toEqual(['leaf', 'Jackets See all'])
  await key(document.activeElement!, 'ArrowLeft')
  await key(document.activeElement!, 'ArrowUp')
  expect(focused()).toEqual(['title', 'Women'])
  await key(document.activeElement!, 'ArrowUp')
  await key(document.activeElement!, ' ')
  expect([focused(), expanded()[0]]).toEqual([['top', 'Women'], 'false'])
})
