// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StoreList } from './store-list.tsx'
import { storeListed } from './testing/store-listed.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const canmore = { ...storeListed, slug: 'canmore', name: 'Canmore', latitude: 51.09, longitude: -115.35 }
const halifax = { ...storeListed, slug: 'halifax', name: 'Halifax', latitude: 44.65, longitude: -63.57 }

test('a marker of two stores highlights both, names both, and leads the keyboard to the first', async () => {
  overwriteGetLocale(() => 'en')
  const router = createMemoryRouter([{ path: '/', element: <StoreList stores={[storeListed, canmore, halifax]} /> }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  const marker = document.querySelector('[aria-label="2 stores · Calgary · Canmore"]')
  await act(async () => marker?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  expect([...document.querySelectorAll('[data-picked]')].map(({ id }) => id)).toEqual(['calgary', 'canmore'])
  expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
    '2 stores · Calgary · Canmore',
  )
  expect(document.activeElement?.textContent).toBe('Calgary')
  expect(location.hash).toBe('#calgary')
  await act(async () => root.unmount())
})
