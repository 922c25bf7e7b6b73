// @vitest-environment jsdom
// @remembers the favourite store is read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useHashDialog } from '../../ui/use-hash-dialog.ts'
import { storeListed } from './testing/store-listed.ts'
import { chooseStore } from './favourite-store.ts'
import { DELIVERY, Ways } from './ways.tsx'

const onPickup = vi.fn()

function Cart() {
  const { show } = useHashDialog('stores')
  return ['Tent', 'Stove'].map((label) => (
    <Ways
      key={label}
      label={label}
      locale="en"
      stores={[]}
      chosen={DELIVERY}
      onPickup={(store) => onPickup(label, store)}
      onChoose={show}
    />
  ))
}

test('a store that is chosen from “pick up in store…” is the one to pick up at; one that is chosen elsewhere is not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  const router = createMemoryRouter([{ path: '*', element: <Cart /> }])
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(<RouterProvider router={router} />),
  )
  const ask = async (label: string) => {
    await act(async () => document.querySelector<HTMLElement>(`[aria-label=${label}] [aria-haspopup=dialog]`)!.click())
    expect(router.state.location.hash).toBe('#stores')
  }
  const close = () => act(async () => router.navigate(-1))
  const chosen = (slug: string) => act(async () => chooseStore({ ...storeListed, slug }, 'en'))

  await chosen('calgary')
  expect(onPickup).not.toHaveBeenCalled()
  await ask('Stove')
  await chosen('halifax')
  await close()
  await chosen('laval')
  expect(onPickup.mock.calls).toEqual([['Stove', 'halifax']])

  // Who closes the stores without choosing wants no pickup.
  await ask('Tent')
  await close()
  await chosen('halifax')
  expect(onPickup).toHaveBeenCalledOnce()

  // The favourite is a choice like any other.
  await ask('Tent')
  await chosen('halifax')
  expect(onPickup).toHaveBeenLastCalledWith('Tent', 'halifax')
})

test('without JavaScript no way is offered that nobody could choose', () => {
  const router = createMemoryRouter([{ path: '*', element: <Cart /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  for (const [group] of html.matchAll(/<div role="group"[^>]*>/g)) expect(group).toContain('noscript:hidden')
})

test('a store that has none says so in its choice, which may be tried all the same', () => {
  const stores = [{ slug: 'calgary', name: 'Calgary', note: 'Sold out there' }]
  const ways = <Ways label="Tent" locale="en" {...{ stores, onPickup }} chosen={DELIVERY} onChoose={() => {}} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: ways }])} />)
  const [way = ''] = html.match(/<button(?:(?!<button).)*Pickup: Calgary.*?<\/button>/) ?? []
  expect([way.includes('Sold out there'), way.includes('disabled')]).toEqual([true, false])
})
