// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { UtilityLinks } from './utility-links.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'fr')
let root: Root
beforeEach(async () => {
  Object.assign(window, { dataLayer: [] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const helpMenu = [
    { title: 'Livraison', url: '/explorer/livraison?itc=aide' },
    { title: 'Retours', url: '/fr/explorer/retours' },
  ]
  const router = createMemoryRouter(
    [{ path: '*', element: <UtilityLinks locale="fr" helpMenu={helpMenu} accountMenu={null} /> }],
    { initialEntries: ['/fr'] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const tracked = () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!

// acceptance 114, 117, 118
test.each([
  ['the mouse or the Enter key', (element: HTMLElement) => element.click()],
  [
    'the middle button',
    (element: HTMLElement) => element.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true })),
  ],
])('a link of the help menu by %s is tracked once, as it was clicked', async (_, press) => {
  await act(async () => void press(link('Livraison')))
  expect(tracked()).toEqual([
    expect.objectContaining({
      event: 'user_interaction',
      event_name: 'click_help_menu',
      link_url: '/fr/explorer/livraison?itc=aide',
      link_text: 'Livraison',
    }),
  ])
  await act(async () => void press(link('Retours')))
  expect(tracked().map(({ link_url }) => link_url)).toEqual(['/fr/explorer/livraison?itc=aide', '/fr/explorer/retours'])
})

test('another mouse button tracks nothing', async () => {
  await act(async () => void link('Retours').dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true })))
  expect(tracked()).toEqual([])
})
