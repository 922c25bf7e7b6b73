// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { emptyQuery, parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { PriceForm } from './price-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'fr')

const place = { path: '/fr/produits/tentes' }

test.each([
  [['200 $', '49,95'], '?brand=a&price=49-200', ['49', '200']],
  [['', '1 200'], '?brand=a&price=-1200', ['', '1200']],
  [['abc', '50'], '?brand=a', ['', '']],
])('prices are read as people type them, and shown as they were understood: %j', async (typed, search, shown) => {
  const query = parseListingQuery(new URLSearchParams('brand=a'))
  const router = createMemoryRouter([{ path: '*', element: <PriceForm place={place} query={query} /> }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name=price]')]
  for (const [at, value] of typed.entries()) fields[at]!.value = value
  await act(async () => fields[0]!.form!.requestSubmit())
  expect(router.state.location.search).toBe(search)
  expect(fields.map(({ value }) => value)).toEqual(shown)
  await act(async () => root.unmount())
})

test.each([
  ['in', ''],
  ['employee', 'Le filtre et le tri suivent les prix affichés à tous, et non les prix employés.'],
])('whoever is marked %s reads which prices count: %s', async (mark, words) => {
  document.cookie = `account=${mark}`
  const form = <PriceForm place={place} query={emptyQuery} />
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />))
  expect(document.querySelector('p')?.textContent ?? '').toBe(words)
  document.cookie = 'account=; max-age=0'
  await act(async () => root.unmount())
})
