// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Link } from './link.tsx'

/** A page with a link to another, whose data is still on its way. */
async function opened() {
  const router = createMemoryRouter(
    [
      { path: '/en', Component: () => <Link to="/en/products?page=2">Next</Link> },
      { path: '/en/products', loader: () => new Promise(() => {}), Component: () => null },
    ],
    { initialEntries: ['/en'] },
  )
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  await act(async () => root.render(<RouterProvider router={router} />))
  return { router, link: place.querySelector('a')!, close: () => act(async () => root.unmount()) }
}
const click = (link: Element, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  return act(async () => void link.dispatchEvent(event)).then(() => event.defaultPrevented)
}

test('a click goes on within the page', async () => {
  const { router, link, close } = await opened()
  expect(await click(link)).toBe(true)
  expect(router.state.navigation.location).toMatchObject({ pathname: '/en/products', search: '?page=2' })
  await close()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s own',
  async (how) => {
    const { router, link, close } = await opened()
    const navigate = vi.spyOn(router, 'navigate')
    expect(await click(link, how)).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    await close()
  },
)
