// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import type { Locale } from '../../domain/locale.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ListingToolbar } from './listing-toolbar.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const value = (key: string, name: string) => ({ key, name, count: 3, chosen: false })
const page = (search: string): ListingPage => {
  const query = parseListingQuery(new URLSearchParams(search))
  return {
    title: 'Tents',
    description: '',
    crumbs: [],
    children: [],
    path: { en: '/en/products/tents', fr: '/fr/produits/tentes' },
    scope: { category: 'tents' },
    query,
    storeName: query.store && 'Calgary',
    total: 63,
    page: query.page,
    pages: 3,
    tiles: [],
    facets: { ...emptyFacets, brand: [value('nordlys', 'Nordlys')], size: [value('m', 'M')] },
  }
}

function Toolbar() {
  const { search, state } = useLocation()
  const place = { path: '/en/products/tents', ...(state.text !== undefined && { text: state.text }) }
  return <ListingToolbar place={place} page={page(search)} filtersId="filters" />
}

/** What the status says after each step from one address to the next. */
async function statusAfter(locale: Locale, steps: readonly { search: string; text?: string }[]) {
  overwriteGetLocale(() => locale)
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div')!)
  const [first, ...others] = steps.map(({ search, text }) => ({ pathname: '/', search: `?${search}`, state: { text } }))
  const router = createMemoryRouter([{ path: '*', element: <Toolbar /> }], { initialEntries: [first!] })
  await act(async () => root.render(<RouterProvider router={router} />))
  const status = () => document.querySelector('[role=status]')?.textContent
  const spoken = [status()]
  for (const { state, ...to } of others) {
    await act(async () => router.navigate(to, { state }))
    spoken.push(status())
  }
  await act(async () => root.unmount())
  return spoken
}

test.each([
  ['the first view', 'en', [''], '63 products'],
  ['an order', 'en', ['', 'sort=price-asc'], '63 products, sorted by: Price, low to high'],
  ['an order', 'fr', ['', 'sort=price-asc'], '63 produits, tri\u00a0: Prix croissant'],
  ['a filter', 'en', ['', 'stock=in'], '63 products, In stock'],
  ['a filter', 'fr', ['sort=newest', 'stock=in&sort=newest'], '63 produits, En stock'],
  ['one more', 'en', ['stock=in', 'stock=in&size=m'], '63 products, Size M'],
  ['one fewer', 'en', ['brand=nordlys&stock=in', 'brand=nordlys'], '63 products, filter removed: In stock'],
  ['one fewer', 'fr', ['stock=in', ''], '63 produits, filtre retiré\u00a0: En stock'],
  [
    'all of them',
    'en',
    ['stock=in&store=calgary', ''],
    '63 products, filter removed: In stock, filter removed: Calgary',
  ],
  ['another price', 'en', ['price=20-50', 'price=20-60'], '63 products, $20 – $60'],
  ['an order after a filter', 'en', ['', 'stock=in', 'stock=in&sort=rating'], '63 products, sorted by: Best rated'],
  ['the same again', 'en', ['', 'stock=in', 'stock=in'], '63 products, In stock'],
  // The focus goes to the count.
  ['another page', 'en', ['', 'stock=in', 'stock=in&page=2'], '63 products, page 2 of 3'],
  ['another page', 'fr', ['', 'page=3'], '63 produits, page 3 sur 3'],
] as const)('%s, %s: %j', async (_, locale, searches, said) =>
  expect(
    (
      await statusAfter(
        locale,
        searches.map((search) => ({ search })),
      )
    ).at(-1),
  ).toBe(said),
)

test('a search for other words says how much it found, and its order by its own name', async () =>
  expect(
    await statusAfter('en', [
      { search: 'sort=newest', text: 'tent' },
      { search: '', text: 'tent' },
      { search: '', text: 'stove' },
    ]),
  ).toEqual(['63 products', '63 products, sorted by: Best match', '63 products']))
