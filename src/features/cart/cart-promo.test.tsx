// @vitest-environment jsdom
import { act, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Announcements } from '../../ui/announcements.tsx'
import { CartExtras, type CartExtrasData } from './cart-extras.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

/** A page whose extras change. */
async function drawn() {
  const page: { extras: CartExtrasData; draw(): void } = { extras: {}, draw: () => {} }
  const Page = () => {
    const extras = useSyncExternalStore(
      (draw) => ((page.draw = draw), () => {}),
      () => page.extras,
    )
    return (
      <>
        <CartExtras {...extras} locale="en" />
        <Announcements />
      </>
    )
  }
  const show = (extras: CartExtrasData) =>
    act(async () => {
      page.extras = extras
      page.draw()
    })
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />))
  return { show, end: () => act(async () => root.unmount()) }
}

const field = () => document.querySelector<HTMLInputElement>('[name=code]')

test('the focus is on the code that was applied, and on its field once it is taken off or refused', async () => {
  const { show, end } = await drawn()
  const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
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
  await end()
})

test('each refusal of a code is said, also to whoever is in the field, and in the same words again', async () => {
  const { show, end } = await drawn()
  field()?.focus()
  const said = () => [...document.querySelectorAll('[role=status] span')].at(-1)
  await show({ promoProblem: 'No such code.', promoAnswer: {} })
  const first = said()
  expect(first?.textContent).toBe('No such code.')
  await show({ promoProblem: 'No such code.', promoAnswer: {} })
  expect(said()?.textContent).toBe('No such code.')
  expect(said()).not.toBe(first)
  await end()
})
