// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { AccountFooterLinks, AccountMenu, AccountRows } from './account-menu.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')
const [onSignIn, onEmployee] = [vi.fn(), vi.fn()]
let root: Root
beforeEach(async () => {
  vi.clearAllMocks()
  Object.assign(window, { dataLayer: [] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createMemoryRouter(
    [{ path: '*', element: <AccountMenu locale="en" onSignIn={onSignIn} onEmployee={onEmployee} /> }],
    { initialEntries: ['/en'] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const tracked = () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer
const links = () => [...document.querySelectorAll('a')]

// acceptance 114, 118
test('each link of the account menu is tracked once, with the clicked URL and text', async () => {
  const expected = links().map((element) => [element.getAttribute('href'), element.textContent])
  expect(expected.length).toBeGreaterThan(2)
  for (const element of links())
    await act(async () => element.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true })) as never)
  expect(tracked().map(({ event_name, link_url, link_text }) => [event_name, link_url, link_text])).toEqual(
    expected.map(([url, text]) => ['click_account_menu', url, text]),
  )
})

test('a link that opens a modal is tracked once too, and does not navigate', async () => {
  const [signIn] = links()
  await act(async () => signIn?.click())
  expect([tracked().length, onSignIn.mock.calls.length, onEmployee.mock.calls.length]).toEqual([1, 1, 0])
})

test('the rows of the phone’s menu offer a guest one way in', async () => {
  act(() => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('ul')))
  const router = createMemoryRouter([
    { path: '*', element: <AccountRows locale="en" onSignIn={onSignIn} onEmployee={onEmployee} /> },
  ])
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(links().map(({ textContent }) => textContent)).toEqual(['Sign in', 'Wishlist', 'Employee pricing'])
})

test('a shop without employee prices leads nobody to them', () => {
  const menu = (
    <Lacks value={['employee-prices']}>
      <AccountMenu locale="en" onSignIn={onSignIn} onEmployee={onEmployee} />
      <AccountFooterLinks locale="en" onSignIn={onSignIn} onEmployee={onEmployee} />
    </Lacks>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: menu }])} />)
  expect(html).toContain('/en/account"')
  expect(html).not.toContain('employee')
})

test('the menu is called by the name of its customer, besides what it is', async () => {
  const opener = () => document.querySelector('summary')?.textContent
  expect(opener()).toBe('Account')
  act(() => root.unmount())
  vi.stubGlobal('fetch', async () => Response.json({ signedIn: true, name: ' Léa  Roy', employee: 'none', wishes: [] }))
  document.cookie = 'account=in'
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createMemoryRouter([
    { path: '*', element: <AccountMenu locale="en" onSignIn={onSignIn} onEmployee={onEmployee} /> },
  ])
  await act(async () => root.render(<RouterProvider router={router} />))
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(opener()).toBe('Account, Léa')
  })
  // Whoever signed out in another tab is a guest in this one too.
  document.cookie = 'account=; max-age=0'
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect([opener(), links()[0]?.textContent]).toEqual(['Account', 'Sign in'])
})
