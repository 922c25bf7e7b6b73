// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import { noFilters, type ReadFilters } from '../../domain/search/understanding/query-reading.ts'
import { withReading } from '../../domain/search/understanding/with-reading.ts'
import { STORES_MODAL } from '../../domain/shell/stores-modal.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ListingView } from './listing-view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

const text = 'women’s red nordlys jackets under $150 at halifax'
const read: ReadFilters = {
  ...noFilters(),
  categories: ['jackets'],
  genders: ['women'],
  colours: ['red'],
  brands: ['nordlys'],
  price: { to: 150_00 },
  store: 'halifax',
}
const names = { 'category:jackets': 'Jackets', 'brand:nordlys': 'Nordlys', 'store:halifax': 'Halifax, Agricola Street' }

function found(search: string, over: Partial<ListingPage['understood']> = {}): ListingPage {
  const understood = { read, rest: '', isApplied: true, inMyStore: false, names, ...over }
  const query = parseListingQuery(new URLSearchParams(search))
  return {
    title: 'Results',
    description: '',
    crumbs: [],
    children: [],
    path: { en: '/en/search?q=x', fr: '/fr/search?q=x' },
    scope: {},
    query: understood.isApplied ? withReading(query, understood.read) : query,
    total: 3,
    page: 1,
    pages: 1,
    tiles: [],
    facets: emptyFacets,
    understood,
  }
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
async function show(page: ListingPage, myStore?: { slug: string; name?: string }) {
  const element = (
    <ListingView
      page={page}
      text={text}
      myStore={myStore}
      trailTo={async () => []}
      breadcrumbs={null}
      grid={<p>the grid</p>}
      popular={<p>the popular</p>}
    />
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/search'] })
  await act(async () => root.render(<RouterProvider router={router} />))
  // Parts whose code comes later.
  await vi.dynamicImportSettled()
  await act(async () => {})
}
const shown = () => document.body.textContent ?? ''
const searchOf = (name: RegExp) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => name.test(textContent ?? ''))
  const parameters = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  expect(parameters.get('q')).toBe(text)
  parameters.delete('q')
  return parameters.toString()
}

test('what was read is said, and each part of it goes with one plain link', async () => {
  await show(found(''))
  expect(shown()).toContain('We understood:')
  expect(searchOf(/Remove filter: Red/)).toBe('unread=colour')
  expect(searchOf(/Remove filter: Women/)).toBe('unread=gender')
  expect(searchOf(/Remove filter: Jackets/)).toBe('unread=category')
  expect(searchOf(/Remove filter: Nordlys/)).toBe('unread=brand')
  expect(searchOf(/Remove filter: Up to \$150/)).toBe('unread=price')
  expect(searchOf(/Remove filter: Halifax, Agricola Street/)).toBe('unread=store')
  expect(searchOf(/Search for these words instead/)).toBe('unread=all')
})

test('what was taken back stays so when something else goes', async () => {
  await show(found('unread=colour'))
  expect(shown()).not.toContain('Red')
  expect(searchOf(/Remove filter: Women/)).toBe('unread=colour%2Cgender')
})

test('where nothing is all of it, that is said in words', async () => {
  await show(found('', { isApplied: false }))
  expect(shown()).toContain(
    'We understood Jackets · Women · Red · Nordlys · Up to $150 · Halifax, Agricola Street, but no product matches all of that.',
  )
  expect(shown()).not.toContain('We understood:')
})

test('words that none of the products has are said', async () => {
  const page = found('')
  await show({ ...page, unmet: ['waterproof', 'vegan'] })
  expect(shown()).toContain('None of these items match “waterproof”, “vegan”.')
})

test('“in my store” is the shopper’s own store, or one to be chosen', async () => {
  const mine = found('', { read: { ...noFilters(), brands: ['nordlys'] }, inMyStore: true })
  await show(mine, { slug: 'gaspe', name: 'Gaspé' })
  expect(searchOf(/Show only what’s at Gaspé/)).toBe('store=gaspe')
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await show(mine)
  const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
    /what’s at my store/.test(textContent ?? ''),
  )
  expect(link?.getAttribute('href')).toContain(`#${STORES_MODAL}`)
})

test('where little is found other ways are below it, and where nothing is, what is popular', async () => {
  const ways = { searches: [{ text: 'tents', href: '/en/search?q=tents' }], categories: [], popular: [] }
  await show({ ...found(''), instead: ways })
  await vi.waitFor(() => expect(shown()).toContain('Not quite what you had in mind?Did you mean…tents'))
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const none = { ...found('', { isApplied: false }), understood: undefined, total: 0 }
  await show({ ...none, instead: { ...ways, popular: [{ id: '1' } as never] } })
  await vi.waitFor(() => expect(shown()).toContain('Popular productsthe popular'))
})
