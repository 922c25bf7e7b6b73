// @vitest-environment jsdom
import { act, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createMemoryRouter,
  MemoryRouter,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useNavigate,
  type NavigateFunction,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { NavUIProvider, useNavUI } from './nav-ui.tsx'
import { RouteChange } from './route-change.tsx'

const onChange = vi.fn()
let navigate: NavigateFunction
let nav: ReturnType<typeof useNavUI>

function Page({ title }: { title: string }) {
  const [go, ui] = [useNavigate(), useNavUI()]
  useEffect(() => {
    navigate = go
    nav = ui
  })
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
      <section id="review-1" />
      <a id="more" href="#x">
        More
      </a>
    </main>
  )
}

/** A page that puts the focus on what it has to say. */
function Refused() {
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <main>
      <h1>Checkout</h1>
      <p ref={alert} role="alert" tabIndex={-1} />
    </main>
  )
}

// acceptance 89, 90
test('a change of path closes, resets, focuses the heading and announces the title; one of query or hash does not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.close = vi.fn()
  document.body.innerHTML = '<div></div><dialog open></dialog>'
  const page = (
    <MemoryRouter initialEntries={['/en']}>
      <NavUIProvider>
        <Routes>
          <Route path="/en" element={<Page title="Home" />} />
          <Route path="/en/cart" element={<Page title="Cart" />} />
          <Route path="/en/checkout" element={<Refused />} />
        </Routes>
        <RouteChange onChange={onChange} />
      </NavUIProvider>
    </MemoryRouter>
  )
  await act(async () => createRoot(document.body.firstElementChild as Element).render(page))
  expect([document.activeElement, onChange.mock.calls.length]).toEqual([document.body, 0])

  await act(async () => nav.dispatch({ type: 'open-panel', panel: 'cart' }))
  await act(async () => navigate('/en?page=2#top'))
  expect([nav.state.openPanels, onChange.mock.calls.length]).toEqual([['cart'], 0])

  await act(async () => navigate('/en/cart'))
  expect(nav.state.openPanels).toEqual([])
  expect(onChange).toHaveBeenCalledOnce()
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('[role=status]')?.textContent).toBe('Cart')

  await act(async () => navigate(-1))
  expect([onChange.mock.calls.length, document.activeElement?.textContent]).toEqual([2, 'Home'])

  for (const [hash, focused] of [
    ['#review-1', 'review-1'],
    ['#more', 'more'],
    ['#gone', ''],
    ['#', ''],
  ]) {
    await act(async () => navigate(`/en/cart${hash}`))
    expect([hash, document.activeElement?.id]).toEqual([hash, focused])
    await act(async () => navigate('/en'))
  }

  await act(async () => navigate('/en/checkout'))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
})

test('a field that is written into while the page is on its way keeps the focus, one that only has it does not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  let arrive = () => {}
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const children = ['/search', '/cart'].map((path) => ({ path, loader, element: <Page key={path} title={path} /> }))
  const frame = (
    <NavUIProvider>
      <input type="search" />
      <Outlet />
      <RouteChange onChange={onChange} />
    </NavUIProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: frame, children }])
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(<RouterProvider router={router} />),
  )
  const field = document.querySelector('input')
  for (const [path, writes] of [
    ['/search', true],
    ['/cart', false],
  ] as const) {
    field?.focus()
    await act(async () => void router.navigate(path))
    if (writes) field?.dispatchEvent(new Event('input', { bubbles: true }))
    await act(async () => arrive())
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(path))
    expect([path, document.activeElement === field]).toEqual([path, writes])
  }
})
