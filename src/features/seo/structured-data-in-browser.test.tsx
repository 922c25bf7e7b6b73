// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { StructuredDataScripts } from './structured-data.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('what the document came with stays in it, and goes with the page', async () => {
  document.head.innerHTML = '<script type="application/ld+json">{"@type":"WebSite"}</script>'
  const router = createMemoryRouter([{ path: '*', element: <StructuredDataScripts /> }])
  await act(async () => hydrateRoot(document.head, <RouterProvider router={router} />))
  const said = () => Array.from(document.head.querySelectorAll('script'), ({ textContent }) => textContent)
  expect(said()).toEqual(['{"@type":"WebSite"}'])
  await act(() => router.navigate('/en/stores'))
  expect(said()).toEqual([])
})
