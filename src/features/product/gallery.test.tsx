// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Gallery } from './gallery.tsx'

overwriteGetLocale(() => 'en')
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom has no modal dialogs, and scrolls nothing.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
Element.prototype.scrollTo = () => {}

const pictures = ['front', 'back'].map((file) => ({ file, width: 3, height: 4, alt: file }))
const enlarged = () => document.querySelector('dialog [role=region]')?.getAttribute('aria-label')
const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())

test('Back closes the enlarged picture, whichever was shown last', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Gallery pictures={pictures} title="Tent" /> }], {
    initialEntries: ['/en/products', '/en/p/1/tent?colour=red'],
  })
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<RouterProvider router={router} />))
  await press(m.product_picture_enlarge({ number: 2, count: 2 }))
  await vi.waitFor(() => expect(enlarged()).toBe(m.product_picture({ number: 2, count: 2 })))
  await press(m.product_picture_next())
  expect(enlarged()).toBe(m.product_picture({ number: 1, count: 2 }))
  await act(async () => router.navigate(-1))
  expect(enlarged()).toBeUndefined()
  expect(router.state.location).toMatchObject({ pathname: '/en/p/1/tent', search: '?colour=red', hash: '' })
  await act(async () => root.unmount())
})
