// @vitest-environment jsdom
import { act, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartExtras, type CartExtrasData } from './cart-extras.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

test('the focus is on the code that was applied, and on its field once it is taken off or refused', async () => {
  const page: { extras: CartExtrasData; draw(): void } = { extras: {}, draw: () => {} }
  const Page = () => {
    const extras = useSyncExternalStore(
      (draw) => ((page.draw = draw), () => {}),
      () => page.extras,
    )
    return <CartExtras {...extras} locale="en" />
  }
  const show = (extras: CartExtrasData) =>
    act(async () => {
      page.extras = extras
      page.draw()
    })
  const field = () => document.querySelector<HTMLInputElement>('[name=code]')
  const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />))
  button('Apply')?.focus()
  await show({ promoProblem: 'No such code.' })
  expect(document.activeElement).toBe(field())
  button('Apply')?.focus()
  await show({ promo: { code: 'TRAIL15', discount: 900, savesNothing: false } })
  expect(document.activeElement?.textContent).toContain('TRAIL15')
  expect(document.activeElement?.textContent).toContain('One code per order.')
  button('Remove')?.focus()
  await show({})
  expect(field()?.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field())
  await act(async () => root.unmount())
})
