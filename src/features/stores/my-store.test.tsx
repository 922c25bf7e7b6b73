// @vitest-environment jsdom
// @remembers the favourite store is read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { storeListed as store } from './testing/store-listed.ts'
import { chooseStore } from './favourite-store.ts'
import { MyStore } from './my-store.tsx'

const button = () => document.querySelector('button')!
const press = () => act(async () => button().click())
const flyout = () => document.querySelector('section')
const scrollTo = (y: number) =>
  act(async () => {
    Object.assign(window, { scrollY: y })
    window.dispatchEvent(new Event('scroll'))
  })

test('without a favourite the button opens the modal; with one it toggles the flyout, which a press elsewhere and scrolling down close (acceptance 57, 82, 83)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json([store]))
  document.body.innerHTML = '<div></div>'
  const onChoose = vi.fn()
  const router = createMemoryRouter([
    { path: '*', element: <MyStore placement="desktop" locale="en" onChoose={onChoose} /> },
  ])
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(<RouterProvider router={router} />),
  )
  await press()
  expect([onChoose.mock.calls.length, flyout()]).toEqual([1, null])

  await act(async () => chooseStore(store, 'en'))
  expect(document.cookie).toContain('favourite_store=calgary')
  await expect.poll(() => button().textContent).toBe('My store: Calgary')
  await press()
  await expect.poll(() => flyout()?.textContent).toContain('Calgary')
  expect(onChoose).toHaveBeenCalledOnce()
  await press()
  expect(flyout()).toBeNull()

  await press()
  await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(flyout()).toBeNull()

  Object.assign(window, { scrollY: 200 })
  await press()
  await scrollTo(150)
  expect(flyout()).not.toBeNull()
  await scrollTo(180)
  expect(flyout()).toBeNull()
})

test('a favourite that was saved over an hour ago is read again on the way to it: it may have closed for good', async () => {
  const read = vi.fn(async () => Response.json([{ ...store, closedOn: '2026-01-01' }]))
  vi.stubGlobal('fetch', read)
  const come = () => act(async () => (button().blur(), button().focus()))
  await come()
  expect(read).not.toHaveBeenCalled()
  const later = Date.now() + 61 * 60_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  await come()
  await press()
  await expect.poll(() => flyout()?.textContent).toContain(m.store_closed_for_good())
  clock.mockRestore()
})
