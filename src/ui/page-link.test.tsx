// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PageLink } from './page-link.tsx'

const connection = (line: object) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

/** What a page fetches ahead once the focus has come to a link. */
async function fetchedFor(to: string): Promise<string[]> {
  const Page = createRoutesStub([
    { path: '/en', Component: () => <PageLink to={to}>Next</PageLink> },
    { path: '/en/*', loader: () => null, Component: () => null },
  ])
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  await act(async () => root.render(<Page initialEntries={['/en']} />))
  vi.useFakeTimers()
  await act(async () => place.querySelector('a')?.focus())
  await act(async () => void vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  const links = [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href') ?? '')
  await act(async () => root.unmount())
  return links
}

test('the data of the next page are fetched once its link has the focus', async () => {
  expect(await fetchedFor('/en/products/clothing')).toEqual([expect.stringContaining('/en/products/clothing.data')])
})

test('nothing is fetched ahead where data is saved', async () => {
  connection({ saveData: true })
  expect(await fetchedFor('/en/products/clothing')).toEqual([])
})

test('a shopper’s own pages are not fetched ahead', async () => {
  expect(await fetchedFor('/en/cart')).toEqual([])
})
