// @vitest-environment jsdom
import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { NavUIProvider } from '../features/shell/nav-ui.tsx'
import { drawnByData, FramedPage, ShownPage, useFramedPage } from './framed-page.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('frame and page are drawn for other data, not while a page is on its way', async () => {
  const [frame, page] = [vi.fn(), vi.fn()]
  const drawn = () => [frame.mock.calls.length, page.mock.calls.length] as const
  const Parts = memo(function Parts({ alternateHref }: ReturnType<typeof useFramedPage>) {
    frame()
    return <ShownPage renderMain={(page) => <main lang={alternateHref}>{page}</main>} />
  })
  const Frame = () => (
    <NavUIProvider>
      <CartProvider locale="en" onAttention={() => undefined}>
        <FramedPage value={<Outlet />}>
          <Parts {...useFramedPage('en')} />
        </FramedPage>
      </CartProvider>
    </NavUIProvider>
  )
  const Page = drawnByData(({ loaderData }: { loaderData: string }) => {
    page()
    return <h1>{loaderData}</h1>
  })
  const second = Promise.withResolvers<string>()
  const Component = withComponentProps(Page)
  const children = [
    { path: '/', id: 'page.first', Component, loader: () => 'unread' },
    { path: '/second', id: 'page.second', Component, loader: () => second.promise },
  ]
  const router = createMemoryRouter([{ Component: Frame, children }], {
    hydrationData: { loaderData: { 'page.first': 'first' } },
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  const title = () => document.querySelector('main h1')?.textContent
  expect(title()).toBe('first')
  const [frames, pages] = drawn()

  await act(async () => void router.navigate('/second'))
  expect(router.state.navigation.state).toBe('loading')
  expect(drawn()).toEqual([frames, pages])

  await act(async () => second.resolve('second'))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
  expect(title()).toBe('second')
  expect(drawn()).toEqual([frames, pages + 1])
  await act(async () => root.unmount())
})
