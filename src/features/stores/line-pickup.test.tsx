import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { LinePickup } from './line-pickup.tsx'

const line: CartLine = {
  sku: 'tent',
  productId: '1',
  href: '/en/products/1',
  title: 'Tent',
  brand: 'Kodiak',
  quantity: 1,
  unitPrice: 240_00,
  regularPrice: 240_00,
  shippingClass: 'standard',
  left: 3,
  colour: undefined,
  size: undefined,
  picture: undefined,
}

const shown = (given: Partial<CartLine>) => {
  overwriteGetLocale(() => 'en')
  const element = (
    <LinePickup line={{ ...line, ...given }} locale="en" isException={false} onPickup={() => {}} onChoose={() => {}} />
  )
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a line that no store carries is delivered, without a choice', () =>
  expect(shown({ forPickup: false })).not.toContain(m.pickup_way_delivery()))

test('what has become online only since its store was chosen can be delivered instead', () => {
  const html = shown({ forPickup: false, pickup: { store: 'gatineau', name: 'Gatineau', refusal: 'not-stocked-here' } })
  expect(html).toContain(m.pickup_way_delivery())
})
