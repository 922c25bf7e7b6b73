// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ListingPlace } from '../../domain/catalog/listing-href.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets, withChosen, type Facets } from '../../domain/catalog/listing.ts'
import { noFilters } from '../../domain/search/understanding/query-reading.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { SortForm } from './sort-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

const value = (key: string) => ({ key, name: key, count: 3, chosen: false })
const facets: Facets = {
  ...emptyFacets,
  category: [value('tents'), value('packs')],
  gender: [value('women'), value('unisex')],
  brand: [value('brindille'), value('nord')],
  rating: [{ least: 4, count: 2, chosen: false }],
}

/** A listing whose next page waits until it is let through. */
async function listing(place: ListingPlace, at: string) {
  let answer: () => void = () => {}
  const View = () => {
    const read = parseListingQuery(new URLSearchParams(useLocation().search))
    const query = place.read ? withReading(read, place.read) : read
    const page = { query, facets: withChosen(facets, query), total: 40 }
    return (
      <>
        <FacetPanel place={place} page={page} />
        <SortForm place={place} query={query} />
        <ChosenFilters place={place} query={query} facets={page.facets} />
      </>
    )
  }
  const loader = () => new Promise<null>((give) => (answer = () => give(null)))
  const routes = [{ path: '*', element: <View />, loader }]
  const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData: { 0: null } } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  return {
    router,
    tap: (name: string) =>
      act(async () => [...document.querySelectorAll('a')].find((link) => link.textContent.startsWith(name))!.click()),
    sort: (by: string) =>
      act(async () => {
        const field = document.querySelector('select')!
        field.value = by
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    ticked: () =>
      [...document.querySelectorAll('a[aria-current]')].map((link) => link.textContent.replace(/\(.*/, '').trim()),
    chips: () => [...document.querySelectorAll('ul.contents li a')].map((link) => link.textContent),
    answer: () =>
      act(async () => {
        answer()
        await vi.waitUntil(() => router.state.navigation.state === 'idle')
      }),
    end: () => act(async () => root.unmount()),
  }
}

test('filters tapped one after another add up, and each shows its tick before its page is there', async () => {
  const list = await listing({ path: '/en/products' }, '/en/products')
  await list.tap('Unisex')
  expect(list.ticked()).toEqual(['Unisex'])
  await list.tap('Women')
  await list.tap('tents')
  await list.tap('4 stars')
  await list.sort('newest')
  await list.tap('In stock')
  await list.tap('Women')
  expect(list.ticked()).toEqual(['In stock', 'tents', 'Unisex', '4 stars and up'])
  await list.answer()
  expect(list.router.state.location.search).toBe('?category=tents&gender=unisex&rating=4&stock=in&sort=newest')
  await list.end()
})

test('a tick goes again where another page is asked for instead', async () => {
  const list = await listing({ path: '/en/products' }, '/en/products?brand=nord')
  await list.tap('Unisex')
  await act(async () => void list.router.navigate('/en/cart'))
  expect(list.ticked()).toEqual(['nord'])
  await list.end()
})

test('what is taken off goes at once, and stays off with the next; of a search also what its words say', async () => {
  const place = { path: '/en/search', text: 'tent nord', read: { ...noFilters(), brands: ['nord'] } }
  const list = await listing(place, '/en/search?q=tent%20nord&stock=in')
  expect(list.chips()).toHaveLength(2)
  await list.tap('Remove filter: nord')
  expect(list.chips()).toHaveLength(1)
  await list.tap('Remove filter: In stock')
  await list.answer()
  expect(list.router.state.location.search).toBe('?q=tent%20nord&unread=brand')
  await list.end()
})
