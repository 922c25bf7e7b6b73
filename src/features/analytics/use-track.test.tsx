// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { pageView } from '../../domain/analytics/visit-events.ts'
import { dataLayer } from './push.ts'
import { useTrack } from './use-track.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => void dataLayer().splice(0))

function Page({ name, extra = '' }: { name: string; extra?: string }) {
  useTrack(`${name}${extra}`, () => pageView(`/${name}`, 'home', 'en'))
  return <p>{name}</p>
}

const tracked = () => dataLayer().map((event) => (event as { page_path: string }).page_path)

test('once per act: not twice in strict mode, not again by Back, again by a link', async () => {
  const router = createMemoryRouter(
    [
      { path: '/a', element: <Page key="a" name="a" /> },
      { path: '/b', element: <Page key="b" name="b" /> },
    ],
    { initialEntries: ['/a'] },
  )
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  expect(tracked()).toEqual(['/a'])
  await act(() => router.navigate('/b'))
  expect(tracked()).toEqual(['/a', '/b'])
  await act(() => router.navigate(-1))
  expect(tracked()).toEqual(['/a', '/b'])
  await act(() => router.navigate('/b'))
  expect(tracked()).toEqual(['/a', '/b', '/b'])
  await act(() => router.navigate('/b?colour=moss', { replace: true }))
  expect(tracked()).toEqual(['/a', '/b', '/b'])
  await act(async () => root.unmount())
})
