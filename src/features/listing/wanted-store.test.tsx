// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useOutletContext, Outlet } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { ChosenStore } from './facet-panel.tsx'
import { WantedStore, wantStore } from './wanted-store.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const path = '/en/products/tents'
const query = parseListingQuery(new URLSearchParams('brand=a'))
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => act(async () => root.render(null)))

function Listing() {
  return <WantedStore place={{ path }} query={query} myStore={useOutletContext<ChosenStore | undefined>()} />
}

/** A listing at which the stores are open, and then a store is chosen or not. */
async function chosen(before: () => Promise<void> | void, store: ChosenStore | undefined) {
  let choose: (store: ChosenStore | undefined) => void = () => {}
  function Frame() {
    const [mine, setMine] = useState<ChosenStore>()
    useEffect(() => {
      choose = setMine
    }, [])
    return <Outlet context={mine} />
  }
  const router = createMemoryRouter(
    [{ path: '*', element: <Frame />, children: [{ index: true, path: '*', element: <Listing /> }] }],
    {
      initialEntries: [`${path}?brand=a`],
    },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
  await before()
  await act(async () => router.navigate(`${path}?brand=a#stores`))
  // What the dialog does with a press.
  await act(async () => {
    choose(store)
    await router.navigate(`${path}?brand=a`, { replace: true })
  })
  return router.state.location.search
}

test('a store that is chosen to see what it has filters the listing', async () =>
  expect(await chosen(wantStore, { slug: 'calgary' })).toBe('?brand=a&store=calgary'))

test('one that is chosen for another reason, or none, filters nothing', async () => {
  expect(await chosen(() => {}, { slug: 'calgary' })).toBe('?brand=a')
  expect(await chosen(wantStore, undefined)).toBe('?brand=a')
  expect(await chosen(() => {}, { slug: 'calgary' })).toBe('?brand=a')
})
