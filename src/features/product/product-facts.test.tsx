// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '../../domain/catalog/product.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ProductView } from './product-view.tsx'
import { shell as product } from './testing/shell.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

let root: Root
beforeEach(() => void (root = createRoot(document.body.appendChild(document.createElement('div')))))
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(over: Partial<Product> = {}) {
  const shown = { wish: null, breadcrumbs: null, related: null, tagInfo: {}, holidays: [], onAdd: vi.fn() }
  const page = <ProductView {...shown} product={{ ...product, ...over }} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/en/product/5101-204/shell'] })
  await act(async () => root.render(<RouterProvider router={router} />))
  // Some parts load when they are needed.
  await act(async () => void (await vi.dynamicImportSettled()))
}
const text = () => document.body.textContent ?? ''

// acceptance 12
test('a gift card ships nothing', async () => {
  await show({ shippingClass: 'none' })
  expect(text()).toContain('Sent by email')
  expect(text()).not.toContain('business days')
})

// acceptance 40
test('only a product of another seller names one', async () => {
  await show()
  expect(text()).not.toContain('Sold and shipped by')
  await show({ seller: { key: 'a', name: 'Atelier', shipsFrom: 'Quebec', returns: '30 days' } })
  expect(text()).toContain('Sold and shipped by Atelier')
})
